import type { Phase } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NominatorSignIn } from './NominatorSignIn.tsx';

const show = (phase: Phase) =>
  render(
    <NominatorSignIn
      title="Hugo Nominations"
      phase={phase}
      opensAt="2019-01-01T00:00:00-08:00"
      closesAt="2019-03-15T23:59:00-07:00"
      timeZone="America/Los_Angeles"
      remaining={undefined}
      newMembershipHref="/join"
    >
      <form aria-label="Sign in" />
    </NominatorSignIn>,
  );

it.each([
  ['before', /^Nominations open/, '2019-01-01T00:00:00-08:00'],
  ['open', /^Nominations close/, '2019-03-15T23:59:00-07:00'],
] as const)('shows the deadline %s, and what signing in leads to', (phase, text, instant) => {
  show(phase);
  expect(screen.getByRole('heading', { level: 1, name: 'Hugo Nominations' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('time')).toHaveAttribute('datetime', instant);
  expect(screen.getByText(/the link in the mail opens your nominations/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Join to nominate' })).toHaveAttribute('href', '/join');
  expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

it('leads to nominations to read after they closed', () => {
  show('closed');
  expect(document.querySelector('time')).toBeNull();
  expect(screen.getByText(/^Sign in to see your nominations/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
