import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lostConnection, Refusal, unauthorized } from '../testing/answers.ts';
import { votes } from '../testing/ballots.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import {
  answers,
  card,
  expectRank,
  keptBallots,
  NOW,
  open,
  pass,
  rank,
  saves,
  sign,
  state,
  unfold,
  voteInOwnTime,
} from '../testing/votePage.tsx';

voteInOwnTime();

const CLOSED =
  'Voting is over. The Retro Hugo Awards are presented on 15 August 2019, the Hugo Awards on 18 August 2019.';
const tooLate = new Refusal(403, 'voting_closed');

describe('the page before the deadline', () => {
  it('shows the deadline in Pacific time and in the reader’s time zone, with the time left', async () => {
    await renderRoute('/hugo/vote/5', answers());
    const lead = screen.getByText(/^Voting closes/);
    expect(lead).toHaveTextContent(/Wednesday,? 31 July 2019 at 23:59 Pacific Time/);
    expect(lead).toHaveTextContent(/^Voting closes in 30 days\s*Thu 1 August, \d\d:59 \(.+\)/);
  });

  it('shows a notice on the last day, and a stricter one in the last quarter of an hour', async () => {
    vi.setSystemTime(new Date('2019-07-31T07:30:00Z'));
    await open();
    expect(screen.getByText('Voting closes in 23 hours.')).toBeVisible();
    expect(screen.getByText('Closes in 23 hours')).toBeVisible();
    expect(screen.getByText('Less than a day is left to vote.')).toHaveRole('status');
    expect(screen.queryByText(/saved after a second/)).toBeNull();

    vi.setSystemTime(new Date('2019-08-01T06:45:30Z'));
    await pass(10);
    expect(screen.getByText('Voting closes in 14 minutes.')).toBeVisible();
    expect(screen.getByText('Closes in 14 minutes')).toBeVisible();
    expect(screen.getByText(/saved after a second/)).toBeVisible();
    expect(screen.getByText('Less than a quarter of an hour is left to vote.')).toHaveRole(
      'status',
    );
  });

  it('counts down the last seconds without announcing them', async () => {
    vi.setSystemTime(new Date('2019-08-01T06:59:20Z'));
    await open();
    await pass(10);
    expect(screen.getByText(/^Voting closes in \d\d seconds\.$/)).toBeVisible();
    for (const region of screen.getAllByRole('status')) {
      expect(region).not.toHaveTextContent(/seconds/);
    }
  });

  it('saves one second after a change near the deadline', async () => {
    vi.setSystemTime(new Date('2019-08-01T06:50:00Z'));
    const page = await open();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(2);
    expect(saves(page)).toHaveLength(1);
    await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  });
});

