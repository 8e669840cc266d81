// Decisions: docs/decisions/awards.md
import { periodPhase, type Period } from './calendar.ts';

/** An activity in an award, which has its own page and its own right. */
export type AwardRight = 'nominate' | 'vote';

/** The name of an award page in its address and in login links. */
export type AwardPageName = AwardRight | `${AwardRight}-${string}`;

/** The configuration of an award that decides which pages it has. */
export interface HeldAward {
  /**
   * The award's suffix in page addresses, after `vote` and `nominate`.
   *
   * @default no suffix
   */
  readonly segment?: string | null;
  /** When people nominate. Without this period, the award has no nominations page. */
  readonly nominations?: Period | null;
  /** When people vote. Without this period, the award has no voting page. */
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

/** The name of an award in one language. */
export interface AwardName {
  /** The form for lists: "Hugo Awards". */
  readonly name: string;
  /** Other forms by key, such as "Hugo" for use before another word. Each language has its own keys. */
  readonly forms?: Readonly<Record<string, string>>;
}

const RIGHTS = ['nominate', 'vote'] as const satisfies readonly AwardRight[];

/** Returns the name of an award page in its address: `vote`, or `vote-story` with the award's segment (AWD-1). */
export const awardPageName = (right: AwardRight, segment?: string | null): AwardPageName =>
  segment ? `${right}-${segment}` : right;

/**
 * Returns the pages of all awards: first the nominations pages, then the voting pages, each in the order of the
 * awards. An award has a page for each of its periods (AWD-1).
 */
export const awardPages = (awards: Readonly<Record<string, HeldAward>>): readonly AwardPage[] =>
  RIGHTS.flatMap((right) =>
    Object.entries(awards).flatMap(([award, { segment, nominations, voting }]) => {
      const period = right === 'nominate' ? nominations : voting;
      return period ? [{ page: awardPageName(right, segment), right, award, period }] : [];
    }),
  );

/**
 * Returns the award page that visitors are led to: the first voting page that is open, else the first nominations page
 * that is open, else none (AWD-3).
 */
export const visitorAwardPage = (pages: readonly AwardPage[], now: Date): AwardPage | undefined => {
  const open = pages.filter(({ period }) => periodPhase(period, now) === 'open');
  return open.find(({ right }) => right === 'vote') ?? open[0];
};

/** Returns an award's name for sentences, which write the article: "Aurora Awards" for "The Aurora Awards" (AWD-4). */
export const nameWithoutArticle = (name: string): string => name.replace(/^The\s+/, '');

/** Returns the requested form of an award's name, or the name when it has no such form (AWD-2). */
export const nameForm = ({ name, forms }: AwardName, form: string): string =>
  forms && Object.hasOwn(forms, form) ? (forms[form] ?? name) : name;
