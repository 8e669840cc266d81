import { SandboxCard, type TypedCard } from '@conkit/ui';
import { useState } from 'react';
import type { CardFormProps } from '../provider.ts';
import { testCards, tokenOf, wrongIn } from './testCards.ts';

const noCard: TypedCard = { number: '', expiry: '', code: '', postcode: '' };

/**
 * The sandbox's card form. It accepts test numbers only and sends a token that selects the outcome, never
 * the number.
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
