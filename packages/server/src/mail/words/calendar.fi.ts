import type { CalendarWords } from './calendar.ts';

export const calendarFi: CalendarWords = {
  nominations: 'ehdotusaika päättyy',
  voting: 'äänestys päättyy',
};
