import type { DeadlineMessages } from './Deadline.messages.ts';

export const deadlineAr: Partial<DeadlineMessages> = {
  moment: (day, time) => `${day}، ${time}`,
  inZone: (city) => `بتوقيت ${city}`,
  official: (day, time, zone) => `${day} الساعة ${time} ${zone}`,
};
