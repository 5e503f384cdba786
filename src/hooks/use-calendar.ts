import { useState } from 'react';
import { CALENDAR_TYPE, type CalendarEvent, calendarFile } from '../planners/calendar-file';
import { useDownloads } from './use-downloads';
import { useSiteSettings } from './use-site-settings';

interface CalendarSource {
  /** The name of the calendar. */
  readonly name: string;
  /** The name of the file, without its ending. */
  readonly fileName: string;
  /** The name of the planner, as in its saved files. */
  readonly tool: string;
  /** The path of the page to which each event leads back. */
  readonly path: string;
  /** The title that gives nothing away. */
  readonly discreetTitle: string;
}

/** Events that a visitor can put into a calendar of her own. */
export interface Calendar {
  /** Whether titles say nothing about the plan. */
  readonly isDiscreet: boolean;
  readonly setIsDiscreet: (isDiscreet: boolean) => void;
  /**
   * Hands events to the visitor as a file.
   * @param suffix ends the name of a file that holds only some of the events
   */
  readonly save: (events: readonly CalendarEvent[], suffix?: string) => void;
}

/** Writes calendar files of a planner, with the titles that the visitor has chosen. */
export function useCalendar({ name, fileName, tool, path, discreetTitle }: CalendarSource): Calendar {
  const site = useSiteSettings();
  const download = useDownloads();
  const [isDiscreet, setIsDiscreet] = useState(false);
  return {
    isDiscreet,
    setIsDiscreet,
    save: (events, suffix = '') => {
      const file = { name, site, moment: new Date(), tool, path, events, ...(isDiscreet && { discreetTitle }) };
      download(`${fileName}${suffix}.ics`, calendarFile(file), CALENDAR_TYPE);
    },
  };
}
