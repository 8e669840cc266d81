import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkout, subject, troubles } from '../../testing/purchases.ts';
import { Checkout, type CheckoutProps, type CheckoutState } from './Checkout.tsx';

const missing = [{ key: 'name', text: 'Legal name', controlName: 'legal_name' }];
const checkoutWith = (values: Partial<CheckoutState> = {}, props: Partial<CheckoutProps> = {}) => (
  <Checkout checkout={checkout(values)} isReady missingFields={missing} {...props} />
);

it('shows the total and pays by card', async () => {
  const onPay = vi.fn();
  render(checkoutWith({ onPay }));
  expect(screen.getByText('Total: €210')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card · €210' }));
  expect(onPay).toHaveBeenCalledOnce();
});

it('signs up without payment where that is allowed, even when cards are unavailable', async () => {
  const onPay = vi.fn();
  render(checkoutWith({ amount: 0, isFree: true, cardStatus: 'loading', onPay }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(onPay).toHaveBeenCalledOnce();
});

it('does not charge a card for an amount of 0', () => {
  render(checkoutWith({ amount: 0 }));
  expect(screen.getByRole('button', { name: 'Pay by card' })).toHaveAttribute('aria-disabled');
});

it('scrolls each error out from under the bar', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const trouble = troubles.notLoaded;
  const { rerender } = render(checkoutWith({}, { isSticky: true }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(checkoutWith({ problem: trouble }, { isSticky: true }));
  expect(scrolled.mock.contexts[0]).toContainElement(screen.getByRole('alert'));
  rerender(checkoutWith({ problem: trouble, isLoading: true }, { isSticky: true }));
  rerender(checkoutWith({ problem: trouble }, { isSticky: true }));
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('describes the button with what is missing while the form is incomplete', () => {
  render(checkoutWith({}, { isReady: false }));
  const button = screen.getByRole('button', { name: 'Pay by card · €210' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Before you can go on: Legal name');
  expect(screen.getByText('Legal name')).not.toBeVisible();
});

it('shows what is missing after a press, and links to each field', async () => {
  const onPay = vi.fn();
  const Tried = () => {
    const [isTried, setTried] = useState(false);
    return (
      <>
        <details>
          <summary>Later</summary>
          <input aria-label="Legal name" name="legal_name" />
        </details>
        {checkoutWith(
          { onPay },
          { isReady: false, isSubmitted: isTried, onInvalid: () => setTried(true) },
        )}
      </>
    );
  };
  render(<Tried />);
  await userEvent.click(screen.getByRole('button', { name: 'Pay by card · €210' }));
  expect(onPay).not.toHaveBeenCalled();
  const link = screen.getByRole('link', { name: 'Legal name' });
  expect(link.closest('[tabindex="-1"]')).toHaveFocus();
  await userEvent.click(link);
  expect(screen.getByLabelText('Legal name')).toHaveFocus();
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('links to the selected choice of a group, or its first enabled one', async () => {
  const toDays = [{ key: 'days', text: 'Days', controlName: 'days' }];
  render(
    <>
      <fieldset name="days">
        <button disabled>Thursday</button>
        <button>Friday</button>
      </fieldset>
      {checkoutWith({}, { isReady: false, isSubmitted: true, missingFields: toDays })}
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Days' }));
  expect(screen.getByRole('button', { name: 'Friday' })).toHaveFocus();
});

it('shows at once why there is nothing to pay', () => {
  render(checkoutWith({ amount: 0 }, { isReady: false, unavailableReason: 'Nothing more.' }));
  expect(screen.getByText('Nothing more.')).toBeVisible();
});

it('keeps the focus from being scrolled under its bar, and resets the page when it unmounts', () => {
  const observed = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe() {
        observed();
        this.tell();
      }
      disconnect = vi.fn();
    },
  );
  const { style } = document.documentElement;
  const { unmount } = render(checkoutWith({}, { isSticky: true }));
  expect(observed).toHaveBeenCalledOnce();
  expect(style.scrollPaddingBlockEnd).not.toBe('');
  unmount();
  expect(style.scrollPaddingBlockEnd).toBe('');
  vi.unstubAllGlobals();
});

it('ignores a second press while the first is being handled', async () => {
  const onPay = vi.fn();
  const { rerender } = render(checkoutWith({ onPay, isLoading: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Working...' }));
  rerender(checkoutWith({ onPay, isDialogOpen: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Working...' }));
  expect(onPay).not.toHaveBeenCalled();
});

it('replaces the button with a reason until cards can be accepted', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(checkoutWith({ cardStatus: 'loading' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Getting card payments ready');
  rerender(checkoutWith({ cardStatus: 'failed', onRetry }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(checkoutWith({ cardStatus: 'unavailable' }));
  expect(screen.getByRole('link', { name: 'registration@example.com' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves errors to the dialog while that is open', () => {
  const { rerender } = render(checkoutWith({ problem: troubles.declined }));
  expect(screen.getByRole('alert')).toHaveTextContent('The card was declined');
  rerender(checkoutWith({ problem: troubles.declined, isDialogOpen: true }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces the form with an open purchase, moves the focus to it, and later back to the button', () => {
  const { rerender, container } = render(checkoutWith());
  rerender(checkoutWith({ phase: { kind: 'processing' }, sentPurchase: subject }));
  expect(screen.queryByRole('button', { name: /Pay|Working/ })).toBeNull();
  expect(container.querySelector('[tabindex="-1"]')).toHaveFocus();
  rerender(checkoutWith());
  expect(screen.getByRole('button', { name: 'Pay by card · €210' })).toHaveFocus();
});

it('lets a payment that waits for the bank be continued or cancelled', async () => {
  const [onContinue, onCancel] = [vi.fn(), vi.fn()];
  const waiting = { sentPurchase: subject, onContinue, onCancel };
  const { rerender } = render(checkoutWith({ ...waiting, phase: { kind: 'authenticating' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue the payment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the payment' }));
  expect([onContinue, onCancel].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  rerender(checkoutWith({ ...waiting, phase: { kind: 'authenticating', isCancelling: true } }));
  expect(screen.getByRole('button', { name: 'Continue the payment' })).toBeDisabled();
});
