import * as v from 'valibot';
import { LIMIT_NAMES, limitsOf } from '../limits.ts';
import { maybe, object, whole } from './values.ts';

const points = whole(1, 1_000_000);
/** Counts are forgotten after a day. */
const minutes = whole(1, 24 * 60);
const limit = object({ most: maybe(points), minutes: maybe(minutes), refused: maybe(points) });

/** What a convention says of its limits; what it does not say is as it usually is. */
export const limits = v.optional(
  v.pipe(
    object(v.entriesFromList(LIMIT_NAMES, maybe(limit))),
    v.transform((given) => limitsOf(given)),
  ),
  {},
);
