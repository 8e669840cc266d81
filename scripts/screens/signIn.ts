import { joinAs, newAddress } from '../../e2e/account.ts';
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
  { name: 'signin.on-the-way', play: (visit) => open(visit, '/?next=/hugo/vote') },
  {
    name: 'signin.check-inbox',
    play: async (visit) => {
      const email = newAddress('inbox');
      await joinAs(visit.server, 'Adult', email, 'Iris Inbox');
      await ask(visit, email);
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
