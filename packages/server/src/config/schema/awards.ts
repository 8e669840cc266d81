import { BALLOT_SIZE, FINALISTS, MAX_NOMINATIONS, PER_GROUP, type Finalist } from '@conkit/rules';
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
  segment,
  set,
  text,
  whole,
  words,
} from './values.ts';

/** When something can be done; each an instant with an offset, or a duration from the first start. */
const period = object({
  opens: text,
  /** The last minute that is still open: an instant without seconds. */
  closes: text,
});

/** Other forms of a name that a language's sentences ask for, by language; see `forms` of an award. */
const nameForms = map(map(text));

/** One way to hold a right; what it names must all be so. */
const rightCondition = object({
  /**
   * Membership types, one of which somebody has. Without `types` and `list` they are those with `hugo_nominator` (to
   * nominate) or `wsfs_member` (to vote).
   */
  types: maybe(set(key)),
  /** By when somebody had joined: an instant with an offset, or a duration; its minute is included. */
  joined_by: maybe(text),
  /** An imported list that somebody is on, such as last year's members; with no `types`, whatever their membership. */
  list: maybe(key),
});

/** Somebody has a right when one of the conditions holds; by default their membership type decides. */
const conditions = v.optional(list(rightCondition), [{}]);

/** How many finalists a category has, by the selection from its nominations. */
const selection = object({
  /** How many works are on the final ballot. */
  finalists: v.optional(count, FINALISTS),
  /** How many of them can be of one author or series. */
  per_group: v.optional(count, PER_GROUP),
});

/** An award: what it is called, when it is nominated and voted for, by whom, and how. */
export const award = object({
  /** What it is called, as in a list: "Hugo Awards". */
  name: words,
  /**
   * Other forms of the name, by language, for sentences in which it does not stand as in a list; what is missing is
   * said with the name. English asks for `one` ("Hugo Award") and `short` ("Hugo"), Finnish for `to`
   * ("Hugo-palkintoihin"), `about` ("Hugo-palkinnoista") and `short`, to which a word is joined ("Hugo-").
   */
  forms: maybe(nameForms),
  /** What the addresses of its pages have after `vote` and `nominate`: `retro` makes `vote-retro`. One award may have none. */
  segment: maybe(segment),
  /** The year that the award is called by. */
  year: count,
  /** The year of the eligible works, where it is about works of a year. */
  works_of: maybe(count),
  /** What is eligible, a sentence each, on the page of nominations. */
  eligible: maybe(list(words)),
  /** When people nominate; without it nobody does. */
  nominations: maybe(period),
  /** How many works a person can nominate in a category. */
  max_nominations: v.optional(whole(1, 50), MAX_NOMINATIONS),
  /** When people vote; without it nobody does. */
  voting: maybe(period),
  /**
   * From when the finalists are told, to anybody at all: an instant with an offset, or a duration. By default when
   * voting opens.
   */
  announced: maybe(text),
  /** When the final ballot will be announced, as a sentence for who comes after the nominations. */
  final_ballot: maybe(words),
  /** The day on which it is given. */
  ceremony: maybe(day),
  /** How many positions a ballot has in each category; with 1, one finalist is chosen. */
  positions: v.optional(whole(1, 20), BALLOT_SIZE),
  /** What the entry that votes for giving no award is called; without it there is none. */
  no_award: maybe(words),
  /** How the finalists are selected. */
  selection: v.optional(selection, {}),
  /** Who may nominate and who may vote. */
  rights: v.optional(object({ nominate: conditions, vote: conditions }), {}),
});

/** The convention's awards by their keys, in the order of the pages; none where there is no award. */
export const awards = v.optional(map(award, 0), {});

/** What all awards together are called and where their pages are. */
export const awardPages = v.optional(
  object({
    /** The first part of the pages' addresses: `hugo` in `/hugo/vote/5`. */
    path: v.optional(segment, 'awards'),
    /** What the awards are called together; by default by their names, one after the other. */
    name: maybe(words),
    /** Other forms of that name, as `forms` of an award; Finnish asks for `in` ("Hugo-palkinnoissa") too. */
    forms: maybe(nameForms),
    /** The page that leads to the nominations of each award, for one link in a mail. */
    landing: maybe(object({ title: words })),
    /**
     * When the awards are given, as a sentence for who comes after the vote; `{hugo}` stands for the ceremony's day of
     * the award with the key `hugo`. By default a line for each award.
     */
    ceremonies: maybe(words),
  }),
  {},
);

/** What is nominated and voted for. */
export const awardCategory = object({
  /** Its name in data; no two categories of a convention have the same, whatever their awards. */
  key,
  /** The key of its award. */
  award: key,
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
  /** Never given to another: votes refer to it. */
  id: count,
  title: text,
  subtitle: maybe(text),
  /** The day on which it left the ballot, and the finalist that took its place. */
  replaced: maybe(object({ on: day, by: maybe(count) })),
} satisfies Partial<Record<keyof Finalist, v.GenericSchema>>);

/** By category, in ballot order; empty until there are any. Nobody is told of them before they are announced. */
export const finalists = v.optional(map(list(finalist, 1), 0), {});

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
