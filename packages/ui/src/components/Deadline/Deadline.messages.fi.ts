import type { DeadlineMessages } from './Deadline.messages.ts';

/** On which day: ”maanantaina”. Some browsers have the weekday in the nominative. */
const on = (day: string) => day.replace(/^(\S+tai|keskiviikko)(?=\s)/, '$1na');

export const deadlineFi: DeadlineMessages = {
  moment: (day, time) => `${day} klo ${time}`,
  inZone: (city) => `aikavyöhyke ${city}`,
  official: (day, time, zone) => `${on(day)} klo ${time} ${zone.replace(/aika$/, 'aikaa')}`,
};
