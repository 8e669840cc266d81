import type { DeadlineMessages } from './Deadline.messages.ts';

export const deadlineSv: Partial<DeadlineMessages> = {
  moment: (day, time) => `${day} kl. ${time}`,
  inZone: (city) => `tid i ${city}`,
  official: (day, time, zone) => `${day} kl. ${time} ${zone}`,
};
