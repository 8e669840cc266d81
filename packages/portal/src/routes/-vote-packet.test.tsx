import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal, unauthorized } from '../testing/answers.ts';
import { config, user } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import {
  answers,
  aoife,
  card,
  open,
  oisin,
  pass,
  rank,
  saves,
  unfold,
  voteInOwnTime,
  type Page,
} from '../testing/votePage.tsx';

voteInOwnTime();

const packet = (right: string) => ({
  Novel: {
    epub: { label: 'EPUB, 12MB', url: `/hugo-packet/5/Novel/epub?right=${right}` },
    pdf: { label: 'PDF, 340kB', url: `/hugo-packet/5/Novel/pdf?right=${right}` },
  },
});
const asked = (page: Page, name: string) => page.calls.filter((call) => call.name === name).length;
const links = (category: string) => {
  const packets = card(category).queryByRole('group', { name: /^Voter packet/ });
  return packets ? within(packets).queryAllByRole('link') : [];
};

describe('the voter packet', () => {
  it('has a button for each format of a category, with its size, and the first one is explained', async () => {
    await open({ 'GET /hugo/{id}/packet': packet('a') });
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    expect(links('Best Novel').map((link) => link.textContent?.trim())).toEqual([
      'Download packet EPUB, 12MB',
      'PDF, 340kB',
    ]);
    expect(links('Best Novel')[0]).toHaveAttribute('href', '/hugo-packet/5/Novel/epub?right=a');
    expect(links('Best Novella')).toEqual([]);
  });

  it('has sizes in the units of the page’s language', async () => {
    const page = await renderRoute(
      '/hugo/vote/5',
      { ...answers(), 'GET /hugo/{id}/packet': packet('a') },
      { language: 'fi' },
    );
    const signature = await screen.findByRole('textbox', { name: /^Allekirjoitus/ });
    await page.user.type(signature, 'Aoife B{Enter}');
    await waitFor(() => expect(screen.getByText('PDF, 340 kt')).toBeInTheDocument());
  });

  it('appears with the ranking and a note about autosave once the ballot is signed', async () => {
    const page = await renderRoute('/hugo/vote/5', {
      ...answers(),
      'GET /hugo/{id}/packet': packet('a'),
    });
    await screen.findByRole('region', { name: 'Best Novel' });
    unfold('Best Novel');
    expect(card('Best Novel').queryAllByRole('button')).toEqual([]);
    expect(links('Best Novel')).toEqual([]);
    page.unmount();
    await open({ 'GET /hugo/{id}/packet': packet('a') });
    expect(screen.getByText('Signing as “Aoife B”')).toBeVisible();
    expect(card('Best Novel').getByRole('button', { name: /^Spinning Silver, not/ })).toBeVisible();
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    expect(screen.getByText(/^Saved automatically/)).toBeInTheDocument();
  });

  it('is missing before signing and without a voter', async () => {
    const page = await renderRoute('/hugo/vote/5', answers());
    await pass(60);
    expect(asked(page, 'GET /hugo/5/packet')).toBe(0);
    page.unmount();
    const child = await renderRoute('/hugo/vote/6', answers(user([aoife, oisin])));
    await pass(60);
    expect(child.calls.map(({ name }) => name).join()).not.toContain('packet');
    child.unmount();
    const visitor = await renderRoute('/hugo/vote', answers(unauthorized));
    await pass(60);
    expect(visitor.calls.map(({ name }) => name).join()).not.toContain('packet');
  });

  it('is removed from the cache when the voter leaves the ballot', async () => {
    const page = await open({ 'GET /hugo/{id}/packet': packet('a') });
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    const kept = () => page.queryClient.getQueryData(['awards', 'packet', 5]);
    expect(kept()).toBeDefined();
    await page.user.click(screen.getByRole('link', { name: 'Return to the memberships page' }));
    await waitFor(() => expect(kept()).toBeUndefined());
  });

  it.each([
    [
      'a membership without the right',
      new Refusal(403, 'not_eligible'),
      /does not include that right/,
    ],
    ['a server error', new Refusal(500, 'internal'), /The server has a problem/],
  ])(
    'that is refused because of %s is explained, and voting continues',
    async (_, refusal, text) => {
      let answer: unknown = refusal;
      const page = await open({ 'GET /hugo/{id}/packet': () => answer });
      const notice = await screen.findByText(/voter packet could not be loaded/);
      expect(notice).toHaveTextContent(text);
      await rank(page, 'Best Novel', 'Spinning Silver', 1);
      await pass(16);
      expect(saves(page)).toHaveLength(1);
      answer = packet('a');
      await page.user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
      // The button disappears, and the focus moves to the ballot.
      expect(document.activeElement).not.toBe(document.body);
      expect(document.activeElement).toContainElement(
        screen.getByRole('region', { name: 'Best Novel' }),
      );
    },
  );

  it('that fails to load after voting is explained, and can be retried', async () => {
    vi.setSystemTime(new Date('2019-08-02T12:00:00Z'));
    let answer: unknown = new Refusal(500, 'internal');
    const page = await renderRoute('/hugo/vote/5', {
      ...answers(),
      'GET /hugo/{id}/packet': () => answer,
    });
    expect(await screen.findByText(/voter packet could not be loaded/)).toBeVisible();
    answer = packet('a');
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    unfold('Best Novel');
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    expect(screen.queryByText(/voter packet could not be loaded/)).toBeNull();
  });

  it('reloads before its links expire', async () => {
    let right = 'a';
    const page = await open({ 'GET /hugo/{id}/packet': () => packet(right) });
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    right = 'b';
    await pass(91 * 60);
    expect(asked(page, 'GET /hugo/5/packet')).toBe(2);
    expect(links('Best Novel')[0]).toHaveAttribute('href', '/hugo-packet/5/Novel/epub?right=b');
  });

  it('follows a fresh link when the page slept past the old one’s expiry', async () => {
    let right = 'a';
    const page = await open({ 'GET /hugo/{id}/packet': () => packet(right) });
    await waitFor(() => expect(links('Best Novel')).toHaveLength(2));
    const followed: string[] = [];
    const note = (event: Event) => {
      if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement)
        followed.push(event.target.getAttribute('href') ?? '');
      event.preventDefault();
    };
    window.addEventListener('click', note);
    const link = links('Best Novel')[0];
    if (!link) throw new Error('no link');
    fireEvent.click(link);
    right = 'b';
    // The lid was closed: time passed, but no timer ran.
    vi.setSystemTime(new Date('2019-07-02T08:00:00Z'));
    const late = createEvent.click(link);
    fireEvent(link, late);
    expect(late.defaultPrevented).toBe(true);
    await waitFor(() => expect(followed).toHaveLength(2));
    window.removeEventListener('click', note);
    expect(followed).toEqual([
      '/hugo-packet/5/Novel/epub?right=a',
      '/hugo-packet/5/Novel/epub?right=b',
    ]);
    expect(asked(page, 'GET /hugo/5/packet')).toBe(2);
  });
});

