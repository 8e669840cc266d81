import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { signInAsNew, signInPage } from './account.ts';
import { field, openNominations, savedNominations, saveNow, signNominations } from './nominate.ts';
import { expect, test } from './test.ts';
import { category, expectSaved, openBallot, rankByKeyboard, savedVotes } from './vote.ts';

test.use({ serverEnv: { CONVENTION: 'demo' } });

interface Deadlines {
  readonly nominations: number;
  readonly voting: number;
}

const MINUTE = 60_000;
/** Saves are accepted until the end of the deadline's minute. */
const getEnd = ({ closes }: { closes: string }) => Date.parse(closes) + MINUTE;

/** Returns when the demonstration closes, in milliseconds since 1970. */
async function getDeadlines(page: Page): Promise<Deadlines> {
  const { hugo } = (await (await page.request.get('/api/config')).json()) as {
    hugo: { awards: { hugo: Record<'nominations' | 'voting', { closes: string }> } };
  };
  const { nominations, voting } = hugo.awards.hugo;
  return { nominations: getEnd(nominations), voting: getEnd(voting) };
}

/** Stops the server's clock at an instant. */
const stopClockAt = (time: number) => ({ CLOCK: `fixed:${new Date(time).toISOString()}` });

test(
  'an open page closes at its deadline, and shows what was not saved',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = 'deadline@example.com';
    const id = await signInAsNew(page, server, { email, name: 'Dara Deadline' });
    const deadlines = await getDeadlines(page);
    await page.clock.install();

    await server.restart(stopClockAt(deadlines.nominations - MINUTE));
    await signInPage(page, server, email);
    await test.step('nominations close while the member is typing', async () => {
      await openNominations(page, id);
      const novel = category(page, 'Best Novel');
      await field(novel, 'Title', 1).fill('Spinning Silver');
      await saveNow(page).click();
      await signNominations(page, 'Dara');
      await expectSaved(novel);
      // The last change doesn't reach the server in time.
      await page.route('**/api/hugo/*/nominate', (route) => route.abort());
      await field(novel, 'Title', 2).fill('Too late');
      await page.clock.fastForward('01:01');

      await expect(page.getByText('Nominations have closed.')).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
      await expect(novel.getByRole('list', { name: 'Best Novel', exact: true })).toHaveText(
        /^(Title: )?Spinning Silver$/,
      );
      await expect(novel).toContainText('They do not count');
      await expect(novel.getByRole('list', { name: 'Best Novel, not saved' })).toContainText(
        'Too late',
      );
      expect(await savedNominations(page, id)).toEqual({ Novel: [{ title: 'Spinning Silver' }] });
      await expectAccessible(page);
    });

    await server.restart(stopClockAt(deadlines.voting - MINUTE));
    await signInPage(page, server, email);
    await test.step('nominations stay readable, with what was not saved', async () => {
      await page.goto(`/hugo/nominate/${id}`);
      await expect(page.getByText('Nominations have closed.')).toBeVisible();
      await expect(category(page, 'Best Novel')).toContainText('Spinning Silver');
      await expect(category(page, 'Best Novel')).toContainText('Too late');
      await expect(page.getByRole('textbox')).toHaveCount(0);
      const answer = await page.request.post(`/api/hugo/${id}/nominate`, {
        data: { category: 'Novel', signature: 'Dara', nominations: [], lastmod: null },
      });
      expect(await answer.json()).toMatchObject({ status: 403, code: 'nominating_closed' });
    });

    const novel = category(page, 'Best Novel');
    await test.step('voting closes while the voter is ranking', async () => {
      await openBallot(page, id, 'Dara');
      await expect(page.getByText(/^Voting closes in \d+ (seconds|minute)/)).toBeVisible();
      await rankByKeyboard(novel, 'Spinning Silver', 1);
      await page.clock.fastForward('00:02');
      await expectSaved(novel);
      await server.restart(stopClockAt(deadlines.voting + 1000));
      await rankByKeyboard(novel, 'Revenant Gun', 2);
      await page.clock.fastForward('01:01');

      await expect(
        page.getByText('Voting closed before your last changes were saved'),
      ).toBeVisible();
      await expect(page.getByText(/^Voting is over\. The Retro/)).toBeVisible();
      await expect(novel).toContainText('was not saved before voting closed');
      await expect(novel.getByRole('button', { name: /Space Opera/ })).toHaveCount(0);
      const [silver] = Object.values(await savedVotes(page, id));
      expect(silver).toHaveLength(1);
    });

    await test.step('the ballot stays readable, with what was not saved', async () => {
      await page.reload();
      await expect(
        page.getByText('Voting closed before your last changes were saved'),
      ).toBeVisible();
      await expect(page.getByLabel('Signature')).toHaveCount(0);
      await expect(novel.getByRole('list', { name: 'Your ranking' })).toContainText(
        'Spinning Silver',
      );
      await expect(novel.getByRole('button')).toHaveCount(0);
      await expect(novel).toContainText('was not saved before voting closed');
      await expectAccessible(page);
    });
  },
);
