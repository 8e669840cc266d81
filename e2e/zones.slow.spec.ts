import { joinAs, newAddress, openHome } from './account.ts';
import { getPurchases } from './buying.ts';
import { expect, test } from './test.ts';

// The zones of server and reader are more than a day apart, so that their dates always differ.
const READER = 'Pacific/Kiritimati';
test.use({ serverEnv: { TZ: 'Etc/GMT+12' }, timezoneId: READER });

test(
  'a reader a day away from the server hydrates every first screen unchanged, then sees local dates',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await openHome(page, server, 'daypass@example.com');
    // The convention's days are the same in every zone.
    await expect(page.getByText('2 day pass Thu/Fri')).toBeVisible();

    const email = newAddress('far-away');
    await joinAs(server, 'Adult', email, 'Kiri Away');
    await openHome(page, server, email);
    const [purchase] = await getPurchases(page);
    for (const path of ['/new', '/upgrade', '/hugo', '/pay']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const paid = new Date(purchase?.updated ?? Number.NaN);
    const day = paid.toLocaleDateString('en-IE', { dateStyle: 'long', timeZone: READER });
    await expect(page.getByText(`Paid on ${day}`)).toBeVisible();
    expect(faults).toEqual([]);
  },
);
