import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as navigation from './navigation.ts';
import { currentMember, isLocalPath, voteRedirect } from './navigation.ts';

describe('a path of this site', () => {
  it('NAV-1: starts with one slash', () => {
    for (const path of [
      '/',
      '/pay',
      '/pay?name=A Fan',
      '/hugo/vote/7?x=1#y',
      '/new/Adult?from=https://a.example//b',
    ])
      expect(isLocalPath(path), path).toBe(true);
  });

  it('NAV-1: cannot be read as another host', () => {
    const hosts = ['', 'pay', 'https://a.example', '//a.example', '/\\a.example', '\\\\a.example'];
    const tricks = ['/\t/a.example', ' /pay', '/..//a.example', '/pay\n', 'javascript:alert(1)'];
    for (const path of [...hosts, ...tricks]) expect(isLocalPath(path), path).toBe(false);
  });

  it('NAV-1: always resolves to this site', () => {
    const piece = fc.constantFrom('/', '\\', '.', '..', 'a', ':', '@', '\t', '?', '#', 'https:');
    const anyPath = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(anyPath, (path) => {
        fc.pre(isLocalPath(path));
        const url = new URL(path, 'https://here.example');
        expect(url.origin).toBe('https://here.example');
        expect(url.pathname.startsWith('//')).toBe(false);
      }),
    );
  });
});

/** A convention with four award pages. */
const pages = { path: 'hugo', pages: ['nominate', 'nominate-retro', 'vote', 'vote-retro'] };
const loginTarget = (link: Parameters<typeof navigation.loginTarget>[0]) =>
  navigation.loginTarget(link, pages);

describe('a login', () => {
  it('NAV-2: leads to `next` before anything else', () => {
    expect(loginTarget({ next: '/pay?x=1', id: '7', action: 'vote' })).toBe('/pay?x=1');
  });

  it('NAV-2: leads to the award page of the person in the link, by default the nominations', () => {
    expect(loginTarget({ id: '7', action: 'vote-retro' })).toBe('/hugo/vote-retro/7');
    expect(loginTarget({ id: 7 })).toBe('/hugo/nominate/7');
    expect(loginTarget({ id: 7, action: '../..' })).toBe('/hugo/nominate/7');
  });

  it('NAV-2: leads to the convention’s own award pages', () => {
    const fan = { path: 'awards', pages: ['vote-fan'] };
    expect(navigation.loginTarget({ id: 7, action: 'nominate' }, fan)).toBe('/awards/vote-fan/7');
    expect(navigation.loginTarget({ id: 7, action: 'vote' })).toBe('/');
  });

  it('NAV-2: leads home otherwise', () => {
    expect(loginTarget({})).toBe('/');
    expect(loginTarget({ next: null, id: null, action: 'vote' })).toBe('/');
    for (const id of ['0', '-1', '7/../8', 'x']) expect(loginTarget({ id })).toBe('/');
  });

  it('NAV-2: never leads to another site, a login or an API call', () => {
    expect(loginTarget({ next: '//a.example/pay' })).toBe('/');
    expect(loginTarget({ next: 'https://a.example', id: 7 })).toBe('/hugo/nominate/7');
    expect(loginTarget({ next: '/login/a@b.example/key?next=/login' })).toBe('/');
    expect(loginTarget({ next: '/Login' })).toBe('/');
    for (const next of [
      '/api/logout?all=true',
      '/API/logout',
      '/x/../api/logout',
      '/%2e%2e/api/logout',
    ])
      expect(loginTarget({ next, id: 7 }), next).toBe('/hugo/nominate/7');
    expect(loginTarget({ next: '/logins' })).toBe('/logins');
    expect(loginTarget({ next: '/pay?from=/api' })).toBe('/pay?from=/api');
  });
});

describe('the current member', () => {
  const adult = { id: 1, membership: 'Adult' };
  const child = { id: 2, membership: 'Child' };
  const friend = { id: 3, membership: 'Supporter' };
  const current = (people: readonly (typeof adult)[], id?: number) =>
    currentMember(people, id, ['Child', 'Infant']);

  it('NAV-3: is the only person, for any id', () => {
    expect(current([child])).toBe(child);
    expect(current([child], 99)).toBe(child);
  });

  it('NAV-3: is the person with the id among several', () => {
    expect(current([adult, child, friend], 3)).toBe(friend);
    expect(current([adult, child], 2)).toBe(child);
  });

  it('NAV-3: is the only adult, and undefined among several', () => {
    expect(current([adult, child])).toBe(adult);
    expect(current([adult, child], 99)).toBe(adult);
    expect(current([adult, child, friend])).toBeUndefined();
    expect(current([])).toBeUndefined();
  });
});

describe('voting', () => {
  const voter = { nominate: true, vote: true };
  const reader = { nominate: true, vote: false };
  const adult = { id: 1, rights: { hugo: voter, retro: voter } };
  const child = { id: 2, rights: { hugo: reader, retro: reader } };
  const friend = { id: 3, rights: { hugo: voter, retro: voter } };
  const [vote, retro] = ['/hugo/vote', '/hugo/vote-retro'];

  it('NAV-4: redirects without an id to the only person who may vote', () => {
    expect(voteRedirect(vote, undefined, [adult, child], 'hugo')).toBe('/hugo/vote/1');
    expect(voteRedirect(retro, undefined, [child, friend], 'retro')).toBe('/hugo/vote-retro/3');
    expect(voteRedirect('/awards/vote', undefined, [adult, child], 'hugo')).toBe('/awards/vote/1');
  });

  it('NAV-4: does not redirect without an id when none or several can vote', () => {
    expect(voteRedirect(vote, undefined, [adult, friend], 'hugo')).toBeUndefined();
    expect(voteRedirect(vote, undefined, [child], 'hugo')).toBeUndefined();
    expect(voteRedirect(vote, undefined, [adult], 'another')).toBeUndefined();
  });

  it('NAV-4: redirects with an unknown id to the page without one', () => {
    expect(voteRedirect(vote, 99, [adult], 'hugo')).toBe('/hugo/vote');
    expect(voteRedirect(retro, 1, [], 'retro')).toBe('/hugo/vote-retro');
    expect(voteRedirect(vote, 2, [adult, child], 'hugo')).toBeUndefined();
  });
});
