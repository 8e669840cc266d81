import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { answers, card, pass, saves, state, voteInOwnTime } from '../testing/votePage.tsx';

voteInOwnTime();

/** Returns what a screen reader announces for the focused element. */
const expectFocus = (role: string, name: string | RegExp) => {
  expect(document.activeElement).toHaveRole(role);
  expect(document.activeElement).toHaveAccessibleName(name);
};
/** Expects this text, and no other, in the live region of a category's ranking. */
const expectSaid = async (category: string, text: string) => {
  const group = card(category).getByRole('group', { name: `Ranking for ${category}` });
  const region = within(group).getByRole('status');
  await waitFor(() => expect(region.textContent).toBe(text));
};

it('supports a keyboard session with the announcements of a screen reader', async () => {
  const page = await renderRoute('/hugo/vote/5', answers());
  const { user } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await user.keyboard(key);
  };

  // Open the page and sign.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName('Hugo Award Voting');
  screen.getByRole('textbox', { name: /^Signature/ }).focus();
  expect(document.activeElement).toHaveAccessibleDescription(/to sign your ballot/);
  await press('Aoife B', '{Enter}');
  // The form disappears, but the focus is not lost.
  expect(document.activeElement).toHaveTextContent('Signing as “Aoife B”');
  expect(document.activeElement).toHaveRole('paragraph');
  await screen.findByRole('region', { name: 'Best Novel' });

  // A category is a region with a heading. Its ranking is a group whose name states which end is best.
  const novel = card('Best Novel');
  expect(novel.getByRole('heading', { level: 2, name: 'Best Novel' })).toBeVisible();
  const group = novel.getByRole('group', { name: 'Ranking for Best Novel' });
  expect(group).toHaveAccessibleDescription(
    /^1 is your favourite\. Rank as many as you like\. Keys: 1–7/,
  );
  expect(novel.getByText(/^Nothing ranked\. Press \+/)).toBeVisible();

  // Tab moves to the first finalist. Arrow keys open the menu and move in it, without choosing.
  within(group).getAllByRole('button')[0]?.focus();
  expectFocus('button', 'Spinning Silver, not ranked, rank it next');
  expect(document.activeElement).toHaveAccessibleDescription('+ ranks it 1st, ⋯ anywhere');
  await press('{Tab}');
  expectFocus('button', /^Choose a position for /);
  await press('{Tab}');
  expectFocus('button', 'Revenant Gun, not ranked, rank it next');
  await press('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'Position of Revenant Gun' })).toBeVisible();
  expectFocus('menuitemradio', /^Position 1 your favourite/);
  await press('{ArrowDown}');
  expectFocus('menuitemradio', /^Position 2 leaves a gap/);
  await press('{Escape}');
  expectFocus('button', 'Revenant Gun, not ranked, rank it next');
  expect(novel.queryByRole('list', { name: 'Your ranking' })).toBeNull();

  // One press ranks and announces it, and the focus stays with the finalist.
  await press('{Enter}');
  await expectSaid('Best Novel', 'Revenant Gun is now 1st of 1.');
  expectFocus('button', 'Revenant Gun, position 1, change position');
  expect(document.activeElement).toHaveAttribute('aria-haspopup', 'menu');
  expect(novel.getByRole('list', { name: 'Your ranking' })).toBeVisible();
  await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Not saved yet'));

  // A digit ranks at once. A gap is announced with its effect.
  within(group)
    .getByRole('button', { name: /^No award, not ranked/ })
    .focus();
  await press('3');
  await expectSaid(
    'Best Novel',
    'No award is now 3rd of 3. Position 2 is empty. Not counted: No award.',
  );
  expectFocus('button', 'No award, position 3, not counted, change position');
  within(group).getByRole('button', { name: 'Close the gap' }).focus();
  await press('{Enter}');
  await expectSaid('Best Novel', 'Gap closed.');
  expectFocus('button', 'No award, position 2, change position');

  // Insert above, move, remove: each is announced, and other finalists move only if asked.
  within(group)
    .getByRole('button', { name: /^Spinning Silver, not ranked/ })
    .focus();
  await press('1');
  await expectSaid('Best Novel', 'Spinning Silver is now 1st of 3.');
  expect(
    within(novel.getByRole('list', { name: 'Your ranking' }))
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('button')[0]?.getAttribute('aria-label')),
  ).toEqual([
    'Spinning Silver, position 1, change position',
    'Revenant Gun, position 2, change position',
    'No award, position 3, change position',
  ]);
  await press('{Delete}');
  await expectSaid('Best Novel', 'Spinning Silver removed from your ranking.');
  expectFocus('button', 'Spinning Silver, not ranked, rank it next');

  // A save is announced politely for its category and does not move the focus.
  await pass(16);
  expect(saves(page)).toHaveLength(1);
  expect(saves(page)[0]?.body).toMatchObject({ votes: { Novel: [2, -1] } });
  await waitFor(() => expect(state('Best Novel')).toHaveTextContent('Best Novel: Saved'));
  expectFocus('button', 'Spinning Silver, not ranked, rank it next');

  // The index shows what is done, and links to the review.
  const index = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(index.getByText('1 of 2 ranked')).toBeVisible();
  expect(index.getByRole('link', { name: 'Best Novel ranked' })).toBeVisible();
  const review = card('Your ballot in rank order');
  expect(review.getByRole('heading', { level: 3, name: 'Best Novel' })).toBeVisible();
  expect(review.getByRole('list', { name: 'Your ranking for Best Novel' })).toBeVisible();
});
