import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CategoryIndex } from './CategoryIndex.tsx';

const categories = [
  { key: 'Novel', title: 'Best Novel', mark: { icon: null, label: 'ranked' } },
  { key: 'Novella', title: 'Best Novella', mark: undefined },
];
const index = (
  <CategoryIndex
    categories={categories}
    doneCount={1}
    progressLabel="1 of 2 ranked"
    note="Closes in 3 hours"
    summaryLink={{ href: '#review', icon: null, label: 'Review' }}
  />
);

it('links to each category and shows which are done and how many', () => {
  render(index);
  const entries = within(screen.getByRole('navigation', { name: 'Categories' }));
  const novel = entries.getByRole('link', { name: /^Best Novel ranked$/ });
  expect(novel).toHaveAttribute('href', '#category-Novel');
  expect(entries.getByRole('link', { name: 'Best Novella' })).toBeInTheDocument();
  expect(entries.getByText('1 of 2 ranked')).toBeVisible();
  expect(entries.getByText('Closes in 3 hours')).toBeVisible();
});

it.each(['Best Novella', 'Review'])('closes when “%s” is followed', async (name) => {
  render(index);
  const opener = screen.getByRole('button', { name: 'All categories' });
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('link', { name }));
  expect(opener).toHaveAttribute('aria-expanded', 'false');
});

it('shows the current category in the bar and in the list', () => {
  render(
    <>
      {index}
      <section id="category-Novella">
        <button type="button">A rank</button>
      </section>
    </>,
  );
  const nav = screen.getByRole('navigation', { name: 'Categories' });
  expect(nav.querySelector('[aria-current]')).toBeNull();
  act(() => screen.getByRole('button', { name: 'A rank' }).focus());
  expect(nav).toHaveTextContent(/^Best Novella2 of 2/);
  expect(screen.getByRole('link', { name: 'Best Novella' })).toHaveAttribute(
    'aria-current',
    'location',
  );
  expect(screen.getByRole('link', { name: /^Best Novel r/ })).not.toHaveAttribute('aria-current');
});
