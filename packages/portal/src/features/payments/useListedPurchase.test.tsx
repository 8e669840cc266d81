import type { Purchase } from '@conkit/api-client';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createWords } from '../../i18n/words.ts';
import { config, person } from '../../testing/builders.ts';
import { purchase } from '../../testing/purchases.ts';
import { PersonalBallotLink } from './useListedPurchase.tsx';

const token = {
  status: 'succeeded',
  person_id: 5,
  category: 'ss-token',
  type: 'ss-token',
} as const;

async function draw(values: Partial<Purchase> = {}) {
  const { i18n } = await createWords('en');
  render(
    <I18nProvider i18n={i18n}>
      <PersonalBallotLink
        config={config()}
        purchase={purchase({ ...token, ...values })}
        people={[person({ id: 5 }), person({ id: 6 })]}
      />
    </I18nProvider>,
  );
  return screen.queryByRole('link', { name: 'Download the personal ballot' });
}

it('offers the ballot for a paid site selection token of the account’s person', async () => {
  const link = await draw();
  expect(link).toHaveAttribute('href', '/api/people/5/ballot');
  expect(link).toHaveAttribute('download', 'test2019-ballot-5.pdf');
});

it.each([
  ['that is not paid', { status: 'processing' }],
  ['that was refunded', { status: 'refunded' }],
  ['of another type', { type: 'bench' }],
  ['for a person who is not on the account', { person_id: 7 }],
  ['without a person', { person_id: null }],
] as const)('does not offer the ballot for a purchase %s', async (_, values) => {
  expect(await draw(values)).toBeNull();
});
