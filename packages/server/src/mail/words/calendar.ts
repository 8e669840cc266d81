/** What the entries of the calendar file say, behind the convention's name. */
export const calendar = {
  nominations: 'nominations close',
  voting: 'voting closes',
};

export type CalendarWords = typeof calendar;