describe('a deadline that passes while the page is open', () => {
  /** Changes a ballot just before the deadline, so that its save cannot succeed in time. */
  async function late(answer: unknown) {
    vi.setSystemTime(new Date('2019-08-01T06:59:40.000Z'));
    const page = await open({
      'GET /hugo/{id}/votes': votes({ Novel: [2] }),
      'POST /hugo/{id}/vote': answer,
    });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    expectRank('Best Novel', 'Spinning Silver', 1);
    return page;
  }

  it('sends unsaved changes at that moment, and explains what counts when they are too late', async () => {
    const page = await late(() =>
      Date.now() < Date.parse('2019-08-01T07:00:00Z') ? lostConnection() : tooLate,
    );
    await pass(22);
    await waitFor(() => expect(saves(page).length).toBeGreaterThan(1));
    expect(
      await screen.findByText(/Voting closed before your last changes were saved/),
    ).toHaveTextContent('kept on this device only');
    const novel = card('Best Novel');
    expect(novel.getByText(/was not saved before voting closed/)).toBeVisible();
    expect(novel.getAllByRole('list')[0]).toHaveTextContent(/^Revenant Gun$/);
    expect(novel.queryByRole('button', { name: /Spinning Silver/ })).toBeNull();
    expect(keptBallots()).toHaveLength(1);
  });

  it('explains that the last changes are unknown when offline', async () => {
    await late(lostConnection);
    await pass(25);
    expect(screen.getByText(/the server has not confirmed your last changes/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(keptBallots()).toHaveLength(1);
  });

  it('closes the page when the server refuses votes, even if the page’s clock is late', async () => {
    const page = await open({ 'POST /hugo/{id}/vote': tooLate });
    expect(screen.getByText(/^Voting closes/)).toBeVisible();
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(16);
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(screen.queryByText(/^Voting closes/)).toBeNull();
  });

  it('explains on a later visit that this device’s changes do not count', async () => {
    const page = await late(lostConnection);
    await pass(25);
    page.unmount();
    vi.setSystemTime(new Date('2019-08-02T12:00:00Z'));
    await renderRoute('/hugo/vote/5', answers());
    expect(await screen.findByText(/Voting closed before your last changes/)).toBeVisible();
    expect(card('Best Novel').getByText(/was not saved before voting closed/)).toBeVisible();
    expect(screen.queryByText(/Sign to save them/)).toBeNull();
  });
});

describe('a wrong device clock', () => {
  it('changes nothing: save times use the server’s clock', async () => {
    vi.setSystemTime(new Date('2031-01-01T12:00:00Z'));
    const page = await renderRoute(
      '/hugo/vote/5',
      { ...answers(), 'GET /hugo/{id}/votes': votes({ Novel: [1] }, '2019-07-01T11:55:00.000Z') },
      { now: NOW },
    );
    await sign(page);
    await screen.findByRole('region', { name: 'Best Novel' });
    unfold('Best Novel');
    expect(card('Best Novel').getByText('5 minutes ago')).toBeVisible();
  });

  it('does not delay changes in the last minutes', async () => {
    vi.setSystemTime(new Date('2011-01-01T12:00:00Z'));
    const page = await renderRoute('/hugo/vote/5', answers(), {
      now: new Date('2019-08-01T06:50:00Z'),
    });
    await sign(page);
    await screen.findByRole('region', { name: 'Best Novel' });
    await rank(page, 'Best Novel', 'Spinning Silver', 1);
    await pass(2);
    expect(saves(page)).toHaveLength(1);
  });
});

describe('the page after the deadline', () => {
  it.each([
    ['in the last second of the minute it names', '2019-08-01T06:59:59.000Z', false],
    ['a second later', '2019-08-01T07:00:00.000Z', true],
  ])('shows the notice with the ceremonies %s: %s', async (_, now, isClosed) => {
    vi.setSystemTime(new Date(now));
    await renderRoute('/hugo/vote/5', answers());
    expect(screen.queryAllByText(CLOSED)).toHaveLength(isClosed ? 1 : 0);
  });

  it('uses the server’s clock instead of the device’s', async () => {
    vi.setSystemTime(new Date('2026-01-01T12:00:00Z'));
    const page = await renderRoute('/hugo/vote/5', answers(), { now: NOW });
    await pass(60);
    expect(screen.queryByText(CLOSED)).toBeNull();
    page.unmount();
    await renderRoute('/hugo/vote/5', answers(), { now: new Date('2019-08-01T06:59:30Z') });
    await pass(61);
    expect(screen.getByText(CLOSED)).toBeVisible();
  });

  it('shows the ballot without a signature, read-only', async () => {
    vi.setSystemTime(new Date('2019-08-02T12:00:00Z'));
    const page = await renderRoute('/hugo/vote/5', {
      ...answers(),
      'GET /hugo/{id}/votes': votes({ Novel: [1] }),
    });
    await screen.findByRole('region', { name: 'Best Novel' });
    expect(card('Best Novel').getByText('Spinning Silver')).toBeVisible();
    expect(card('Best Novel').queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /^Signature/ })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(60);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    expect(saves(page)).toEqual([]);
  });

  it('promises nowhere that the ballot can be changed', async () => {
    vi.setSystemTime(new Date('2019-08-02T12:00:00Z'));
    const page = await renderRoute('/hugo/vote/5', answers());
    await screen.findByRole('region', { name: 'Best Novel' });
    const promise = /change it|come back|Sign(?! in)|How to vote|To vote/;
    expect(document.querySelector('main')).not.toHaveTextContent(promise);
    page.unmount();
    await renderRoute('/hugo/vote', answers(unauthorized));
    expect(document.querySelector('main')).not.toHaveTextContent(promise);
    expect(screen.getByText(/^Sign in to see your ballot/)).toBeVisible();
  });

  it('shows the ballot if it was open and unsigned before', async () => {
    vi.setSystemTime(new Date('2019-08-01T06:59:30.000Z'));
    await renderRoute('/hugo/vote/5', answers());
    expect(screen.queryByRole('region', { name: 'Best Novel' })).toBeNull();
    await pass(61);
    expect(await screen.findByRole('region', { name: 'Best Novel' })).toBeVisible();
  });

  it('shows the notice to a voter who is voting', async () => {
    vi.setSystemTime(new Date('2019-08-01T06:59:30.000Z'));
    await open();
    expect(screen.queryByText(CLOSED)).toBeNull();
    await pass(61);
    expect(screen.getByText(CLOSED)).toBeVisible();
  });
});
