import type { DeadlineMessages } from './Deadline.messages.ts';

/** Puts the weekday into the essive: ”maanantaina”. Some browsers format it in the nominative. */
const on = (day: string) => day.replace(/^(\S+tai|keskiviikko)(?=\s)/, '$1na');

export const deadlineFi: DeadlineMessages = {
  moment: (day, time) => `${day} klo ${time}`,
  inZone: (city) => `aikavyöhyke ${city}`,
  official: (day, time, zone) => `${on(day)} klo ${time} ${zone.replace(/aika$/, 'aikaa')}`,
};
