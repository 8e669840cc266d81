import { SandboxCard, type TypedCard } from '@conkit/ui';
import { useState } from 'react';
import type { CardFormProps } from '../provider.ts';
import { testCards, tokenOf, wrongIn } from './testCards.ts';

const noCard: TypedCard = { number: '', expiry: '', code: '', postcode: '' };

/**
 * The card form of the sandbox. It takes test numbers only, and even those are not sent: each has a token
 * that says how the payment is to go.
 */
export function SandboxCardForm({ id, isDisabled, onSource }: CardFormProps) {
  const [card, setCard] = useState(noCard);
  const token = tokenOf(card.number);
  return (
    <SandboxCard
      id={id}
      isDisabled={isDisabled}
      cards={testCards}
      value={card}
      onChange={setCard}
      wrong={wrongIn(card)}
      onSubmit={() => {
        if (token !== undefined && !isDisabled) onSource(token);
      }}
    />
  );
}
