import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { checkout, subject, troubles } from '../../testing/purchases.ts';
import { Checkout, type CheckoutProps } from './Checkout.tsx';
import type { CheckoutState } from './state.ts';

const drawn = (values: Partial<CheckoutState> = {}, props: Partial<CheckoutProps> = {}) => (
  <Checkout checkout={checkout(values)} isReady missing="Fill in a name." {...props} />
);

it('says the total and pays by card', async () => {
  const onPay = vi.fn();
  render(drawn({ onPay }));
  expect(screen.getByText('Total: €210')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card' }));
  expect(onPay).toHaveBeenCalledOnce();
});

it('signs up where nothing is to pay and that will do, though no card can be taken', async () => {
  const onPay = vi.fn();
  render(drawn({ amount: 0, isFree: true, cards: 'loading', onPay }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(onPay).toHaveBeenCalledOnce();
});

it('does not pay nothing by card', () => {
  render(drawn({ amount: 0 }));
  expect(screen.getByRole('button', { name: 'Pay by card' })).toBeDisabled();
});

it('disables the button while something is missing, and the button says what', () => {
  render(drawn({}, { isReady: false }));
  const button = screen.getByRole('button', { name: 'Pay by card' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Fill in a name.');
});

it('is not pressed twice while it works', async () => {
  const onPay = vi.fn();
  const { rerender } = render(drawn({ onPay, isLoading: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Working...' }));
  rerender(drawn({ onPay, isDialogOpen: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Working...' }));
  expect(onPay).not.toHaveBeenCalled();
});

it('has no button until a card can be taken, and says why', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(drawn({ cards: 'loading' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Getting card payments ready');
  rerender(drawn({ cards: 'failed', onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(drawn({ cards: 'unavailable' }));
  expect(screen.getByRole('link', { name: 'registration@example.com' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves trouble to the dialog while that is open', () => {
  const { rerender } = render(drawn({ trouble: troubles.declined }));
  expect(screen.getByRole('alert')).toHaveTextContent('The card was declined');
  rerender(drawn({ trouble: troubles.declined, isDialogOpen: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows an open purchase in its place, which takes the focus, and gives it back to the button', () => {
  const { rerender, container } = render(drawn());
  rerender(drawn({ phase: { name: 'processing' }, sent: subject }));
  expect(screen.queryByRole('button', { name: /Pay|Working/ })).toBeNull();
  expect(container.querySelector('[tabindex="-1"]')).toHaveFocus();
  rerender(drawn());
  expect(screen.getByRole('button', { name: 'Pay by card' })).toHaveFocus();
});

it('lets a payment that waits for the bank be gone on with or cancelled', async () => {
  const [onContinue, onCancel] = [vi.fn(), vi.fn()];
  const waiting = { sent: subject, onContinue, onCancel };
  const { rerender } = render(drawn({ ...waiting, phase: { name: 'authenticating' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue the payment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
  expect([onContinue, onCancel].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  rerender(drawn({ ...waiting, phase: { name: 'authenticating', isCancelling: true } }));
  expect(screen.getByRole('button', { name: 'Continue the payment' })).toBeDisabled();
});
