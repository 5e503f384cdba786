import type { EducationEvent } from 'schema-dts';
import type { useSiteSettings } from '../../hooks/use-site-settings';
import { absoluteUrl } from '../../routes';

/** An event to come, as the page at `path` shows it. */
export type EventMeta = Queries.EventFieldsFragment & { readonly path: string };

const STATUS = { planned: 'EventScheduled', moved: 'EventRescheduled', cancelled: 'EventCancelled' } as const;

/**
 * @param organizer the id of the business
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventJsonLd(
  { siteUrl, socialCard }: Pick<ReturnType<typeof useSiteSettings>, 'siteUrl' | 'socialCard'>,
  organizer: string,
  event: EventMeta,
): EducationEvent {
  const { slug, title: name, text, begins, finishes, status, movedFrom, place, price, registration, path } = event;
  const url = absoluteUrl(siteUrl, `${path}#${slug}`);
  return {
    '@type': 'EducationEvent',
    '@id': url,
    name,
    description: text,
    url,
    image: absoluteUrl(siteUrl, socialCard),
    startDate: begins,
    endDate: finishes,
    eventStatus: `https://schema.org/${STATUS[status]}`,
    ...(movedFrom && { previousStartDate: movedFrom }),
    eventAttendanceMode: `https://schema.org/${place ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    location: place ? { '@type': 'Place', ...place } : { '@type': 'VirtualLocation', url: registration ?? url },
    organizer: { '@id': organizer },
    isAccessibleForFree: !price,
    ...(registration &&
      status !== 'cancelled' && {
        offers: {
          '@type': 'Offer',
          name,
          url: registration,
          price: price?.amount ?? 0,
          priceCurrency: price?.currency ?? 'GBP',
          availability: 'https://schema.org/InStock',
        },
      }),
  };
}
