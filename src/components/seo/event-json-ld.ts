import type { EducationEvent } from 'schema-dts';
import type { useSiteSettings } from '../../hooks/use-site-settings';
import { absoluteUrl } from '../../routes';

/** An event to come, as the page at `path` shows it. */
export type EventMeta = Queries.EventFieldsFragment & { readonly path: string };

type Session = EventMeta['sessions'][number];

const onlineAt = (url: string) => ({ '@type': 'VirtualLocation', url }) as const;

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
  const { slug, title: name, text, sessions, wholeDays, status, movedFrom, place, price, registration, path } = event;
  const url = absoluteUrl(siteUrl, `${path}#${slug}`);
  const location = place ? ({ '@type': 'Place', ...place } as const) : onlineAt(registration ?? url);
  const times = (first?: Session, last = first) => ({
    startDate: wholeDays ? first?.day : first?.begins,
    endDate: wholeDays ? last?.lastDay : last?.finishes,
  });
  return {
    '@type': 'EducationEvent',
    '@id': url,
    name,
    description: text,
    url,
    image: absoluteUrl(siteUrl, socialCard),
    ...times(sessions[0], sessions.at(-1)),
    ...(sessions.length > 1 && {
      subEvent: sessions.map((session) => ({ '@type': 'EducationEvent', name, location, ...times(session) })),
    }),
    eventStatus: `https://schema.org/${STATUS[status]}`,
    ...(movedFrom && { previousStartDate: movedFrom }),
    eventAttendanceMode: `https://schema.org/${place ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    location,
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
