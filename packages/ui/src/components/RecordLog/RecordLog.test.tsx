import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOG, membershipLabel, TRAIL } from '../../testing/records.ts';
import { ConKitProvider } from '../../words/provider.tsx';
import { RecordLog } from './RecordLog.tsx';

const entries = () =>
  within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

it('shows what changed, when, by which operator, why, and both values', () => {
  render(
    <ConKitProvider locale="en-IE">
      <RecordLog log={LOG.slice(0, 1)} getMembershipLabel={membershipLabel} />
    </ConKitProvider>,
  );
  const [entry] = entries();
  expect(entry).toHaveTextContent('Membership changed');
  expect(entry).toHaveTextContent(/1 Mar 2019, 12:00 by desk@example\.com, for the convention/);
  expect(entry).toHaveTextContent(/Membership: Supporting → ?becomes Adult/);
  expect(entry).toHaveTextContent(/Member number: \(empty\)/);
  expect(entry).toHaveTextContent('Reason: Paid in cash at the desk');
});

it('omits the operator when the log has no name', () => {
  render(<RecordLog log={LOG.map((entry) => ({ ...entry, operator: null }))} />);
  expect(screen.getAllByText(/by the convention’s crew/)).toHaveLength(2);
  expect(screen.getByText(/by a purchase/)).toBeVisible();
  expect(screen.getByText(/by the member’s account/)).toBeVisible();
  expect(screen.queryByText(/desk@example\.com/)).toBeNull();
});

it('shows unknown operations and fields by their names', () => {
  const [entry] = LOG;
  if (!entry) throw new Error('There is a change');
  const changes = [{ field: 'weight', before: null, after: '7' }];
  render(<RecordLog log={[{ ...entry, operation: 'weighPerson', changes }]} />);
  expect(screen.getByText('Changed')).toBeVisible();
  expect(screen.getByText(/^weight:/)).toBeVisible();
});

it('shows a field without values when none are disclosed', () => {
  const [entry] = LOG;
  if (!entry) throw new Error('There is a change');
  const changes = [{ field: 'email', before: null, after: null }];
  render(<RecordLog log={[{ ...entry, changes }]} />);
  const [list] = screen.getAllByRole('list').slice(1);
  expect(list).toHaveTextContent(/^Email( address)?$/i);
});

it('names the record of each entry and the administrator who approved it', () => {
  render(<RecordLog log={TRAIL.slice(0, 2)} />);
  const [restored, granted] = screen.getAllByText(/^(Earlier|Role given)/);
  expect(restored?.closest('li')).toHaveTextContent(
    /^Earlier ballot restored: Record 5.* by desk@example\.com, for the convention, approved by awards@example\.com/,
  );
  expect(screen.getByRole('link', { name: 'Record 5' })).toHaveAttribute('href', '/desk/5');
  expect(granted?.closest('li')).toHaveTextContent(
    /^Role given: helper@example\.com.* by robin, with a command on the server, without approval: there was no other/,
  );
  expect(screen.queryByRole('link', { name: 'helper@example.com' })).toBeNull();
});

it('shows the request of a read, without a change', () => {
  render(<RecordLog log={TRAIL.slice(2)} />);
  const [asked, found] = screen.getAllByRole('listitem').slice(1);
  expect(asked).toHaveTextContent(/^Searched for: Byrne$/);
  expect(found).toHaveTextContent(/^Found: 3$/);
});

it('formats instants in the provider’s locale', () => {
  const [entry] = LOG;
  if (!entry) throw new Error('There is a change');
  const changes = [{ field: 'saved', before: null, after: '2019-07-01T12:30:00.000Z' }];
  render(
    <ConKitProvider locale="en-IE">
      <RecordLog log={[{ ...entry, changes }]} />
    </ConKitProvider>,
  );
  expect(screen.getByText(/^Saved/)).toHaveTextContent(/1 Jul 2019, 1\d:30$/);
});

it('shows a message when nothing was changed', () => {
  render(<RecordLog log={[]} />);
  expect(screen.getByText(/^Nothing has been changed/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
