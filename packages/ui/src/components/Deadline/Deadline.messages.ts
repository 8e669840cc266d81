export interface DeadlineMessages {
  /** The deadline in the reader's own zone, below the official one. */
  ownTime: (time: string) => string;
}

export const deadlineMessages: DeadlineMessages = { ownTime: (time) => `${time} your time` };
