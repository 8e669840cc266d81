import { newAddress, signIn } from '../account.ts';
import { cards } from '../buying.ts';
import { startChromium } from '../engines/chromium.ts';
import { startEngine } from '../engines/fixtures.ts';
import { getTab, type Tab, type Target } from '../engines/tab.ts';
import { freePort, startServer } from '../server.ts';
import { expect, test as base } from '../test.ts';
import { startSlowNetwork, type Network } from './slowNetwork.ts';

type SlowNetwork = Awaited<ReturnType<typeof startSlowNetwork>>;

interface Fixtures {
  /** The server behind the slow network; `countPaid` returns the number of charges of an account. */
  site: { url: string; network: SlowNetwork; countPaid: (email: string) => Promise<number> };
  tab: Tab;
}

const test = base.extend<Fixtures>({
  // The empty pattern tells Playwright that this fixture uses no others.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const server = await startServer({ PUBLIC_URL: url });
    const network = await startSlowNetwork(port, () => server.url);
    await use({
      url,
      network,
      countPaid: async (email) => {
        const cookie = await signIn(server, email);
        const answer = await fetch(`${server.url}/api/purchase/list`, { headers: { cookie } });
        const purchases = (await answer.json()) as { status: string }[];
        return purchases.filter(({ status }) => status === 'succeeded').length;
      },
    });
    await network.close();
    await server.dispose();
  },
  tab: async ({ browser }, use, { project }) => {
    const options = { timeZone: 'Europe/Dublin' };
    const engine = project.name.replace('slow-', '');
    const driver =
      engine === 'chromium'
        ? await startChromium(browser, options)
        : await startEngine(engine, options);
    await use(getTab(driver));
    await driver.end();
  },
});

const dialog: Target = { role: 'dialog' };
const field = (name: RegExp, within?: Target): Target => ({ role: 'textbox', name, within });
const charge: Target = { role: 'button', name: /^Pay €.* · Dublin 2019$/, within: dialog };

const BOUGHT = /Payment successful!/;
/** The page shows these texts only after the server has promised to refuse a late request. */
const NOT_CHARGED = /Nothing has been (bought|charged)|you pay nothing/i;

/** Fills in the open card form and submits it. */
async function payByCard(tab: Tab) {
  await tab.fill(field(/Card number/, dialog), cards.succeeds);
  await tab.fill(field(/Expiry/, dialog), '12/34');
  await tab.fill(field(/CVC/, dialog), '123');
  await tab.fill(field(/Postal code/, dialog), 'D02 X285');
  await tab.click(charge);
}

/** Waits for the outcome that the page shows. */
async function findOutcome(tab: Tab): Promise<'bought' | 'not charged'> {
  let text = '';
  await expect
    .poll(async () => (text = (await tab.look(undefined)).text), { timeout: 240_000 })
    .toMatch(new RegExp(`${BOUGHT.source}|${NOT_CHARGED.source}`, 'i'));
  return BOUGHT.test(text) ? 'bought' : 'not charged';
}

const DELAYS = [0, 300, 1000, 3000, 10_000];
const networks: readonly (readonly [string, Network])[] = DELAYS.flatMap((delay) => [
  [`${delay} ms before and after each request`, { before: delay, after: delay }],
  [
    `${delay} ms before a purchase arrives, whose answer is lost`,
    { before: delay, after: 0, cutsPurchase: true },
  ],
]);

for (const [name, slow] of networks) {
  test(`a card is charged once, and the page shows the true outcome, with ${name}`, async ({
    tab,
    site,
  }) => {
    const email = newAddress('slow');
    await tab.driver.openTab();
    await tab.goto(`${site.url}/new/Supporter`);
    await tab.fill(field(/^Legal name/), 'Nuala Quinn');
    await tab.fill(field(/^Email/), email);
    await tab.click({ role: 'button', name: /^Pay by card/ });
    await tab.reads('€40', dialog);
    site.network.be(slow);
    await payByCard(tab);
    const outcome = await findOutcome(tab);
    // The poll for the outcome cancels a purchase that arrives after it.
    if (!slow.cutsPurchase) expect(outcome).toBe('bought');
    else if (slow.before >= 10_000) expect(outcome).toBe('not charged');
    await site.network.settled();
    if (outcome === 'not charged') {
      // The late request must have been refused, so the next try is the only charge.
      site.network.be({ before: 0, after: 0 });
      await payByCard(tab);
      await tab.reads(BOUGHT);
      await site.network.settled();
    }
    expect(await site.countPaid(email)).toBe(1);
    expect(tab.driver.errors()).toEqual([]);
  });
}
