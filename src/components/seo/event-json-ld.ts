import type { EducationEvent } from 'schema-dts';
import { absoluteUrl } from '../../routes';

/** An event to come, as its page shows it. */
export interface EventMeta
  extends Pick<
    Queries.EventFieldsFragment,
    'slug' | 'title' | 'text' | 'begins' | 'finishes' | 'status' | 'movedFrom' | 'place' | 'price' | 'registration'
  > {
  readonly path: string;
}

const STATUS = { planned: 'EventScheduled', moved: 'EventRescheduled', cancelled: 'EventCancelled' } as const;

/**
 * @param organizer the id of the business
 * @see https://developers.google.com/search/docs/appearance/structured-data/event
 */
export function eventJsonLd(siteUrl: string, organizer: string, image: string, event: EventMeta): EducationEvent {
  const { slug, title, text, begins, finishes, status, movedFrom, place, price, registration, path } = event;
  const url = absoluteUrl(siteUrl, `${path}#${slug}`);
  return {
    '@type': 'EducationEvent',
    '@id': url,
    name: title,
    description: text,
    url,
    image,
    startDate: begins,
    endDate: finishes,
    eventStatus: `https://schema.org/${STATUS[status]}`,
    ...(movedFrom && { previousStartDate: movedFrom }),
    eventAttendanceMode: `https://schema.org/${place ? 'OfflineEventAttendanceMode' : 'OnlineEventAttendanceMode'}`,
    location: place
      ? { '@type': 'Place', name: place.name, address: place.address }
      : { '@type': 'VirtualLocation', url: registration ?? url },
    organizer: { '@id': organizer },
    ...(!price && { isAccessibleForFree: true }),
    ...(registration &&
      status !== 'cancelled' && {
        offers: {
          '@type': 'Offer',
          name: title,
          url: registration,
          price: price?.amount ?? 0,
          priceCurrency: price?.currency ?? 'GBP',
          availability: 'https://schema.org/InStock',
        },
      }),
  };
}
