import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NominationsPage, type NominationsPageProps } from './NominationsPage.tsx';

function show(changes: Partial<NominationsPageProps> = {}) {
  const onRetry = vi.fn();
  const element = (more: Partial<NominationsPageProps> = {}) => (
    <NominationsPage
      title="Hugo Nominations"
      name="Aoife Byrne"
      phase="open"
      opensAt="2019-01-01T00:00:00-08:00"
      closesAt="2019-03-15T23:59:00-07:00"
      timeZone="America/Los_Angeles"
      remaining={{ value: 3, unit: 'day' }}
      readOnlyReason={undefined}
      rules={{
        eligibilityYear: 2018,
        eligibility: ['Works of 2018.'],
        max: 5,
        contactEmail: 'hugohelp@example.com',
      }}
      otherAwards={[{ href: '/hugo/nominate-retro/5', label: 'Retro Hugo nominations' }]}
      membershipsHref="/new"
      homeHref="/home"
      categoriesId="categories"
      errorMessage={undefined}
      onRetry={onRetry}
      {...changes}
      {...more}
    >
      {'children' in changes ? changes.children : <p id="categories">The categories</p>}
    </NominationsPage>
  );
  const view = render(element());
  return { onRetry, again: (more: Partial<NominationsPageProps>) => view.rerender(element(more)) };
}
const rules = () => screen.getByText(/email you a copy/);

it('shows the deadline, the time left and the nominator, and links to the categories', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Hugo Nominations' })).toBeVisible();
  expect(screen.getAllByText(/15 March 2019/)[0]).toBeVisible();
  expect(screen.getByText('in 3 days', { exact: false })).toBeVisible();
  expect(screen.getByText('Aoife Byrne')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the categories' })).toHaveAttribute(
    'href',
    '#categories',
  );
});

it('links to the nominations of another award, if there is one, at the top and bottom', () => {
  const { again } = show();
  const name = 'Retro Hugo nominations';
  expect(screen.getAllByRole('link', { name })).toHaveLength(2);
  again({ otherAwards: [] });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

it('folds the rules to a summary', async () => {
  show();
  expect(rules()).not.toBeVisible();
  expect(screen.getByText(/^Works of 2018 · up to 5 in each category/)).toBeVisible();
  await userEvent.click(screen.getByRole('heading', { name: 'How to nominate' }));
  expect(rules()).toBeVisible();
});

it('leaves out the instructions after the deadline, and shows why nothing can be changed', () => {
  show({
    phase: 'closed',
    remaining: undefined,
    readOnlyReason: { kind: 'closed', announcement: undefined },
  });
  expect(screen.queryByText(/How to nominate/)).toBeNull();
  expect(screen.queryByText(/email you a copy|in each category/)).toBeNull();
  expect(screen.getByText(/Nominations have closed/)).toBeVisible();
});

it('shows a loading message', () => {
  show({ children: undefined });
  expect(screen.getByText('Loading...')).toBeVisible();
});

it('shows why loading failed, hides the nominations, and tries again', async () => {
  const { onRetry, again } = show({ errorMessage: 'The server has a problem.' });
  expect(screen.getByText(/could not be loaded/)).toHaveTextContent('The server has a problem.');
  expect(screen.queryByText('The categories')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  again({ errorMessage: undefined });
  const categories = screen.getByText('The categories');
  expect(within(document.body).getByText('The categories')).toBe(categories);
});
