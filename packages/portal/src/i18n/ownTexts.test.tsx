import { render, screen } from '@testing-library/react';
import { ConKitProvider, SignIn } from '@conkit/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage, findLanguage, getTag, listLanguages } from './language.ts';
import type { OwnTexts } from './ownTexts.ts';
import { createWords } from './words.ts';

const texts = { fr: { name: 'Français', url: '/assets/locales/fr-1.json' } };

const own: OwnTexts = {
  portal: { own: ['Bonjour ', ['name']] },
  ui: {
    SignIn: {
      email: 'Courriel',
      sent: [
        { kind: 'text', text: 'Envoyé à ' },
        { kind: 'value', name: 'email' },
      ],
    },
  },
};

afterEach(() => vi.unstubAllGlobals());

it('a language of the convention is offered if it has texts, with its own name', () => {
  const languages = ['en', 'fr', 'de'];
  expect(listLanguages({ languages, texts })).toEqual(['en', 'fr']);
  expect(chooseLanguage(listLanguages({ languages, texts }), undefined, 'fr-CH,en')).toBe('fr');
  expect(findLanguage('fr', { texts })?.name).toBe('Français');
  expect(findLanguage('fi', { texts })?.name).toBe('Suomi');
  expect([getTag('fr'), getTag('fi')]).toEqual(['fr', 'fi-FI']);
});

it('an added language has the convention’s texts, also after another part is loaded', async () => {
  const words = await createWords('fr', { fr: 'fr-CH' }, own);
  await words.load('voting');
  expect(words.i18n._('own', { name: 'Zoé' })).toBe('Bonjour Zoé');
  expect(words.locale).toBe('fr-CH');
  expect(words.ui?.SignIn?.sent?.({ email: 'zoe@example.com' })).toBe('Envoyé à zoe@example.com');
});

it('texts replace those of one of the product’s languages, and leave the others', async () => {
  const [changed, plain] = await Promise.all([
    createWords('fi', undefined, own),
    createWords('fi'),
  ]);
  expect(changed.ui?.SignIn?.email).toBe('Courriel');
  expect(changed.ui?.SignIn?.name).toBe(plain.ui?.SignIn?.name);
  // The crew's texts, too, which are loaded apart.
  const desk = changed.addOwn({ SignIn: { email: 'Other', name: 'Name' } });
  expect(desk?.SignIn).toMatchObject({ email: 'Courriel', name: 'Name' });
  expect(plain.addOwn(undefined)).toBeUndefined();
});

it('texts replace the portal’s own', async () => {
  const plain = await createWords('fi');
  const [id = ''] = Object.keys(plain.i18n.messages);
  const changed = await createWords('fi', undefined, { ...own, portal: { [id]: ['Oma teksti'] } });
  expect(changed.i18n.messages[id]).toEqual(['Oma teksti']);
  expect(plain.i18n.messages[id]).not.toEqual(['Oma teksti']);
});

it('texts around an element keep it', async () => {
  const cardsUnavailable = [
    { kind: 'text', text: 'Écrivez à ' },
    { kind: 'tag', name: 'contact', content: null },
  ] as const;
  const { ui } = await createWords('fr', undefined, {
    ...own,
    ui: { Checkout: { cardsUnavailable } },
  });
  const contact = <strong>zoe@example.com</strong>;
  render(<p>{ui?.Checkout?.cardsUnavailable?.({ contact })}</p>);
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Écrivez à zoe@example\.com$/);
});

it('texts are shown as text, never as HTML', async () => {
  const words = await createWords('fr', undefined, {
    ...own,
    ui: { SignIn: { email: '<img src=x alt=hacked>' } },
  });
  render(
    <ConKitProvider locale={words.locale} messages={words.ui ?? {}}>
      <SignIn request={{ kind: 'none' }} onRequestLink={() => {}} onReset={() => {}} />
    </ConKitProvider>,
  );
  expect(screen.getByRole('textbox', { name: '<img src=x alt=hacked>' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('the browser reads the texts from their address, and reports that it can’t', async () => {
  const fetched: string[] = [];
  const answer = (status: number) =>
    vi.stubGlobal('fetch', async (address: string) => {
      fetched.push(address);
      return new Response(JSON.stringify(own), { status });
    });
  answer(200);
  const words = await createWords('fr', undefined, texts.fr.url);
  expect(fetched).toEqual(['/assets/locales/fr-1.json']);
  expect(words.ui?.SignIn?.email).toBe('Courriel');
  answer(503);
  await expect(createWords('fr', undefined, texts.fr.url)).rejects.toThrow(/fr-1\.json: 503/);
});
