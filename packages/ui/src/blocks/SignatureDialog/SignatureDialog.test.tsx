import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SignatureDialog } from './SignatureDialog.tsx';

function show() {
  const events = { onSign: vi.fn(), onCancel: vi.fn() };
  render(<SignatureDialog name="Aoife Byrne" {...events} />);
  return events;
}
const field = () => screen.getByRole('textbox', { name: /^Signature/ });
const ok = () => screen.getByRole('button', { name: 'OK' });

it('is a dialog that names the signer, with the focus in its field', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Sign your nominations' })).toHaveTextContent(
    'Aoife Byrne',
  );
  await waitFor(() => expect(field()).toHaveFocus());
});

it('accepts no empty or blank signature, by button or Enter', async () => {
  const { onSign } = show();
  expect(ok()).toBeDisabled();
  await userEvent.type(field(), '   {Enter}');
  expect(ok()).toBeDisabled();
  expect(onSign).not.toHaveBeenCalled();
});

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['its button', () => userEvent.click(ok())],
])('calls `onSign` with the trimmed signature, by %s', async (_, sign) => {
  const { onSign, onCancel } = show();
  await userEvent.type(field(), ' Aoife B ');
  await sign();
  expect(onSign).toHaveBeenCalledExactlyOnceWith('Aoife B');
  expect(onCancel).not.toHaveBeenCalled();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('can be cancelled, by %s', async (_, leave) => {
  const { onSign, onCancel } = show();
  await userEvent.type(field(), 'Aoife');
  await leave();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSign).not.toHaveBeenCalled();
});
