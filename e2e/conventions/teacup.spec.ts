import { getCard } from '../buying.ts';
import { expect, test } from '../test.ts';
import { edit, join, getMenu } from './member.ts';
import { walk } from './walk.ts';

test.use({ sharedEnv: { CONVENTION: 'teacup-2030' } });
// The tests share one server.
test.describe.configure({ mode: 'default' });

test.describe('Teacup 2030 @any-width @slow', () => {
  walk({
    name: 'Teacup 2030',
    languages: { en: 'en-IE' },
    member: 'pat@example.com',
    absent: [
      '/upgrade',
      '/daypass/Weekend',
      '/pay/ss-token',
      '/awards/vote',
      '/awards/nominate/1',
      '/hugo/vote',
    ],
    pages: ['/new/Weekend'],
    has: [],
    price: /£35/,
  });

  test('a visitor joins, signs in and edits their details, and sees no other features', async ({
    page,
    server,
  }) => {
    await join(page, server, { event: 'Teacup 2030', label: 'Weekend', amount: '£35' });
    const own = getCard(page, 'Nuala Quinn');
    await expect(own.getByRole('link')).toHaveCount(0);
    await edit(page, { hasBadge: false });
    expect(await getMenu(page)).toEqual([
      'My memberships',
      'New Membership',
      'Payments',
      'Passkeys',
    ]);
    await page.goto('/pay');
    await expect(getCard(page, 'Weekend membership')).toContainText('£35');
  });
});
