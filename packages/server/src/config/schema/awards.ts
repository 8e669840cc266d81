import type { Finalist } from '@conkit/rules';
import * as v from 'valibot';
import {
  count,
  day,
  folderUrl,
  key,
  list,
  map,
  maybe,
  object,
  oneOf,
  text,
  words,
} from './values.ts';

const awardFacts = object({
  year: count,
  /** The year of the eligible works. */
  works_of: count,
  /** The day of the ceremony. */
  ceremony: day,
});

/** The Hugo Awards and the Retro Hugo Awards. */
export const awards = object({ hugo: awardFacts, retro: awardFacts });

/** How much may be ranked and nominated. */
export const ballot = object({
  positions: count,
  max_nominations: count,
  no_award: words,
  /** When the final ballot is announced, as a sentence. */
  announced: maybe(words),
});

/** What is nominated and voted for. */
export const awardCategory = object({
  key,
  award: oneOf('hugo', 'retro'),
  title: words,
  /** Who or what is eligible. */
  description: maybe(words),
  /** How long its works are, both ends included. */
  length: maybe(object({ unit: oneOf('words', 'minutes'), min: maybe(count), max: maybe(count) })),
  /** What a nomination consists of, in order. */
  fields: list(object({ key, label: words })),
});

/** Something that is on the ballot, or was: replaced ones stay, marked. */
const finalist = object({
  id: count,
  title: text,
  subtitle: maybe(text),
  replaced: maybe(object({ on: day, by: maybe(count) })),
} satisfies Partial<Record<keyof Finalist, v.GenericSchema>>);

/** By category, in ballot order. */
export const finalists = map(list(finalist, 1));

/** The voter packet: where its files are kept, and which they are. */
export const packet = object({
  /** A folder of this machine, from the project's root. */
  folder: maybe(text),
  /** Or a bucket of an S3-compatible service; the address ends with a slash. */
  s3: maybe(object({ address: folderUrl, region: text })),
  /** File names by category and format. */
  files: map(map(text)),
});

/** What voters can ask for beside the files of the packet. */
export const seriesExtra = object({
  category: key,
  /** The words on its button. */
  label: words,
  /** A file of codes, one in each line, from the project's root. */
  codes: maybe(text),
});

/** The vote on where a later convention is held. */
export const siteSelection = object({
  title: words,
  subtitle: words,
  /** In the order of the ballot; null is a line to write on. */
  choices: list(v.nullable(words), 1),
  /** A line each. */
  instructions: list(words),
});
