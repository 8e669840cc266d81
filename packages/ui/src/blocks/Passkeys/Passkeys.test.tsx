import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { Passkeys, type PasskeysProps } from './Passkeys.tsx';

const phone = {
  id: 2,
  name: 'Phone',
  createdAt: '2019-06-20T12:00:00Z',
  usedAt: '2019-07-01T08:30:00Z',
  isCurrent: true,
};
const laptop = { ...phone, id: 1, name: 'Laptop', usedAt: null, isCurrent: false };

const List = (props: Partial<PasskeysProps>) => (
  <Passkeys
    passkeys={[laptop, phone]}
    onAdd={vi.fn()}
    onRename={vi.fn()}
    onRemove={vi.fn()}
    {...props}
  />
);
const button = (name: string) => screen.getByRole('button', { name });

it('lists each passkey with when it was added and last used', () => {
  render(<List />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Laptop.*Added .*2019 · Not used yet/);
  expect(second).toHaveTextContent(/Phone.*Last used .*2019 · You signed in with it/);
});

it('names the person that a passkey is for on a shared address', () => {
  render(<List person="Grace" />);
  expect(screen.getByRole('region', { name: 'Passkeys of Grace' })).toBeVisible();
  expect(screen.getByText(/is for Grace only/)).toBeVisible();
  expect(button('Add a passkey for Grace')).toBeVisible();
});

it('asks before it removes, and says when that signs out here', async () => {
  const onRemove = vi.fn();
  render(<List onRemove={onRemove} />);
  await userEvent.click(button('Remove “Phone”'));
  expect(onRemove).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(/signs you out here/);
  await userEvent.click(button('Cancel'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button('Remove “Laptop”'));
  expect(screen.getByRole('alert')).not.toHaveTextContent(/signs you out here/);
  await userEvent.click(button('Remove the passkey'));
  expect(onRemove.mock.calls).toEqual([[1]]);
  expect(document.body).not.toHaveFocus();
});

it('renames on Enter, without surrounding spaces and not to nothing', async () => {
  const onRename = vi.fn();
  render(<List onRename={onRename} />);
  await userEvent.click(button('Rename “Laptop”'));
  const field = screen.getByRole('textbox', { name: 'Name of the passkey' });
  await userEvent.clear(field);
  await userEvent.type(field, '  {Enter}');
  expect(onRename).not.toHaveBeenCalled();
  await userEvent.type(field, 'Old laptop {Enter}');
  expect(onRename.mock.calls).toEqual([[1, 'Old laptop']]);
});

it('offers no eleventh passkey, and none in a browser without them', () => {
  const { rerender } = render(
    <List passkeys={Array.from({ length: 10 }, (_, at) => ({ ...laptop, id: at }))} />,
  );
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByText(/at most 10 passkeys/)).toBeVisible();
  rerender(<List isSupported={false} />);
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByText(/This browser cannot use passkeys/)).toBeVisible();
  expect(button('Remove “Laptop”')).toBeVisible();
});

it('offers a passkey, for one person on a shared address', async () => {
  const [onAdd, onDismiss] = [vi.fn(), vi.fn()];
  const { rerender } = render(<PasskeyOffer onAdd={onAdd} onDismiss={onDismiss} />);
  expect(screen.queryByText(/Several people share/)).toBeNull();
  await userEvent.click(button('Add a passkey'));
  await userEvent.click(button('Not now'));
  expect([onAdd.mock.calls.length, onDismiss.mock.calls.length]).toEqual([1, 1]);
  rerender(<PasskeyOffer person="Grace" onAdd={onAdd} onDismiss={onDismiss} errorMessage="No." />);
  expect(screen.getByText(/is for Grace only/)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No.');
});
