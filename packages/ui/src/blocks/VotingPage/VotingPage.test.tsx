import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Voter } from './VoterCard.tsx';
import { VotingPage, type VotingPageProps, type VotingPeriod } from './VotingPage.tsx';

const period: VotingPeriod = {
  phase: 'open',
  urgency: 'calm',
  remaining: { unit: 'day', value: 30 },
  opensAt: '2019-04-01T00:00:00-07:00',
  closesAt: '2019-07-31T23:59:00-07:00',
  timeZone: 'America/Los_Angeles',
};
const voter: Voter = {
  kind: 'voter',
  name: 'Aoife Byrne',
  membership: 'Adult member #214',
  signature: undefined,
  hasUnsavedChanges: false,
};

const ceremonies = [
  { key: 'hugo', name: 'Hugo Awards', day: '2019-08-18' },
  { key: 'retro', name: 'Retro Hugo Awards', day: '2019-08-15' },
];

const show = (props: Partial<VotingPageProps> = {}) => {
  const given = { onSign: vi.fn(), ...props };
  const draw = (next: Partial<VotingPageProps> = {}) => (
    <VotingPage
      title="Hugo Award Voting"
      period={period}
      rules={{ eligibilityYear: 2018, positions: 7, noAward: 'No award' }}
      ceremonies={ceremonies}
      ceremonySentence="The Retro Hugo Awards are presented on {retro}, the Hugo Awards on {hugo}."
      contactEmail="help@example.com"
      voter={voter}
      {...given}
      {...next}
    />
  );
  const { rerender } = render(draw());
  return { ...given, redraw: (next: Partial<VotingPageProps>) => rerender(draw(next)) };
};
const signature = () => screen.queryByRole('textbox', { name: /^Signature/ });

describe('signing', () => {
  it('calls `onSign` with a trimmed signature that is not blank', async () => {
    const { onSign, redraw } = show();
    await userEvent.type(screen.getByRole('textbox', { name: /^Signature/ }), '  {Enter}');
    expect(screen.getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(onSign).not.toHaveBeenCalled();
    await userEvent.keyboard('Aoife B {Enter}');
    expect(onSign).toHaveBeenCalledExactlyOnceWith('Aoife B');
    redraw({ voter: { ...voter, signature: 'Aoife B' } });
    // The form is gone; the focus is on its replacement.
    expect(screen.getByText('Signing as “Aoife B”')).toHaveFocus();
  });

  it('folds the voting instructions, which can be unfolded again', () => {
    const { redraw } = show();
    const rules = screen.getByText(/Rank “No award” above/);
    expect(rules).toBeVisible();
    redraw({ voter: { ...voter, signature: 'Aoife B' } });
    expect(screen.getByRole('heading', { name: 'How to vote online' })).toBeVisible();
    expect(rules).not.toBeVisible();
  });

  it('warns of changes that this device stored on an earlier visit', () => {
    show({ voter: { ...voter, hasUnsavedChanges: true } });
    expect(screen.getByText(/has unsaved changes to your ballot/)).toBeVisible();
  });

  it('is offered only while voting is open', () => {
    const { redraw } = show({ period: { ...period, phase: 'before' } });
    expect(signature()).toBeNull();
    expect(screen.getByText(/^Voting opens/)).toHaveTextContent('1 April 2019');
    redraw({ period: { ...period, phase: 'closed' } });
    expect(signature()).toBeNull();
    expect(screen.getByText(/can no longer be changed/)).toBeVisible();
  });
});

describe('without a signature', () => {
  it.each<[string, Voter, RegExp]>([
    [
      'shows why to a person without the right',
      { kind: 'noRight', name: 'Oisín' },
      /^Oisín cannot vote/,
    ],
    [
      'explains how an account gets to a ballot',
      { kind: 'none', isSharedAccount: false },
      /For a new mail, sign out and ask on the memberships page/,
    ],
    [
      'explains that each person on the account has their own link',
      { kind: 'none', isSharedAccount: true },
      /^Each person on this account has a link/,
    ],
  ])('%s', (_what, who, text) => {
    show({ voter: who });
    expect(signature()).toBeNull();
    expect(
      screen.getByText(
        (_, element) => text.test(element?.textContent ?? '') && element?.tagName === 'P',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'memberships page' })).toHaveAttribute('href', '/');
  });
});

describe('for a visitor', () => {
  const visitor: Voter = {
    kind: 'visitor',
    signIn: <form aria-label="Sign in" />,
    newMembershipHref: '/join',
  };

  it('contains the sign-in, what it leads to, and a link to memberships', () => {
    show({ voter: visitor });
    expect(screen.getByText(/^Sign in to vote: the link in the mail/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join to vote' })).toHaveAttribute('href', '/join');
  });

  it('leads to a ballot to read once voting has closed', () => {
    show({ voter: visitor, period: { ...period, phase: 'closed' } });
    expect(screen.getByText(/^Sign in to see your ballot/)).toBeVisible();
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Join to vote' })).toBeNull();
  });
});

describe('the deadline', () => {
  it('becomes a notice on the last day, and names the consequences in the last minutes', () => {
    const { redraw } = show();
    expect(screen.getByText(/^in 30 days$/)).toBeVisible();
    redraw({ period: { ...period, urgency: 'near', remaining: { unit: 'hour', value: 3 } } });
    expect(screen.getByText('Voting closes in 3 hours.')).toBeVisible();
    expect(screen.queryByText(/saved after a second/)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Less than a day is left to vote.');
    redraw({
      period: { ...period, urgency: 'pressing', remaining: { unit: 'minute', value: 12 } },
    });
    expect(screen.getByText(/saved after a second/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Less than a quarter of an hour');
  });

  it('is replaced after voting by the dates of the awards, for any number of ceremonies', () => {
    const { redraw } = show({ period: { ...period, phase: 'closed' } });
    expect(
      screen.getByText(/Retro Hugo Awards are presented on 15 August 2019, the Hugo Awards on 18/),
    ).toBeVisible();
    redraw({
      period: { ...period, phase: 'closed' },
      ceremonies: ceremonies.slice(0, 1),
      ceremonySentence: undefined,
    });
    expect(screen.queryByText(/Retro/)).toBeNull();
    expect(screen.getByText('Voting is over. Hugo Awards: 18 August 2019.')).toBeVisible();
  });
});

describe('how to vote', () => {
  it('leaves out No Award and the year if the award has neither', () => {
    show({ rules: { positions: 5, noAward: null } });
    expect(screen.getByText(/^Rank the finalists you like, from 1/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/No award|works of/);
  });

  it('explains a single choice where there is one position', () => {
    show({ rules: { eligibilityYear: 2026, positions: 1, noAward: 'None of these' } });
    expect(
      screen.getByText(/^Choose your favourite finalist in each category, of the works of 2026/),
    ).toBeVisible();
    expect(screen.getByText(/^Choose “None of these” if no finalist/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/empty position/);
  });
});
