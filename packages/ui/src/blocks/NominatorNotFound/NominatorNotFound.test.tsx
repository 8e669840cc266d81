import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fi } from '../../locales/fi.gen.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { NominatorNotFound } from './NominatorNotFound.tsx';

it("keeps the page's title, and shows what is wrong with a link to continue", () => {
  render(<NominatorNotFound title="Hugo Nominations" homeHref="/home" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Hugo Nominations' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Nominator not found!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'memberships page' })).toHaveAttribute('href', '/home');
});

it('uses the language of its provider', () => {
  render(
    <ConKitProvider locale="fi-FI" messages={fi}>
      <NominatorNotFound title="Hugo-ehdotukset" homeHref="/" />
    </ConKitProvider>,
  );
  expect(screen.queryByText('Nominator not found!')).toBeNull();
  expect(screen.getByRole('link')).toBeVisible();
});
