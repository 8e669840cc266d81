import { hasAwardRight, type AwardRightHolder, type RightHolder } from './membership/rights.ts';

/** The addresses of a convention's award pages. */
export interface AwardAddresses {
  /** The first part of their addresses: `hugo` in `/hugo/vote/5`. */
  readonly path: string;
  /** The pages that a login link can name, the default first. */
  readonly pages: readonly string[];
}

const NO_AWARD_PAGES: AwardAddresses = { path: '', pages: [] };

const hasControlCharacter = (text: string): boolean =>
  [...text].some((character) => character < ' ' || character === '\u007F');

/** Returns whether a path stays on this site: it starts with one slash and cannot be read as a host (NAV-1). */
export const isLocalPath = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/u);
  const isRooted = pathname.startsWith('/') && !pathname.includes('//');
  return isRooted && !path.includes('\\') && !hasControlCharacter(path);
};

/**
 * Returns whether a path is a login link or an API call, which a login must not lead to. A stranger may have
 * requested the link with this path, and opening some API calls is enough to sign out.
 */
const isNoTarget = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/u);
  // Dot segments may resolve to one of these paths.
  return [/^\/(?:login|api)(?:\/|$)/iu, /\/(?:\.|%2e){1,2}(?:\/|$)/iu].some((no) =>
    no.test(pathname),
  );
};

/**
 * Returns the path that a login leads to: `next`, if it is a path of this site; else the award page of the person
 * in the link, by default the first page; else home (NAV-2).
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
 * Returns the current member: the only person, else the person with the id, else the only one who is neither
 * Infant nor Child (NAV-3).
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
 * Returns where the voting page redirects: without an id to the account's only person who may vote, with an
 * unknown id to the page without an id (NAV-4).
 *
 * @param path the path of the award's voting page, without an id
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
