import type { CalendarWords } from './calendar.ts';

export const calendarFi: CalendarWords = {
  nominations: 'ehdokkaiden asettaminen päättyy',
  voting: 'äänestys päättyy',
};
