import { hasAwardRight, type AwardRightHolder, type RightHolder } from './membership/rights.ts';

/** Where a convention's award pages are. */
export interface AwardAddresses {
  /** The first part of their addresses: `hugo` in `/hugo/vote/5`. */
  readonly path: string;
  /** The pages that a login link can name, the one that it leads to by itself first. */
  readonly pages: readonly string[];
}

/** A convention without awards has no award pages. */
const NO_AWARD_PAGES: AwardAddresses = { path: '', pages: [] };

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007F');

/** Whether a path surely leads to this site: it starts with one slash and cannot be read as a host (NAV-1). */
export const isLocalPath = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/u);
  const isRooted = pathname.startsWith('/') && !pathname.includes('//');
  return isRooted && !path.includes('\\') && !hasControlCharacter(path);
};

/**
 * Whether a path is a login link or a call, which must not be what a login leads to: whoever asks for the link
 * chooses the path, and may be a stranger, and some calls need only be opened to sign out.
 */
const isNoTarget = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/u);
  // With dots in it, it may come to be another.
  return [/^\/(?:login|api)(?:\/|$)/iu, /\/(?:\.|%2e){1,2}(?:\/|$)/iu].some((no) =>
    no.test(pathname),
  );
};

/**
 * Where a login leads: to `next`, if it is a path of this site; else to the award page of the person
 * named, by default the first one; else home (NAV-2).
 */
export const loginTarget = (
  link: {
    readonly next?: string | null;
    readonly id?: string | number | null;
    readonly action?: string | null;
  },
  { path, pages }: AwardAddresses = NO_AWARD_PAGES,
): string => {
  if (link.next && isLocalPath(link.next) && !isNoTarget(link.next)) return link.next;
  const id = String(link.id ?? '');
  const page = pages.find((known) => known === link.action) ?? pages[0];
  return page !== undefined && /^[1-9]\d*$/.test(id) ? `/${path}/${page}/${id}` : '/';
};

/**
 * The current member is the only one, or the one with the id, or the only one who is neither Infant
 * nor Child (NAV-3).
 *
 * @param childTypes the convention's membership types of children
 */
export const currentMember = <Person extends RightHolder>(
  people: readonly Person[],
  id: number | undefined,
  childTypes: readonly string[],
): Person | undefined => {
  if (people.length === 1) return people[0];
  const named = people.find((person) => person.id === id);
  if (named) return named;
  const adults = people.filter(({ membership }) => !childTypes.includes(membership));
  return adults.length === 1 ? adults[0] : undefined;
};

/**
 * Without an id, voting is the page of the account's only person who may vote; with an unknown id it is the
 * page without one (NAV-4).
 *
 * @param path of the award's voting page, without an id
 * @returns the path to go to, or `undefined` to stay
 */
export const voteRedirect = (
  path: string,
  id: number | undefined,
  people: readonly AwardRightHolder[],
  award: string,
): string | undefined => {
  if (id !== undefined) return people.some((person) => person.id === id) ? undefined : path;
  const voters = people.filter((person) => hasAwardRight(person, award, 'vote'));
  return voters.length === 1 ? `${path}/${voters[0]?.id}` : undefined;
};
