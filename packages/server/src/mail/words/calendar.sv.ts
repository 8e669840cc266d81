import type { CalendarWords } from './calendar.ts';

export const calendarSv: CalendarWords = {
  nominations: 'nomineringen stänger',
  voting: 'röstningen stänger',
};
