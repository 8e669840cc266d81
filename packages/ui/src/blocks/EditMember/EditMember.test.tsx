import type { PersonFields } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EditMember, type EditMemberProps } from './EditMember.tsx';

const saved: PersonFields = { legal_name: 'Aoife', email: 'aoife@example.com', city: 'Cork' };
const changed = { ...saved, city: 'Dublin' };

const Edit = (props: Partial<EditMemberProps>) => (
  <EditMember
    title={{ kind: 'member', number: 214 }}
    value={saved}
    savedValue={saved}
    onChange={vi.fn()}
    conflicts={[]}
    onResolveConflict={vi.fn()}
    failedAttempts={0}
    isPending={false}
    onSave={vi.fn()}
    onClose={vi.fn()}
    onStartOver={vi.fn()}
    {...props}
  />
);
const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

it.each([
  ['Edit member #214', { kind: 'member', number: 214 }],
  ['Edit member', { kind: 'member', number: null }],
  ['Edit 2 day pass holder', { kind: 'daypass', label: '2' }],
  ['Edit non-member', { kind: 'nonMember' }],
] as const)('has the title "%s"', (name, title) => {
  render(<Edit title={title} />);
  expect(screen.getByRole('dialog', { name })).toBeVisible();
});

it('can be saved once something has changed and every conflict is decided', () => {
  const { rerender } = render(<Edit />);
  expect(button('Save')).toBeDisabled();
  const conflict = { field: 'city', mine: 'Dublin', theirs: 'Galway' } as const;
  rerender(<Edit value={changed} conflicts={[{ ...conflict, choice: null }]} />);
  expect(button('Save')).toBeDisabled();
  rerender(<Edit value={changed} conflicts={[{ ...conflict, choice: 'mine' }]} />);
  expect(button('Save')).toBeEnabled();
});

it('closes at once without changes, and asks before discarding changes', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Edit onClose={onClose} />);
  await userEvent.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();

  rerender(<Edit onClose={onClose} value={changed} />);
  await userEvent.click(button('Cancel'));
  expect(button('Go on editing')).toHaveFocus();
  await userEvent.click(button('Go on editing'));
  expect(field(/^City/)).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Discard changes'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('shows both versions of conflicting fields, and calls `onResolveConflict`', async () => {
  const onChoose = vi.fn();
  const conflicts = [{ field: 'city', mine: 'Dublin', theirs: '', choice: null }] as const;
  render(<Edit value={changed} conflicts={conflicts} onResolveConflict={onChoose} />);
  await userEvent.click(screen.getByRole('radio', { name: /^Take the other \(empty\)/ }));
  expect(onChoose).toHaveBeenCalledWith('city', 'theirs');
});

it('focuses the first invalid field each time that saving is refused', () => {
  const value = { ...saved, legal_name: '' };
  const { rerender } = render(<Edit value={value} />);
  expect(field(/^Legal name/)).not.toHaveAttribute('aria-invalid');
  rerender(<Edit value={value} failedAttempts={1} />);
  expect(field(/^Legal name/)).toHaveFocus();
  button('Save').focus();
  rerender(<Edit value={value} failedAttempts={2} />);
  expect(field(/^Legal name/)).toHaveFocus();
});

it('cannot be changed or closed while it is saving', async () => {
  const onClose = vi.fn();
  render(<Edit value={changed} isPending onClose={onClose} />);
  expect(field(/^City/)).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('shows why saving failed, and offers to sign in again after a sign-out', async () => {
  const refused = { kind: 'refused', errorMessage: 'No connection.' } as const;
  const { rerender } = render(<Edit value={changed} problem={refused} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No connection.');

  const onRequest = vi.fn();
  const signedOut = { kind: 'signedOut', onRequestLink: onRequest } as const;
  rerender(<Edit value={changed} problem={{ ...signedOut, request: { kind: 'none' } }} />);
  await userEvent.click(button('Send login link'));
  expect(onRequest).toHaveBeenCalledOnce();
  const sent = { kind: 'sent', email: 'aoife@example.com' } as const;
  rerender(<Edit value={changed} problem={{ ...signedOut, request: sent }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/We emailed a link to aoife@example\.com/);
  expect(screen.queryByRole('button', { name: 'Send login link' })).not.toBeInTheDocument();
});
