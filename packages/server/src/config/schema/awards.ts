import {
  BALLOT_SIZE,
  FINALISTS,
  MAX_NOMINATIONS,
  PER_GROUP,
  SELECTION_METHODS,
  TIED_LAST,
  TURNOUT_PERCENT,
  type Finalist,
} from '@conkit/rules';
import * as v from 'valibot';
import {
  count,
  day,
  flag,
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

/** When nominations or votes are open. Each end is an instant with an offset, or a duration from the first start. */
const period = object({
  opens: text,
  /** The last minute that is still open: an instant without seconds. */
  closes: text,
});

/** Other forms of a name for sentences, by language; see `forms` of an award. */
const nameForms = map(map(text));

/** One way to get a right. All of its fields must match. */
const rightCondition = object({
  /**
   * The member must have one of these membership types. Without `types` and `list`, these are the types with
   * `nominator` or `voter`.
   */
  types: maybe(set(key)),
  /** The member must have joined by the end of this minute: an instant with an offset, or a duration. */
  joined_by: maybe(text),
  /**
   * The member must be on this imported list, such as last year's members. Without `types`, any membership type
   * matches.
   */
  list: maybe(key),
});

/** A member has the right when one of the conditions matches. By default, the membership type decides. */
const conditions = v.optional(list(rightCondition), [{}]);

/** How finalists are selected from the nominations of a category. */
const selection = object({
  /** `eph`: works share a ballot's point, “E Pluribus Hugo”. `plain`: the works on the most ballots. */
  method: v.optional(oneOf(...SELECTION_METHODS), 'eph'),
  /** How many works are on the final ballot. */
  finalists: v.optional(count, FINALISTS),
  /** How many of them can be by one author or from one series. */
  per_group: v.optional(count, PER_GROUP),
});

/** How the final ballots are counted. The defaults are those of the WSFS constitution. */
const counting = object({
  /**
   * No Award wins a category if a smaller share of the award's ballots, in percent, ranks a finalist first in it. With
   * 0, there is no minimum.
   */
  turnout_percent: v.optional(whole(0, 100), TURNOUT_PERCENT),
  /** Whether more ballots must prefer the winner to No Award than the reverse. */
  must_beat_no_award: v.optional(flag, true),
  /**
   * Who leaves a round when several finalists have the fewest votes: those with the fewest first preferences
   * (`fewest_first`), or `all`.
   */
  tied_last: v.optional(oneOf(...TIED_LAST), 'fewest_first'),
});

/** An award: its name, its periods, who can take part, and its rules. */
export const award = object({
  /** The name in a list, such as "Hugo Awards". */
  name: words,
  /**
   * Other forms of the name for sentences, by language. Without a form, sentences use the name. English uses `one`
   * ("Hugo Award") and `short` ("Hugo"). Finnish uses `to` ("Hugo-palkintoihin"), `about` ("Hugo-palkinnoista") and
   * `short`, the first part of compound words ("Hugo-").
   */
  forms: maybe(nameForms),
  /**
   * The suffix of its pages' addresses after `vote` and `nominate`: `retro` makes `vote-retro`. One award can have
   * none.
   */
  segment: maybe(segment),
  /** The year in the award's title. */
  year: count,
  /** The year of the eligible works, if the award is for works of one year. */
  works_of: maybe(count),
  /** What is eligible, one sentence each. Shown on the nominations page. */
  eligible: maybe(list(words)),
  /** When nominations are open. Without it, the award has no nominations. */
  nominations: maybe(period),
  /** How many works a person can nominate in a category. */
  max_nominations: v.optional(whole(1, 50), MAX_NOMINATIONS),
  /** When voting is open. Without it, the award has no vote. */
  voting: maybe(period),
  /** When the finalists become public: an instant with an offset, or a duration. By default, when voting opens. */
  announced: maybe(text),
  /** When the final ballot will be announced, as a sentence for people who come after nominations close. */
  final_ballot: maybe(words),
  /** The day of the award ceremony. */
  ceremony: maybe(day),
  /** How many positions a ballot has in each category. With 1, voters choose one finalist. */
  positions: v.optional(whole(1, 20), BALLOT_SIZE),
  /** The label of the entry that votes for giving no award. Without it, there is no such entry. */
  no_award: maybe(words),
  /** How the finalists are selected. */
  selection: v.optional(selection, {}),
  /** How the final ballots are counted. */
  counting: v.optional(counting, {}),
  /** Who can nominate and who can vote. */
  rights: v.optional(object({ nominate: conditions, vote: conditions }), {}),
});

/** The convention's awards by key, in the order of the pages. Empty if the convention gives no award. */
export const awards = v.optional(map(award, 0), {});

/** The common name of all awards, and the addresses of their pages. */
export const awardPages = v.optional(
  object({
    /** The first part of the pages' addresses: `hugo` in `/hugo/vote/5`. */
    path: v.optional(segment, 'awards'),
    /** The common name of the awards. By default, the names of all awards in a row. */
    name: maybe(words),
    /** Other forms of the common name, as `forms` of an award. Finnish also uses `in` ("Hugo-palkinnoissa"). */
    forms: maybe(nameForms),
    /** A page with links to the nominations of each award, so that a mail needs one link only. */
    landing: maybe(object({ title: words })),
    /**
     * When the awards are given, as a sentence for people who come after the vote. `{hugo}` stands for the ceremony's
     * day of the award with the key `hugo`. By default, one line for each award.
     */
    ceremonies: maybe(words),
  }),
  {},
);

/** A category of an award. */
export const awardCategory = object({
  /** Its name in data. Unique in the convention, even between awards. */
  key,
  /** The key of its award. */
  award: key,
  title: words,
  /** Who or what is eligible. */
  description: maybe(words),
  /** The length of eligible works, both ends included. */
  length: maybe(object({ unit: oneOf('words', 'minutes'), min: maybe(count), max: maybe(count) })),
  /** The fields of a nomination, in order. */
  fields: list(object({ key, label: words })),
});

/** A current or former finalist. Keep replaced finalists in the list and mark them with `replaced`. */
const finalist = object({
  /** Saved votes refer to this number: never reuse it for another finalist. */
  id: count,
  title: text,
  subtitle: maybe(text),
  /** The day on which it left the ballot, and the id of the finalist that replaced it. */
  replaced: maybe(object({ on: day, by: maybe(count) })),
} satisfies Partial<Record<keyof Finalist, v.GenericSchema>>);

/** By category, in ballot order. Not public before the finalists are announced. */
export const finalists = v.optional(map(list(finalist, 1), 0), {});

/** The voter packet: where its files are stored, and their names. */
export const packet = object({
  /** A folder on the server, relative to the project's root. */
  folder: maybe(text),
  /** Or a bucket of an S3-compatible service. The address ends with a slash. */
  s3: maybe(object({ address: folderUrl, region: text })),
  /** File names by category and format. */
  files: map(map(text)),
});

/** An extra that voters can request in addition to the packet's files. */
export const seriesExtra = object({
  category: key,
  /** The text of its button. */
  label: words,
  /** A file of codes, one on each line, relative to the project's root. */
  codes: maybe(text),
});

/** The vote on the site of a later convention. */
export const siteSelection = object({
  title: words,
  subtitle: words,
  /** In the order of the ballot. `null` is an empty line to write on. */
  choices: list(v.nullable(words), 1),
  /** One line each. */
  instructions: list(words),
});

/** The name in the URL of the page that links to the nominations of each award. */
export const LANDING = 'nominate-landing';
