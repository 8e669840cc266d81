import type { Finalists, User } from '@conkit/api-client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Answers, Call, Refusal } from './answers.ts';
import { finalists } from './ballots.ts';
import { config, person, user } from './builders.ts';
import { renderRoute } from './renderRoute.tsx';

/** The default time of these tests, with voting open for another month. */
export const NOW = new Date('2019-07-01T12:00:00Z');

export const aoife = person({ id: 5, legal_name: 'Aoife Byrne', member_number: 214 });
export const oisin = person({ id: 6, legal_name: 'Oisín Byrne', membership: 'Child' });
export const ines = person({ id: 7, legal_name: 'Ines Byrne' });

/** Gives each test of a file fake timers and an empty device. */
export function voteInOwnTime() {
  beforeEach(() => {
    // The page of the last test still saves while it unmounts, so clear the storage here.
    localStorage.clear();
    vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());
}

/** Returns the answer to a successful save. */
export const saving = (call: Call) => ({
  status: 'success',
  time: new Date().toISOString(),
  votes: (call.body as { votes: object }).votes,
});

/** The API's answers for a voter's page without problems. */
export const answers = (
  account: User | Refusal = user([aoife]),
  list: Finalists = finalists(),
): Answers => ({
  'GET /config': config(),
  'GET /user': account,
  'GET /hugo/finalists': list,
  'GET /hugo/{id}/votes': {},
  'GET /hugo/{id}/packet': {},
  'POST /hugo/{id}/vote': saving,
  'GET /purchase/data': {},
});

export type Page = Awaited<ReturnType<typeof renderRoute>>;

export const signature = () => screen.getByRole('textbox', { name: /^Signature/ });
export const card = (title: string) => within(screen.getByRole('region', { name: title }));
/** Returns the saves that were sent. */
export const saves = (page: Page) => page.calls.filter(({ name }) => name.endsWith('/vote'));
export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

export async function sign(page: Page, name = 'Aoife B') {
  await page.user.type(signature(), `${name}{Enter}`);
  await screen.findByText(`Signing as “${name}”`);
}

/** Opens the ballot of person 5 and signs it. */
export async function open(given: Answers = {}, path = '/hugo/vote/5') {
  const page = await renderRoute(path, { ...answers(), ...given });
  await sign(page);
  await screen.findAllByRole('region', { name: /^Best Novel/ });
  return page;
}

/** Opens a folded category. */
export function unfold(title: string) {
  const details = screen.getByRole('region', { name: title }).querySelector('details');
  if (!details || details.open) return;
  details.open = true;
  // The browser dispatches this event in a later task.
  fireEvent(details, new Event('toggle'));
}

/** Returns the storage keys of unsaved ballots on this device. */
export const keptBallots = () =>
  Object.keys(localStorage).filter((name) => name.includes(':ballot:'));

/** Ranks a finalist with a digit key on its button. */
export async function rank(page: Page, category: string, title: string, position: number) {
  unfold(category);
  act(() =>
    card(category)
      .getByRole('button', { name: new RegExp(`^${title}, not ranked`) })
      .focus(),
  );
  await page.user.keyboard(String(position));
}

export const expectRank = (category: string, title: string, position: number) => {
  unfold(category);
  expect(
    card(category).getByRole('button', { name: new RegExp(`^${title}, position ${position},`) }),
  ).toBeVisible();
};

/** Returns the status region of a category, with its save state. */
export const state = (category: string) => {
  const regions = card(category).getAllByRole('status');
  return regions.find(({ textContent }) => textContent.startsWith(`${category}: `)) ?? regions[0];
};
