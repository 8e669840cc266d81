import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RECORD } from '../../testing/records.ts';
import { PersonRecord, type PersonRecordProps } from './PersonRecord.tsx';

const Show = (props: Partial<PersonRecordProps>) => (
  <PersonRecord
    record={RECORD}
    onRetry={vi.fn()}
    getHref={(id, task) => ['/desk', id, task].filter(Boolean).join('/')}
    findHref="/desk"
    {...props}
  />
);
const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));

it("has the person's name as its heading", () => {
  render(<Show />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aoife Ní Bhriain');
  expect(screen.getByText('Adult member #214 · record 5')).toBeVisible();
});

it('shows the filled fields, and names the empty ones', () => {
  render(<Show />);
  const details = card('Details');
  expect(details.getByText('City').nextElementSibling).toHaveTextContent('Cork');
  expect(details.getByText(/^Not filled in: .*Postcode/)).toBeVisible();
});

it('puts the actions before the facts, because a phone has one column', () => {
  render(<Show />);
  const [first] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Act for Aoife Ní Bhriain');
});

it('links to the actions, and to the other people on the account', () => {
  render(<Show />);
  const hrefs = card('Act for Aoife Ní Bhriain')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/desk/5/edit', '/desk/5/membership', '/desk/5/email']);
  expect(card('Account').getByRole('link', { name: /^Oisín/ })).toHaveAttribute('href', '/desk/6');
  expect(card('Account').getByText('may act for members')).toBeVisible();
});

it('shows what buyers answered, and no other values', () => {
  const [first] = RECORD.purchases;
  const data = { meal: 'vegan', legal_name: 'Aoife' };
  const questions = [{ key: 'meal', label: 'Meal', values: { vegan: 'Vegan' } }];
  render(<Show record={{ ...RECORD, purchases: first ? [{ ...first, data, questions }] : [] }} />);
  const [purchase] = card('Purchases').getAllByRole('listitem');
  expect(purchase).toHaveTextContent('Meal: Vegan');
  expect(purchase).not.toHaveTextContent('Aoife');
});

it('shows the status of purchases and mails', () => {
  render(<Show />);
  const purchases = card('Purchases').getAllByRole('listitem');
  expect(purchases[0]).toHaveTextContent(/Adult#31 · .*Paid€210/);
  expect(purchases[1]).toHaveTextContent(/The card was declined\.Failed/);
  const mails = card('Mails').getAllByRole('listitem');
  expect(mails[0]).toHaveTextContent(/Copy of the ballotto be sent .*Waiting/);
  expect(mails[1]).toHaveTextContent(/tried 4 times · 550 No such mailboxFailed/);
  expect(mails[2]).toHaveTextContent(/^Login link.*Sent$/);
});

it('explains each empty section', () => {
  render(<Show record={{ ...RECORD, account: null, purchases: [], mails: [], log: [] }} />);
  expect(screen.getByText(/^Without an email address there is no account/)).toBeVisible();
  expect(screen.getByText(/^Nothing was bought/)).toBeVisible();
  expect(screen.getByText('No mails.')).toBeVisible();
  expect(screen.getByText(/^Nothing has been changed/)).toBeVisible();
});

it('can be loaded again after a failure', async () => {
  const onRetry = vi.fn();
  render(<Show record={undefined} errorMessage="No connection." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Find another person' })).toHaveAttribute(
    'href',
    '/desk',
  );
});
