import * as v from 'valibot';
import { DEFAULT_LIMITS, LIMIT_NAMES, limitsOf, type Limit, type LimitName } from '../limits.ts';
import { maybe, object, whole } from './values.ts';

const points = whole(1, 1_000_000);
/** Counts are forgotten after a day. */
const minutes = whole(1, 24 * 60);
const limit = object({ most: maybe(points), minutes: maybe(minutes), refused: maybe(points) });

/** The same, with what holds where a convention says nothing. */
function withDefault(name: LimitName) {
  const { most, minutes: usual, refused }: Limit = DEFAULT_LIMITS[name];
  const counted = refused === undefined ? '' : `, refused: ${refused}`;
  return maybe(
    v.pipe(limit, v.title(`\`{ most: ${most}, minutes: ${usual}${counted} }\` when not said`)),
  );
}
const entries = Object.fromEntries(LIMIT_NAMES.map((name) => [name, withDefault(name)])) as Record<
  LimitName,
  ReturnType<typeof withDefault>
>;

/**
 * How often something may be asked: at most `most` in so many `minutes`, by what its meaning names; a request counts
 * one, and `refused` where it was refused for what it tried. What is not said is as it usually is.
 */
export const limits = v.optional(
  v.pipe(
    object(entries),
    v.transform((given) => limitsOf(given)),
  ),
  {},
);
