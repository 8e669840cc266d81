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

it('is a dialog that says who signs, with the focus where there is something to do', async () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Sign your nominations' })).toHaveTextContent(
    'Aoife Byrne',
  );
  await waitFor(() => expect(field()).toHaveFocus());
});

it('takes no empty signature, nor one of spaces, by its button or by Enter', async () => {
  const { onSign } = show();
  expect(ok()).toBeDisabled();
  await userEvent.type(field(), '   {Enter}');
  expect(ok()).toBeDisabled();
  expect(onSign).not.toHaveBeenCalled();
});

it.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['its button', () => userEvent.click(ok())],
])('hands over the signature without the spaces around it, by %s', async (_, sign) => {
  const { onSign, onCancel } = show();
  await userEvent.type(field(), ' Aoife B ');
  await sign();
  expect(onSign).toHaveBeenCalledExactlyOnceWith('Aoife B');
  expect(onCancel).not.toHaveBeenCalled();
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
])('can be left without signing, by %s', async (_, leave) => {
  const { onSign, onCancel } = show();
  await userEvent.type(field(), 'Aoife');
  await leave();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSign).not.toHaveBeenCalled();
});
