import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unauthorized } from '../testing/answers.ts';
import { config } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

it('explains how ballots are stored, until when, and who to write to', async () => {
  await renderRoute('/privacy', { 'GET /config': config(), 'GET /user': unauthorized });
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  const ballot = screen.getByRole('region', { name: 'Your ballot and your nominations' });
  expect(ballot).toHaveTextContent('stores them next to your name. They are not anonymous.');
  const kept = screen.getByRole('region', { name: 'How long data are kept' });
  const rows = within(kept).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
    'Network addresses and browsers of saved ballots and nominations: until 18 September 2019',
    'Reading lists on accounts: until 18 November 2019',
    'Copies of sent mails: 30 days',
    'Memberships and everything else about you: until the convention deletes its data, not before 16 February 2020',
  ]);
  const contact = screen.getByRole('link', { name: 'privacy@example.com' });
  expect(contact).toHaveAttribute('href', 'mailto:privacy@example.com');
  expect(screen.getAllByRole('link', { name: 'Privacy' })[0]).toHaveAttribute('href', '/privacy');
});

it('lists each kind of data that the convention deletes by its age', async () => {
  const { privacy, parts, ...rest } = config();
  const at = { from: 'event', by: 'job' } as const;
  const retention = [
    { kind: 'changes', days: 365, ...at },
    { kind: 'links', days: 1, ...at },
    { kind: 'mails', days: 2, ...at },
    { kind: 'ballots', days: 90, from: 'results', by: 'archive', until: '2019-11-16T00:00:00Z' },
    { kind: 'origins', days: 30, from: 'convention', by: 'job', until: '2019-09-19T00:00:00Z' },
  ];
  await renderRoute('/privacy', {
    'GET /config': {
      ...rest,
      parts: { ...parts, passkeys: false },
      privacy: { ...privacy, retention },
    },
    'GET /user': unauthorized,
  });
  const kept = screen.getByRole('region', { name: 'How long data are kept' });
  const rows = within(kept).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent).slice(0, -1)).toEqual([
    'Earlier versions of your details: 365 days',
    'Expired login links: 1 day',
    'Copies of sent mails: 2 days',
    'Ballots and nominations: until the convention deletes its data, not before 16 November 2019',
    'Network addresses and browsers of saved ballots and nominations: until 19 September 2019',
  ]);
  // A convention without a vote keeps no reading lists.
  expect(screen.queryByText(/Your reading list and its notes/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Passkeys' })).toBeNull();
});

it('mentions no ballots without awards', async () => {
  const { parts, ...rest } = config();
  const without = { ...rest, parts: { ...parts, voting: false, nominations: false } };
  await renderRoute('/privacy', { 'GET /config': without, 'GET /user': unauthorized });
  expect(screen.getByRole('region', { name: 'Your rights' })).toBeVisible();
  expect(screen.queryByText(/next to your name/)).toBeNull();
});
