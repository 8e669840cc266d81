import * as v from 'valibot';
import {
  DEFAULT_LIMITS,
  LIMIT_NAMES,
  limitsOf,
  MAX_WAIT_MINUTES,
  OWN_DEEDS,
  type Limit,
  type LimitName,
} from '../limits.ts';
import { maybe, object, whole } from './values.ts';

const points = whole(1, 1_000_000);
/** Counts are deleted after a day. */
const minutes = whole(1, 24 * 60);
const limit = object({ most: maybe(points), minutes: maybe(minutes), refused: maybe(points) });

/** Checks that a limit frees a request often enough; `OWN_DEEDS` are exempt. */
const givesBackSoon = (name: LimitName) =>
  v.check<v.InferOutput<typeof limit>, string>((given) => {
    const { most, minutes: all }: Limit = { ...DEFAULT_LIMITS[name], ...given };
    return OWN_DEEDS.has(name) || all / most <= MAX_WAIT_MINUTES;
  }, `give back one at least every ${MAX_WAIT_MINUTES} minutes: raise most, or lower minutes`);

/** Returns a limit's schema with its default in the title, for docs/configuration.md. */
function withDefault(name: LimitName) {
  const { most, minutes: usual, refused }: Limit = DEFAULT_LIMITS[name];
  const counted = refused === undefined ? '' : `, refused: ${refused}`;
  return maybe(
    v.pipe(
      limit,
      givesBackSoon(name),
      v.title(`\`{ most: ${most}, minutes: ${usual}${counted} }\` by default`),
    ),
  );
}
const entries = Object.fromEntries(LIMIT_NAMES.map((name) => [name, withDefault(name)])) as Record<
  LimitName,
  ReturnType<typeof withDefault>
>;

/**
 * How often a request is allowed. A subject (see each limit) can make `most` requests at once. They come back one at a
 * time, all of them within `minutes`. A request counts as one, or as `refused` if the server refused what it tried. A
 * limit that the convention doesn't set has its default.
 */
export const limits = v.optional(
  v.pipe(
    object(entries),
    v.transform((given) => limitsOf(given)),
  ),
  {},
);
