import { expect } from '@playwright/test';
import { newAddress, requestLink, signIn } from '../account.ts';
import { cards } from '../buying.ts';
import { READER_ZONE, test } from './fixtures.ts';
import type { Target } from './tab.ts';

/** Timeout for data sent on leaving to reach the server, in milliseconds. */
const ARRIVAL = { timeout: 60_000 };

interface Person {
  readonly id: number;
  readonly city: string | null;
}

const link = (name: string | RegExp, within?: Target): Target => ({ role: 'link', name, within });
const button = (name: string | RegExp, within?: Target): Target => ({
  role: 'button',
  name,
  within,
});
const field = (name: string | RegExp, within?: Target): Target => ({
  role: 'textbox',
  name,
  within,
});
const dialog: Target = { role: 'dialog' };

/** A page of another site. */
const ANOTHER_SITE = 'data:text/html,<title>Elsewhere</title>Elsewhere';

/** Categories of the ballot or of the nominations. */
const novel: Target = { role: 'region', name: 'Best Novel' };
const novella: Target = { role: 'region', name: 'Best Novella' };

/** This title is longer than any field is wide. */
const LONG = 'A Treatise on the Very Long Titles That Were in Fashion Once, '.repeat(5).trim();

test('a member joins, pays, votes, nominates and changes language, far from the server', async ({
  tab,
  server,
}) => {
  const email = newAddress('engine');
  const { driver } = tab;
  await driver.openTab();

  await test.step('buys a membership by card', async () => {
    await tab.goto(`${server.url}/new/Adult`);
    await tab.fill(field(/^Legal name/), 'Nuala Quinn');
    await tab.fill(field(/^Email/), email);
    await tab.click(button(/^Pay by card/));
    await tab.reads('€210', dialog);
    await tab.fill(field(/Card number/, dialog), cards.succeeds);
    await tab.fill(field(/Expiry/, dialog), '12/34');
    await tab.fill(field(/CVC/, dialog), '123');
    await tab.fill(field(/Postal code/, dialog), 'D02 X285');
    await tab.click(button(/^Pay €.* · Dublin 2019$/, dialog));
    await tab.reads('Payment successful!');
  });

  await test.step('signs in with the link of a mail', async () => {
    await tab.goto(await requestLink(server, email));
    await tab.reads(/Adult member #\d+/);
  });

  // Reads the server's state without the browser.
  const cookie = await signIn(server, email);
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${server.url}/api/${path}`, { headers: { cookie } });
    return (await answer.json()) as Answer;
  };
  const person = async () => (await ask<{ people: Person[] }>('user')).people[0];
  const id = (await person())?.id;

  await test.step('finds the payment, dated in the local time zone', async () => {
    const [purchase] = await ask<{ updated: string }[]>('purchase/list');
    const paid = new Date(purchase?.updated ?? Number.NaN);
    const day = paid.toLocaleDateString('en-IE', { dateStyle: 'long', timeZone: READER_ZONE });
    await tab.goto(`${server.url}/pay`);
    await tab.reads(`Paid on ${day}`);
  });

  const countVotes = async (category = 'Novel') =>
    (await ask<Record<string, { votes: number[] }>>(`hugo/${id}/votes`))[category]?.votes.length;

  await test.step('votes, goes to another site and back, and closes the tab during a change', async () => {
    await tab.goto(server.url);
    await tab.click(link(/^(Start your Hugo ballot|Vote for the 2019 Hugo Awards)/));
    await tab.fill(field('Signature'), 'Nuala Quinn');
    await tab.pressEnter();
    for (const [at, title] of ['Spinning Silver', 'Space Opera'].entries()) {
      await tab.click(button(`${title}, not ranked, rank it next`, novel));
      const number = button(new RegExp(`^${title}, position ${at + 1}`), novel);
      // The open menu moves nothing on the page.
      await tab.click(number);
      await tab.click({
        role: 'menuitemradio',
        name: new RegExp(`position ${at + 1}(?!\\d)`, 'i'),
      });
      await tab.find(number);
    }
    await tab.reads('Not saved yet', novel);
    // Leaves before the page has received the confirmation of its save.
    await tab.goto(ANOTHER_SITE);
    await expect.poll(() => countVotes(), ARRIVAL).toBe(2);
    await driver.call('() => { history.back(); }', '');
    await tab.find(novel);
    // The copy has been stored on the device, so the page does not call it unsaved.
    await expect
      .poll(async () => (await tab.look(undefined)).text, ARRIVAL)
      .not.toMatch(/not saved yet/i);
    await driver.closeTab();
    await driver.openTab();
    await tab.goto(`${server.url}/hugo/vote/${id}`);
    await tab.fill(field('Signature'), 'Nuala Quinn');
    await tab.pressEnter();
    await tab.click(button('Artificial Condition, not ranked, rank it next', novella));
    await tab.find(button(/^Artificial Condition, position 1/, novella));
    await tab.reads('Not saved yet', novella);
    await driver.closeTab();
    // Firefox loses a request of a closing tab now and then. The device has kept the rank, and sends it again.
    await driver.openTab();
    await tab.goto(`${server.url}/hugo/vote/${id}`);
    await tab.fill(field('Signature'), 'Nuala Quinn');
    await tab.pressEnter();
    await tab.find(button(/^Artificial Condition, position 1/, novella));
    await expect.poll(() => countVotes('Novella'), ARRIVAL).toBe(1);
  });

  await test.step('nominates a work with a long title, sees all of it, and leaves', async () => {
    await tab.goto(`${server.url}/hugo/nominate/${id}`);
    const title = field('Title Nomination 1', novel);
    await tab.fill(title, LONG);
    // The field grows one frame after it shows the text.
    await expect.poll(async () => (await tab.find(title)).isCut).toBe(false);
    await tab.click(button('Sign now'));
    await tab.fill(field('Signature', dialog), 'Nuala Quinn');
    await tab.click(button('OK', dialog));
    await tab.goto(ANOTHER_SITE);
    const saved = () => ask<{ nominations: unknown[] }[]>(`hugo/${id}/nominations`);
    await expect
      .poll(async () => (await saved()).map(({ nominations }) => nominations), ARRIVAL)
      .toEqual([[{ title: LONG }]]);
  });

  await test.step('finds the ballot and the nominations again', async () => {
    await tab.goto(`${server.url}/hugo/nominate/${id}`);
    // The filled category folds to its summary.
    await tab.reads(LONG, novel);
    await tab.goto(`${server.url}/hugo/vote/${id}`);
    await tab.fill(field('Signature'), 'Nuala Quinn');
    await tab.pressEnter();
    await tab.find(button(/^Spinning Silver, position 1/, novel));
    await tab.find(button(/^Space Opera, position 2/, novel));
  });

  await test.step('edits personal information', async () => {
    await tab.goto(server.url);
    await tab.click(button('Edit personal information'));
    await tab.fill(field(/^City/, dialog), 'Corcaigh');
    await tab.click(button('Save', dialog));
    await tab.missing(dialog);
    expect(await person()).toMatchObject({ city: 'Corcaigh' });
  });

  await test.step('changes to Finnish', async () => {
    await tab.click(button('Suomi'));
    await tab.find({ role: 'heading', name: 'Jäsenyydet' });
    await tab.goto(`${server.url}/pay`);
    await tab.find({ role: 'heading', name: 'Maksut' });
  });

  expect(driver.errors()).toEqual([]);
});
