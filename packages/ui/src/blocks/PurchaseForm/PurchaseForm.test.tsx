import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { checkout, subject } from '../../testing/purchases.ts';
import { PurchaseForm, type PurchaseFormProps } from './PurchaseForm.tsx';

const form = (props: Partial<PurchaseFormProps> = {}, errorMessage?: string) => (
  <PurchaseForm title="Bench" checkout={checkout()} isReady {...props}>
    <TextField label="Size" value="l" onChange={() => undefined} />
    <TextField label="Text" value="x" errorMessage={errorMessage} onChange={() => undefined} />
    <TextField label="Sign" value="" isRequired onChange={() => undefined} />
  </PurchaseForm>
);

it('is a region named after what is sold, with its fields and the button', () => {
  render(form());
  expect(screen.getByRole('region', { name: 'Bench' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Pay by card · €210' })).toBeEnabled();
});

it('focuses the first field that the server refused', () => {
  const { rerender } = render(form());
  rerender(form({ validationErrors: { text: 'too long' } }, 'too long'));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it('cannot be changed or cleared while the purchase is in flight', async () => {
  const onClear = vi.fn();
  const { rerender } = render(form({ onClear }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(onClear).toHaveBeenCalledOnce();
  rerender(form({ onClear, checkout: checkout({ phase: { kind: 'sending' } }) }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
});

it('is replaced by an open purchase, even if the item is no longer on sale', () => {
  const open = checkout({ phase: { kind: 'processing' }, sentPurchase: subject });
  const { rerender } = render(form({ checkout: open, unavailable: 'Not sold.' }));
  expect(screen.getByRole('region', { name: 'Your open purchase' })).toHaveTextContent('€210');
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(form({ unavailable: 'Not sold.' }));
  expect(screen.getByText('Not sold.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('marks missing fields after a press of the button, until the form is cleared', async () => {
  render(
    form({ isReady: false, missingFields: [{ key: 's', text: 'Sign' }], onClear: () => undefined }),
  );
  const sign = screen.getByRole('textbox', { name: /^Sign/ });
  expect(sign).not.toHaveAttribute('data-missing');
  await userEvent.click(screen.getByRole('button', { name: /^Pay by card/ }));
  expect(sign).toHaveAttribute('data-missing');
  expect(screen.getByRole('listitem')).toHaveTextContent('Sign');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(sign).not.toHaveAttribute('data-missing');
});

it('presses the button that pays when Enter is pressed in a field', () => {
  render(form());
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /^Pay by card/ });
  expect(button).toHaveAttribute('type', 'submit');
  expect(button.form).toContainElement(screen.getByRole('textbox', { name: 'Size' }));
});
