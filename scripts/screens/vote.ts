import type { Locator } from '@playwright/test';
import {
  asNew,
  LONG_NAME,
  open,
  post,
  press,
  pressButton,
  type Scene,
  signInAs,
  type Visit,
} from './scene.ts';

/** Returns the category that the scenes rank in. */
const novel = ({ page, say }: Visit): Locator =>
  page.getByRole('region', { name: say('Best Novel', 'Paras romaani'), exact: true });

const finalist = (visit: Visit, title: string) =>
  novel(visit)
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first();

/** Signs the open ballot. */
async function sign(visit: Visit, signature = 'Aoife'): Promise<void> {
  const field = visit.page.getByLabel(visit.say('Signature', 'Allekirjoitus'));
  await field.fill(signature);
  await field.press('Enter');
  await finalist(visit, 'Spinning Silver').waitFor();
  await visit.page.waitForLoadState('networkidle');
}

/** Opens a new voter's ballot and signs it. */
async function signed(visit: Visit, name = 'Aoife Byrne'): Promise<number> {
  const { id } = await asNew(visit, { [name]: 'Adult' });
  await open(visit, `/hugo/vote/${id}`);
  await sign(visit);
  return id;
}

/** Ranks by keyboard: presses a digit on the finalist's button. */
async function rank(visit: Visit, title: string, position: number): Promise<void> {
  await finalist(visit, title).focus();
  await visit.page.keyboard.press(String(position));
  await visit.page.waitForTimeout(150);
}

const votes = {
  Novel: [5, 3, 4],
  Novella: [7, 9, 10],
  Novelette: [16],
  ShortStory: [19, null, 22],
};

async function underWay(visit: Visit): Promise<void> {
  const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
  await post(visit, `hugo/${id}/vote`, { signature: 'Aoife', votes });
  await open(visit, `/hugo/vote/${id}`);
  const field = visit.page.getByLabel(visit.say('Signature', 'Allekirjoitus'));
  await field.fill('Aoife');
  await field.press('Enter');
  await novel(visit).first().waitFor();
  await visit.page.waitForLoadState('networkidle');
}

export const vote: readonly Scene[] = [
  { name: 'vote.signed-out', play: (visit) => open(visit, '/hugo/vote') },
  {
    name: 'vote.unsigned',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, `/hugo/vote/${id}`);
    },
  },
  { name: 'vote.signed', play: async (visit) => void (await signed(visit)) },
  { name: 'vote.under-way', play: underWay },
  { name: 'vote.under-way-window', shot: 'window', play: underWay },
  {
    name: 'vote.ranked',
    shot: 'window',
    play: async (visit) => {
      await signed(visit, LONG_NAME);
      await rank(visit, 'Spinning Silver', 1);
      await rank(visit, 'Revenant Gun', 2);
      await novel(visit).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'vote.gap',
    shot: 'window',
    play: async (visit) => {
      await signed(visit);
      await rank(visit, 'Spinning Silver', 1);
      await rank(visit, 'Revenant Gun', 3);
      await novel(visit).evaluate((it) => it.scrollIntoView());
    },
  },
  {
    name: 'vote.menu',
    shot: 'window',
    play: async (visit) => {
      await signed(visit);
      await rank(visit, 'Spinning Silver', 1);
      await finalist(visit, 'Spinning Silver').click();
      await visit.page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'vote.offline',
    shot: 'window',
    play: async (visit) => {
      await signed(visit);
      await visit.page.context().setOffline(true);
      await rank(visit, 'Spinning Silver', 1);
      await novel(visit).evaluate((it) => it.scrollIntoView());
      await visit.page
        .getByText(visit.say(/^Offline/, /^Vain laitteella/))
        .first()
        .waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'vote.conflict',
    play: async (visit) => {
      const id = await signed(visit);
      await post(visit, `hugo/${id}/vote`, { signature: 'Aoife', votes: { Novel: [1, 2, 6] } });
      await rank(visit, 'Spinning Silver', 1);
      await visit.page
        .getByRole('button', { name: visit.say(/^Keep mine/, /^Pidä omani/) })
        .first()
        .waitFor({ timeout: 40_000 });
    },
  },
  {
    name: 'vote.review',
    shot: 'window',
    play: async (visit) => {
      await underWay(visit);
      const { page, say } = visit;
      const name = say(/^Review/, /^Yhteenveto/);
      await press(visit, page.getByRole('button', { name }), page.getByRole('link', { name }));
      await page.waitForTimeout(600);
    },
  },
  { name: 'vote.printed', shot: 'print', play: underWay },
  {
    name: 'vote.closed',
    time: 'closed',
    play: async (visit) => {
      await signInAs(visit, 'late@example.com');
      await open(visit, '/hugo/vote');
      await visit.page.waitForTimeout(500);
    },
  },
  {
    name: 'vote.retro',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, `/hugo/vote-retro/${id}`);
      await visit.page.getByLabel(visit.say('Signature', 'Allekirjoitus')).fill('Aoife');
      await pressButton(visit, 'OK', 'OK');
      await visit.page.waitForLoadState('networkidle');
      await visit.page.waitForTimeout(500);
    },
  },
];
