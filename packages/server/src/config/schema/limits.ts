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
/** Counts are forgotten after a day. */
const minutes = whole(1, 24 * 60);
const limit = object({ most: maybe(points), minutes: maybe(minutes), refused: maybe(points) });

/** A limit of a convention's own must give back soon, too, unless it is for what cannot be undone. */
const givesBackSoon = (name: LimitName) =>
  v.check<v.InferOutput<typeof limit>, string>((given) => {
    const { most, minutes: all }: Limit = { ...DEFAULT_LIMITS[name], ...given };
    return OWN_DEEDS.has(name) || all / most <= MAX_WAIT_MINUTES;
  }, `give back one at least every ${MAX_WAIT_MINUTES} minutes: raise most, or lower minutes`);

/** The same, with what holds where a convention says nothing. */
function withDefault(name: LimitName) {
  const { most, minutes: usual, refused }: Limit = DEFAULT_LIMITS[name];
  const counted = refused === undefined ? '' : `, refused: ${refused}`;
  return maybe(
    v.pipe(
      limit,
      givesBackSoon(name),
      v.title(`\`{ most: ${most}, minutes: ${usual}${counted} }\` when not said`),
    ),
  );
}
const entries = Object.fromEntries(LIMIT_NAMES.map((name) => [name, withDefault(name)])) as Record<
  LimitName,
  ReturnType<typeof withDefault>
>;

/**
 * How often something may be asked: `most` at once, by what its meaning names, and all of it again after so many `minutes`,
 * one at a time. A request counts one, and `refused` where it was refused for what it tried. A limit that the convention
 * doesn't name has its default.
 */
export const limits = v.optional(
  v.pipe(
    object(entries),
    v.transform((given) => limitsOf(given)),
  ),
  {},
);
