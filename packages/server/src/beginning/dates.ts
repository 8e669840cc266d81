/** Returns a zone's UTC offset at a time, such as `+02:00`. */
function offsetAt(time: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
}

/**
 * Returns a time of day a number of days before or after a day, in the configuration's format:
 * `2031-03-31T23:59+03:00`.
 */
export function moment(day: string, days: number, time: string, zone: string): string {
  const noon = new Date(Date.parse(`${day}T12:00:00Z`) + days * 24 * 60 * 60_000);
  return `${noon.toISOString().slice(0, 10)}T${time}${offsetAt(noon, zone)}`;
}
