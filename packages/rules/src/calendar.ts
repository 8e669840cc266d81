/** When something can be done: ISO 8601 instants with an offset. Without `opens` it always was open. */
export interface Period {
  readonly opens?: string | null;
  readonly closes: string;
}

/** Where `now` is in a period. */
export type Phase = 'before' | 'open' | 'closed';

/** A length of time in its largest whole unit. */
export interface TimeSpan {
  readonly unit: 'second' | 'minute' | 'hour' | 'day';
  readonly value: number;
}

/** How long ago something was. After a week the date says it better. */
export type RelativeTime =
  { readonly kind: 'justNow' } | ({ readonly kind: 'ago' } & TimeSpan) | { readonly kind: 'date' };

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

/** The minute that a deadline names is included: it closes 60 seconds later (CAL-1). */
export const DEADLINE_GRACE_MS = MINUTE;

/** What is more recent than this happened just now (CAL-4). */
export const JUST_NOW_MS = 20 * SECOND;

/** How long the autosave waits after the last change (CAL-5). */
export const AUTOSAVE_DELAY_MS = 15 * SECOND;

/** How long the autosave waits at most after the first unsaved change (CAL-5). */
export const AUTOSAVE_LIMIT_MS = 60 * SECOND;

/** In the last minutes before a deadline the autosave waits only so long (CAL-9). */
export const HURRIED_AUTOSAVE_DELAY_MS = SECOND;

/** The copy of a ballot is mailed so many minutes after its last change (CAL-6). */
export const BALLOT_COPY_MINUTES = { nominations: 60, votes: 30 } as const;

/** The first instant at which a period is closed (CAL-1). */
export const closingTime = (period: Period): Date =>
  new Date(Date.parse(period.closes) + DEADLINE_GRACE_MS);

/** A period is open from the instant it names to the end of the minute of its deadline (CAL-2). */
export const periodPhase = (period: Period, now: Date): Phase => {
  if (period.opens && now.getTime() < Date.parse(period.opens)) return 'before';
  return now < closingTime(period) ? 'open' : 'closed';
};

const spanOf = (ms: number): TimeSpan => {
  const [unit, length] = UNITS.find((candidate) => ms >= candidate[1]) ?? UNITS[3];
  return { unit, value: Math.floor(ms / length) };
};

/** The time left until a period closes, in its largest whole unit; `undefined` once it is closed (CAL-3). */
export const timeLeft = (period: Period, now: Date): TimeSpan | undefined => {
  const ms = closingTime(period).getTime() - now.getTime();
  return ms > 0 ? spanOf(ms) : undefined;
};

/** How long ago: under 20 seconds just now, within a week the largest whole unit, else the date (CAL-4). */
export const relativeTime = (then: Date, now: Date): RelativeTime => {
  const ms = now.getTime() - then.getTime();
  if (ms < JUST_NOW_MS) return { kind: 'justNow' };
  return ms < 7 * DAY ? { kind: 'ago', ...spanOf(ms) } : { kind: 'date' };
};

/** How near a deadline is: in its last day it is near, in its last quarter of an hour it presses (CAL-8). */
export type Urgency = 'calm' | 'near' | 'pressing';

const NEAR_MS = DAY;
const PRESSING_MS = 15 * MINUTE;

/** How urgent it is to finish before a period closes (CAL-8). */
export const urgencyOf = (period: Period, now: Date): Urgency => {
  const left = closingTime(period).getTime() - now.getTime();
  if (left > NEAR_MS) return 'calm';
  return left > PRESSING_MS ? 'near' : 'pressing';
};

/**
 * Unsaved changes are sent 15 s after the last one, and no later than 60 s after the first (CAL-5); in the
 * last quarter of an hour before the deadline after one second (CAL-9).
 */
export const autosaveDueAt = (firstChange: Date, lastChange: Date, period?: Period): Date => {
  const isPressing = period !== undefined && urgencyOf(period, lastChange) === 'pressing';
  const delay = isPressing ? HURRIED_AUTOSAVE_DELAY_MS : AUTOSAVE_DELAY_MS;
  return new Date(
    Math.min(lastChange.getTime() + delay, firstChange.getTime() + AUTOSAVE_LIMIT_MS),
  );
};

/** The copy of a ballot is due an hour after the last nomination, half an hour after the last vote (CAL-6). */
export const ballotCopyDueAt = (ballot: keyof typeof BALLOT_COPY_MINUTES, lastChange: Date): Date =>
  new Date(lastChange.getTime() + BALLOT_COPY_MINUTES[ballot] * MINUTE);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const DURATION =
  /^([+-])?P(?=\d|T\d)(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * A configured time is an instant with an offset, or a duration counted from the first start: `-P30D`
 * is thirty days before it (CAL-7). Months and years have no fixed length and are refused.
 *
 * @returns an ISO instant in UTC, or `undefined` when the value is neither
 */
export const resolveInstant = (value: string, firstStart: Date): string | undefined => {
  if (INSTANT.test(value))
    return isRealDay(value.slice(0, 10)) ? instantOf(Date.parse(value)) : undefined;
  const parts = DURATION.exec(value);
  if (!parts) return undefined;
  const [, sign, ...amounts] = parts;
  const ms = [7 * DAY, DAY, HOUR, MINUTE, SECOND]
    .map((unit, at) => unit * Number(amounts[at] ?? 0))
    .reduce((sum, part) => sum + part, 0);
  return instantOf(firstStart.getTime() + (sign === '-' ? -ms : ms));
};

/** `Date` takes 31 February for 3 March. */
const isRealDay = (day: string): boolean => instantOf(Date.parse(day))?.startsWith(day) === true;

const instantOf = (ms: number): string | undefined => {
  const instant = new Date(ms);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};
