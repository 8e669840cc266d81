import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { subject } from '../../testing/purchases.ts';
import {
  PaymentDialogFrame,
  type CardFormFrame,
  type PaymentDialogFrameProps,
} from './PaymentDialogFrame.tsx';

function CardForm({ id, isDisabled, onSource }: CardFormFrame & { onSource?: () => void }) {
  const [number, setNumber] = useState('');
  return (
    <form
      id={id}
      onSubmit={(event) => {
        event.preventDefault();
        onSource?.();
      }}
    >
      <input
        aria-label="Card number"
        value={number}
        disabled={isDisabled}
        onChange={(event) => setNumber(event.target.value)}
      />
    </form>
  );
}

const dialog = (props: Partial<PaymentDialogFrameProps> = {}) => (
  <PaymentDialogFrame
    subject={subject}
    phase={{ kind: 'card' }}
    problem={null}
    sentPurchase={null}
    contactEmail="registration@example.com"
    onClose={() => undefined}
    payee="Dublin 2019"
    conventionName="Dublin 2019"
    renderCardForm={(frame) => <CardForm {...frame} />}
    authentication={<p>The bank asks.</p>}
    {...props}
  />
);
const cardNumber = () => screen.getByLabelText('Card number');

it('submits the card form with its button, and closes', async () => {
  const [onSource, onClose] = [vi.fn(), vi.fn()];
  const renderCardForm = (frame: CardFormFrame) => <CardForm {...frame} onSource={onSource} />;
  render(dialog({ renderCardForm, onClose }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay €210 · Dublin 2019' }));
  expect(onSource).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('cannot be closed or changed while the purchase is being sent', () => {
  render(dialog({ phase: { kind: 'sending' } }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(cardNumber()).toBeDisabled();
});

it("keeps the card form mounted but hidden while the purchase's outcome is unknown", async () => {
  const { rerender } = render(dialog());
  await userEvent.type(cardNumber(), '4242');
  rerender(dialog({ phase: { kind: 'asking', isOutcomeUnknown: true }, sentPurchase: subject }));
  expect(cardNumber()).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay €210 · Dublin 2019' })).toBeNull();
  rerender(dialog({ problem: { kind: 'notReceived' } }));
  expect(cardNumber()).toBeVisible();
  expect(cardNumber()).toHaveValue('4242');
});

it('clears the card once the server has received the purchase', async () => {
  const { rerender } = render(dialog());
  await userEvent.type(cardNumber(), '4242');
  rerender(dialog({ phase: { kind: 'processing' }, sentPurchase: subject }));
  expect(screen.queryByLabelText('Card number')).toBeNull();
  rerender(dialog());
  expect(cardNumber()).toHaveValue('');
});

it('shows the purchase as it was sent while the bank asks, even if the form has changed since', () => {
  render(
    dialog({
      phase: { kind: 'authenticating' },
      sentPurchase: { ...subject, items: ['Child'], amount: 6000 },
    }),
  );
  expect(screen.getByRole('dialog', { name: 'Confirm with your bank' })).toHaveTextContent('€60');
  expect(screen.getByText('Child')).toBeVisible();
  expect(screen.getByText('The bank asks.')).toBeVisible();
});
