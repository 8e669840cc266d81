import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { config } from '../../testing/builders.ts';
import type { BallotProps } from './Ballot.tsx';
import { LazyBallot } from './LazyBallot.tsx';

const props: BallotProps = {
  config: config(),
  award: 'hugo',
  personId: 5,
  signature: 'Aoife B',
  isReadOnly: false,
  onClosed: () => undefined,
};
const Ballot = ({ signature }: BallotProps) => <p>Signing as {signature}</p>;

it('a ballot whose code does not come says so, and comes when it is asked for again', async () => {
  let isOnline = false;
  const load = () =>
    isOnline
      ? Promise.resolve({ default: Ballot })
      : Promise.reject(new TypeError('Failed to fetch'));
  const user = userEvent.setup();
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <LazyBallot load={load} {...props} />
    </I18nProvider>,
  );
  const failure = /^The ballot could not be loaded\. Check your network and try again/;
  expect(await screen.findByRole('alert')).toHaveTextContent(failure);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(failure);
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const ballot = await screen.findByText('Signing as Aoife B');
  expect(ballot).toBeVisible();
  // The button has gone, the focus is where the ballot came.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(ballot);
  expect(screen.queryByRole('alert')).toBeNull();
});
