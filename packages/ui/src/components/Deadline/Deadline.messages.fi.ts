import type { DeadlineMessages } from './Deadline.messages.ts';

export const deadlineFi: DeadlineMessages = { ownTime: (time) => `${time} omaa aikaasi` };
