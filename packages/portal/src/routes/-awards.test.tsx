import type { Award, Config } from '@conkit/api-client';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { unauthorized, type Answers } from '../testing/answers.ts';
import { config, everyPart, person, user } from '../testing/builders.ts';
import { purchaseData } from '../testing/purchases.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { answers, voteInOwnTime } from '../testing/votePage.tsx';

voteInOwnTime();

/** An award with a single choice and without No Award. */
const story: Award = {
  name: { en: 'Best Story', fi: 'Paras tarina' },
  segment: 'story',
  year: 2019,
  voting: { opens: '2019-04-02T00:00:00Z', closes: '2019-08-01T06:59:00Z' },
  maxNominations: 3,
  positions: 1,
  noAward: null,
};

/** Creates the small convention with these awards. */
function convention(awards: Record<string, Award>): Config {
  const { hugo: _, ...others } = config();
  const isNone = Object.keys(awards).length === 0;
  const categories = isNone
    ? []
    : [{ key: 'Story', title: { en: 'Story' }, award: 'story', fields: [] }];
  const parts = everyPart({ awards: !isNone, nominations: false, voting: !isNone });
  return { ...others, parts, hugo: { path: 'awards', awards, categories, seriesExtra: null } };
}

const rights = { story: { nominate: false, vote: true } };
const aoife = person({ id: 5, legal_name: 'Aoife Byrne', rights });
const finalists = {
  Story: [
    { id: 1, title: 'The Lighthouse' },
    { id: 2, title: 'A Tram at Night' },
  ],
};
const given = (values: Config, more: Answers = {}): Answers => ({
  ...answers(user([aoife]), finalists),
  'GET /config': values,
  'GET /purchase/data': purchaseData(),
  'GET /purchase/daypass-prices': {},
  'GET /purchase/list': [],
  'GET /hugo/summary': { people: [] },
  ...more,
});
const missing = () => screen.findByRole('heading', { level: 1, name: 'There is no such page' });

describe('an award of another convention', () => {
  it('has its own paths, and Dublin’s paths do not exist', async () => {
    const values = convention({ story });
    const page = await renderRoute('/awards', given(values));
    expect(page.path()).toBe('/awards/vote-story/5');
    expect(screen.getByRole('heading', { level: 1, name: 'Best Story: voting' })).toBeVisible();
    page.unmount();
    const paths = [
      '/hugo',
      '/hugo/vote',
      '/hugo/vote-story/5',
      '/awards/vote/5',
      '/awards/vote-retro',
      '/awards/voters/5',
      '/awards/nominate-story/5',
      '/awards/nominate-landing/5',
      '/anything/vote-story',
    ];
    for (const path of paths) {
      for (const who of [{}, { 'GET /user': unauthorized }]) {
        const other = await renderRoute(path, given(values, who));
        expect(await missing(), path).toBeVisible();
        expect(other.path()).toBe(path);
        expect(document.title, path).toBe('Testcon 2019: There is no such page');
        other.unmount();
      }
    }
  });

  it('with one position offers a single choice, without mention of ranks, Hugos or No Award', async () => {
    const page = await renderRoute('/awards/vote-story/5', given(convention({ story })));
    await page.user.type(screen.getByRole('textbox', { name: /^Signature/ }), 'Aoife');
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    await page.user.click(await screen.findByRole('button', { name: 'Choose A Tram at Night' }));
    expect(await screen.findByText('1 of 1 chosen')).toBeVisible();
    // The contact is the convention's.
    const said = document.body.textContent.replaceAll('hugohelp@example.com', '');
    expect(said).not.toMatch(/hugo|retro|no award|\brank/i);
    await vi.advanceTimersByTimeAsync(16_000);
    const sent = page.calls.find(({ name }) => name === 'POST /hugo/5/vote');
    expect(sent?.body).toMatchObject({ votes: { Story: [2] } });
  });

  it('has a row on the home page in each language', async () => {
    const page = await renderRoute('/', given(convention({ story })));
    const card = within(await screen.findByRole('region', { name: 'Aoife Byrne' }));
    expect(card.getByRole('link', { name: /Best Story ballot|2019 Best Story/ })).toHaveAttribute(
      'href',
      '/awards/vote-story/5',
    );
    page.unmount();
    await renderRoute('/', given(convention({ story })), { language: 'fi' });
    const finnish = within(await screen.findByRole('region', { name: 'Aoife Byrne' }));
    expect(finnish.getByRole('link', { name: /Paras tarina/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/hugo/i);
  });

  it('uses the rights that the server returns, whatever the membership', async () => {
    const none = { story: { nominate: false, vote: false } };
    const account = user([person({ id: 5, legal_name: 'Aoife Byrne', rights: none })]);
    const values = given(convention({ story }), { 'GET /user': account });
    await renderRoute('/awards/vote-story/5', values);
    expect(screen.getByText(/^Aoife Byrne cannot vote/)).toBeVisible();
  });

  it('shows its finalists from their announcement, before voting opens', async () => {
    const voting = { opens: '2019-07-05T00:00:00Z', closes: '2019-08-01T06:59:00Z' };
    const announced = { ...story, voting, announced: '2019-06-30T00:00:00Z' };
    const page = await renderRoute('/awards/vote-story/5', given(convention({ story: announced })));
    expect(await screen.findAllByText(/The Lighthouse/)).not.toEqual([]);
    expect(screen.queryByRole('textbox', { name: /^Signature/ })).toBeNull();
    page.unmount();
    const awaited = { ...announced, announced: '2019-07-03T00:00:00Z' };
    const later = await renderRoute('/awards/vote-story/5', given(convention({ story: awaited })));
    expect(screen.queryByText(/The Lighthouse/)).toBeNull();
    expect(later.calls.some(({ name }) => name.includes('finalists'))).toBe(false);
  });
});

describe('a convention without awards', () => {
  it('has no award pages, entries or texts, signed in or not', async () => {
    const none = convention({});
    const visitor = await renderRoute('/', given(none, { 'GET /user': unauthorized }));
    expect(screen.getByRole('link', { name: 'Join' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Vote' })).toBeNull();
    expect(document.body).not.toHaveTextContent(/hugo|award|vote|nominat/i);
    visitor.unmount();

    const member = await renderRoute('/', given(none));
    await screen.findByRole('region', { name: 'Aoife Byrne' });
    expect(screen.queryByRole('link', { name: /Vote|Nominate|ballot/ })).toBeNull();
    expect(member.calls.some(({ name }) => name.includes('/hugo/'))).toBe(false);
    member.unmount();

    for (const path of ['/awards', '/awards/vote', '/hugo/vote']) {
      const page = await renderRoute(path, given(none));
      expect(await missing(), path).toBeVisible();
      expect(screen.queryByRole('link', { name: /^Vote/ })).toBeNull();
      page.unmount();
    }
  });
});
