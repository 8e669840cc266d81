import { joinAs, newAddress, requestLink } from '../../e2e/account.ts';
import { open, pressButton, type Scene, type Visit } from './scene.ts';

async function ask(visit: Visit, email: string): Promise<void> {
  const { page, say } = visit;
  await open(visit, '/');
  await page
    .getByRole('textbox', { name: say(/^Email/, /^Sähköposti/) })
    .first()
    .fill(email);
  await pressButton(visit, /^Send login link/, /^Lähetä kirjautumislinkki/);
  await page.getByText(email).first().waitFor();
}

export const signIn: readonly Scene[] = [
  { name: 'signin.first-page', play: (visit) => open(visit, '/') },
  { name: 'signin.on-the-way', play: (visit) => open(visit, '/?next=/upgrade') },
  { name: 'signin.to-vote', play: (visit) => open(visit, '/hugo/vote') },
  { name: 'signin.to-nominate', play: (visit) => open(visit, '/hugo/nominate') },
  {
    name: 'signin.check-inbox',
    play: async (visit) => {
      const email = newAddress('inbox');
      await joinAs(visit.server, 'Adult', email, 'Iris Inbox');
      await ask(visit, email);
    },
  },
  {
    name: 'signin.wrong-code',
    play: async (visit) => {
      const { page, say } = visit;
      const email = newAddress('code');
      await joinAs(visit.server, 'Adult', email, 'Cora Code');
      await ask(visit, email);
      await page.getByRole('textbox', { name: say(/^Code/, /koodi/i) }).fill('000000');
      await page.keyboard.press('Enter');
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
    },
  },
  {
    name: 'signin.offline',
    shot: 'window',
    play: async (visit) => {
      const { page, say } = visit;
      await open(visit, '/');
      await page.context().setOffline(true);
      await page
        .getByRole('textbox', { name: say(/^Email/, /^Sähköposti/) })
        .first()
        .fill('offline@example.com');
      await pressButton(visit, /^Send login link/, /^Lähetä kirjautumislinkki/);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: 'signin.expired-link',
    play: async (visit) => {
      const { page, server } = visit;
      const email = newAddress('expired');
      await joinAs(server, 'Adult', email, 'Ena Expired');
      // Removes the person and page from the mail's last link.
      const link = (await requestLink(server, email)).split('/').slice(0, 6).join('/');
      await page.goto(link);
      await page.waitForURL(/\/(\?|$)/);
      // Signing out everywhere with the mailed links makes a link expire early.
      await page.request.get('/api/logout?all=1&keys=1');
      await page.goto(link);
      await page.waitForURL(/\/(\?|$)/);
      await page.getByText(email).first().waitFor();
    },
  },
  {
    name: 'signin.wrong-link',
    shot: 'window',
    play: async (visit) => {
      const email = newAddress('wrong');
      await joinAs(visit.server, 'Adult', email, 'Wren Wrong');
      await open(visit, `/login/${encodeURIComponent(email)}/0123456789abcdef0123456789abcdef`);
      await visit.page.waitForURL(/\/(\?|$)/);
      await visit.page.waitForLoadState('networkidle');
    },
  },
];
