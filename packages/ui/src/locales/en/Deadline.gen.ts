// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface DeadlineMessages {
  /** The day and time in the reader's time zone, short. */
  moment: (values: { day: string; time: string }) => string;
  /** The zone's city for screen readers. On screen it is in brackets. */
  inZone: (values: { city: string }) => string;
  /** The same instant in full, in the rules' time zone. */
  official: (values: { day: string; time: string; zone: string }) => string;
}

export const deadlineMessages: DeadlineMessages = {
  moment: ({ day, time }) => `${day}, ${time}`,
  inZone: ({ city }) => `${city} time`,
  official: ({ day, time, zone }) => `${day} at ${time} ${zone}`,
};