describe('the extra of the Series packet', () => {
  const label = { en: 'Get Steam Token for The Craft Sequence games' };
  const withExtra = config();
  withExtra.hugo.seriesExtra = { category: 'Novella', label };
  const button = () => {
    unfold('Best Novella');
    return card('Best Novella').getByRole('button', { name: label.en });
  };

  it('is in its category only, if the convention has one', async () => {
    const page = await open({ 'GET /config': withExtra });
    const only = button();
    expect(screen.getAllByRole('button', { name: label.en })).toEqual([only]);
    page.unmount();
    await open();
    expect(screen.queryByRole('button', { name: label.en })).toBeNull();
  });

  it('is requested once on a double click, and the page explains that it comes by mail', async () => {
    const page = await open({
      'GET /config': withExtra,
      'GET /hugo/{id}/packet-series-extra': async () => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { status: 'success' };
      },
    });
    await page.user.dblClick(button());
    await pass(1);
    expect(await screen.findByText('Token requested, will be sent by email.')).toBeVisible();
    expect(asked(page, 'GET /hugo/5/packet-series-extra')).toBe(1);
  });

  it.each([
    ['none are left', new Refusal(409, 'none_left'), /There are none left/],
    ['there are none', new Refusal(404, 'not_found'), /no tokens yet.*hugohelp@example\.com/],
    ['the voter has no right', new Refusal(403, 'not_eligible'), /does not include that right/],
  ])('explains when %s, and can be retried', async (_, refusal, text) => {
    const page = await open({
      'GET /config': withExtra,
      'GET /hugo/{id}/packet-series-extra': refusal,
    });
    await page.user.click(button());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('Token requested, will be sent by email.')).toBeNull();
    await page.user.click(button());
    await waitFor(() => expect(asked(page, 'GET /hugo/5/packet-series-extra')).toBe(2));
  });
});
