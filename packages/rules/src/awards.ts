import type { Period } from './calendar.ts';

/** What somebody does in an award, on a page of its own and with a right of its own. */
export type AwardRight = 'nominate' | 'vote';

/** The part of an award page's address that tells it from the others, and its name in a login link. */
export type AwardPageName = AwardRight | `${AwardRight}-${string}`;

/** What of an award decides which pages it has. */
export interface HeldAward {
  /**
   * What its addresses have after `vote` and `nominate`.
   *
   * @default nothing
   */
  readonly segment?: string | null;
  /** Without one nothing is nominated. */
  readonly nominations?: Period | null;
  /** Without one there is no vote. */
  readonly voting?: Period | null;
}

/** A page on which people nominate or vote for one award. */
export interface AwardPage {
  readonly page: AwardPageName;
  readonly right: AwardRight;
  /** The award's key. */
  readonly award: string;
  readonly period: Period;
}

/** What an award is called in one language. */
export interface AwardName {
  /** As it stands in a list: "Hugo Awards". */
  readonly name: string;
  /** Other forms of the name, such as "Hugo" before another word, by what a language calls them. */
  readonly forms?: Readonly<Record<string, string>>;
}

const RIGHTS = ['nominate', 'vote'] as const satisfies readonly AwardRight[];

/** What a page of an award is called in its address: `vote`, or with the award's segment `vote-story` (AWD-1). */
export const awardPageName = (right: AwardRight, segment?: string | null): AwardPageName =>
  segment ? `${right}-${segment}` : right;

/**
 * An award has a page to nominate and one to vote, each where it has that period; those to nominate come first,
 * each in the order of the awards (AWD-1).
 */
export const awardPages = (awards: Readonly<Record<string, HeldAward>>): readonly AwardPage[] =>
  RIGHTS.flatMap((right) =>
    Object.entries(awards).flatMap(([award, { segment, nominations, voting }]) => {
      const period = right === 'nominate' ? nominations : voting;
      return period ? [{ page: awardPageName(right, segment), right, award, period }] : [];
    }),
  );

/** An award is called by its name, or by the form of it that a sentence asks for where there is one (AWD-2). */
export const nameForm = ({ name, forms }: AwardName, form: string): string =>
  forms && Object.hasOwn(forms, form) ? (forms[form] ?? name) : name;
