export interface DeadlineMessages {
  /** The day and the time in the reader's own zone, in short. */
  moment: (day: string, time: string) => string;
  /** The city by which that zone goes, for those who hear it; others see it in brackets. */
  inZone: (city: string) => string;
  /** The same instant in full, in the zone that the rules name. */
  official: (day: string, time: string, zone: string) => string;
}

export const deadlineMessages: DeadlineMessages = {
  moment: (day, time) => `${day.replace(',', '')}, ${time}`,
  inZone: (city) => `${city} time`,
  official: (day, time, zone) => `${day} at ${time} ${zone}`,
};
