/** A period of time as ISO 8601 instants with an offset. Without `opens` it has always been open. */
export interface Period {
  readonly opens?: string | null;
  readonly closes: string;
}

/** The phase of a period. */
export type Phase = 'before' | 'open' | 'closed';

/** A length of time in its largest whole unit. */
export interface TimeSpan {
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
  readonly value: number;
}

/** The elapsed time to show. `date` means to show the date instead. */
export type RelativeTime =
  | { readonly kind: 'justNow' }
  | ({ readonly kind: 'ago' } & TimeSpan)
  | { readonly kind: 'date' };

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
  ['second', SECOND],
] as const;

/** A deadline includes the minute that it names, so it closes 60 seconds later (CAL-1). */
export const DEADLINE_GRACE_MS = MINUTE;

/** Shorter elapsed times are shown as "just now" (CAL-4). */
export const JUST_NOW_MS = 20 * SECOND;

/** The autosave's delay after the last change (CAL-5). */
export const AUTOSAVE_DELAY_MS = 15 * SECOND;

/** The autosave's longest delay after the first unsaved change (CAL-5). */
export const AUTOSAVE_LIMIT_MS = 60 * SECOND;

/** The autosave's delay in the last minutes before a deadline (CAL-9). */
export const HURRIED_AUTOSAVE_DELAY_MS = SECOND;

/** How many minutes after the last change the copy of a ballot is mailed (CAL-6). */
export const BALLOT_COPY_MINUTES = { nominations: 60, votes: 30 } as const;

/** Returns the first instant at which a period is closed (CAL-1). */
export const closingTime = (period: Period): Date =>
  new Date(Date.parse(period.closes) + DEADLINE_GRACE_MS);

/** Returns the phase of a period. It is open from `opens` to the end of the deadline's minute (CAL-2). */
export const periodPhase = (period: Period, now: Date): Phase => {
  if (period.opens && now.getTime() < Date.parse(period.opens)) return 'before';
  return now < closingTime(period) ? 'open' : 'closed';
};

/** Returns an instant at which a calendar day, such as `2019-08-18`, has ended in every time zone (CAL-12). */
export const endOfDayEverywhere = (day: string): Date => new Date(Date.parse(day) + 2 * DAY);

const toTimeSpan = (ms: number): TimeSpan => {
  const [unit, length] = UNITS.find((candidate) => ms >= candidate[1]) ?? UNITS[3];
  return { unit, value: Math.floor(ms / length) };
};

/** Returns the time left until a period closes, in its largest whole unit; `undefined` once it is closed (CAL-3). */
export const timeLeft = (period: Period, now: Date): TimeSpan | undefined => {
  const ms = closingTime(period).getTime() - now.getTime();
  return ms > 0 ? toTimeSpan(ms) : undefined;
};

/**
 * Returns the elapsed time: "just now" under 20 seconds, the largest whole unit within a week, else the date
 * (CAL-4).
 */
export const relativeTime = (then: Date, now: Date): RelativeTime => {
  const ms = now.getTime() - then.getTime();
  if (ms < JUST_NOW_MS) return { kind: 'justNow' };
  return ms < 7 * DAY ? { kind: 'ago', ...toTimeSpan(ms) } : { kind: 'date' };
};

/** How close a deadline is: `near` in the last day, `pressing` in the last quarter of an hour (CAL-8). */
export type Urgency = 'calm' | 'near' | 'pressing';

const NEAR_MS = DAY;
const PRESSING_MS = 15 * MINUTE;

/** Returns how close the deadline of a period is (CAL-8). */
export const getUrgency = (period: Period, now: Date): Urgency => {
  const left = closingTime(period).getTime() - now.getTime();
  if (left > NEAR_MS) return 'calm';
  return left > PRESSING_MS ? 'near' : 'pressing';
};

/**
 * Returns when unsaved changes are sent: 15 s after the last one, but at most 60 s after the first (CAL-5). In
 * the last quarter of an hour before the deadline the delay is one second (CAL-9).
 */
export const autosaveDueAt = (firstChange: Date, lastChange: Date, period?: Period): Date => {
  const isPressing = period !== undefined && getUrgency(period, lastChange) === 'pressing';
  const delay = isPressing ? HURRIED_AUTOSAVE_DELAY_MS : AUTOSAVE_DELAY_MS;
  return new Date(
    Math.min(lastChange.getTime() + delay, firstChange.getTime() + AUTOSAVE_LIMIT_MS),
  );
};

/**
 * Returns when the copy of a ballot is mailed: an hour after the last nomination, half an hour after the last vote
 * (CAL-6).
 */
export const ballotCopyDueAt = (ballot: keyof typeof BALLOT_COPY_MINUTES, lastChange: Date): Date =>
  new Date(lastChange.getTime() + BALLOT_COPY_MINUTES[ballot] * MINUTE);

/** How many hours before a deadline the reminders of it are due. */
const REMINDER_HOURS = [72, 6] as const;

/**
 * Returns the reminders that are due or past, in hours before the deadline; none unless the period is open (CAL-11).
 */
export const listDueReminders = (period: Period, now: Date): readonly number[] =>
  periodPhase(period, now) === 'open'
    ? REMINDER_HOURS.filter(
        (hours) => now.getTime() >= closingTime(period).getTime() - hours * HOUR,
      )
    : [];

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const DURATION =
  /^([+-])?P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Resolves a configured time: an instant with an offset, or a duration from the first start, such as `-P30D` for
 * thirty days before it (CAL-7). Months and years have no fixed length and are refused.
 *
 * @returns an ISO instant in UTC, or `undefined` when the value is neither
 */
export const resolveInstant = (value: string, firstStart: Date): string | undefined => {
  if (INSTANT.test(value))
    return isDay(value.slice(0, 10)) ? formatInstant(Date.parse(value)) : undefined;
  const parts = DURATION.exec(value);
  if (!parts) return undefined;
  const [, sign, ...amounts] = parts;
  const ms = [7 * DAY, DAY, HOUR, MINUTE, SECOND]
    .map((unit, at) => unit * Number(amounts[at] ?? 0))
    .reduce((sum, part) => sum + part, 0);
  return formatInstant(firstStart.getTime() + (sign === '-' ? -ms : ms));
};

/** Returns whether a text is a calendar day that exists, `YYYY-MM-DD`. `Date` turns 31 February into 3 March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && formatInstant(Date.parse(text))?.startsWith(text) === true;

const formatInstant = (ms: number): string | undefined => {
  const instant = new Date(ms);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};
