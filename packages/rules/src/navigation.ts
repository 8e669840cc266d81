import type { MembershipTypes } from './membership/membership.ts';
import { canVote, type RightHolder } from './membership/rights.ts';

/** The award pages that a login link can name. */
export const LOGIN_ACTIONS = [
  'nominate',
  'nominate-retro',
  'nominate-landing',
  'vote',
  'vote-retro',
] as const;

const DEFAULT_ACTION = 'nominate';

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
 * named, by default the nominations; else home (NAV-2).
 */
export const loginTarget = (link: {
  readonly next?: string | null;
  readonly id?: string | number | null;
  readonly action?: string | null;
}): string => {
  if (link.next && isLocalPath(link.next) && !isNoTarget(link.next)) return link.next;
  const id = String(link.id ?? '');
  if (!/^[1-9]\d*$/.test(id)) return '/';
  const action = LOGIN_ACTIONS.find((known) => known === link.action) ?? DEFAULT_ACTION;
  return `/hugo/${action}/${id}`;
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
 * Without an id, voting is the page of the account's only WSFS member; with an unknown id it is the
 * page without one (NAV-4).
 *
 * @returns the path to go to, or `undefined` to stay
 */
export const voteRedirect = (
  page: 'vote' | 'vote-retro',
  id: number | undefined,
  people: readonly RightHolder[],
  types: MembershipTypes,
): string | undefined => {
  if (id !== undefined)
    return people.some((person) => person.id === id) ? undefined : `/hugo/${page}`;
  const voters = people.filter((person) => canVote(person, types));
  return voters.length === 1 ? `/hugo/${page}/${voters[0]?.id}` : undefined;
};
