import { CardFields, TextField, WholeLine } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import type { CardFormProps } from '../provider.ts';
import { isExpiry, isSecurityCode, testCards, tokenOf } from './testCards.ts';
import { TestCardSelect } from './TestCardSelect.tsx';

const noCard = { number: '', expiry: '', code: '', postcode: '' };

type Card = typeof noCard;

/**
 * The card form of the sandbox. It takes test numbers only, and even those are not sent: each has a token
 * that says how the payment is to go.
 */
export function SandboxCardForm({ id, isDisabled, onSource }: CardFormProps) {
  const { t } = useLingui();
  const [card, setCard] = useState<Card>(noCard);
  const [isChecked, setChecked] = useState(false);
  const set = (key: keyof Card) => (value: string) => setCard({ ...card, [key]: value });

  const token = tokenOf(card.number);
  // No number is broken over two lines.
  const numbers = testCards.map(({ number }) => number.replaceAll(' ', '\u00a0')).join(', ');
  const errors = {
    number: token ? undefined : t`This is a sandbox: no real card is taken. Use ${numbers}.`,
    expiry: isExpiry(card.expiry) ? undefined : t`Enter month and year, for example 12/34.`,
    code: isSecurityCode(card.code) ? undefined : t`Enter three digits, for example 123.`,
    postcode: card.postcode.trim() ? undefined : t`Enter a postal code, for example D01 X2Y3.`,
  };
  const errorOf = (key: keyof Card) => (isChecked ? errors[key] : undefined);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const wrong = Object.entries(errors).find(([, error]) => error)?.[0];
    if (wrong !== undefined) {
      const field = event.currentTarget.elements.namedItem(wrong);
      if (field instanceof HTMLElement) field.focus();
    } else if (token && !isDisabled) {
      onSource(token);
    }
  };

  return (
    <form id={id} noValidate onSubmit={submit}>
      <CardFields isDisabled={isDisabled}>
        <WholeLine>
          <TestCardSelect
            number={card.number}
            onChange={(number) =>
              setCard({ number, expiry: '12/34', code: '123', postcode: 'D01 X2Y3' })
            }
          />
        </WholeLine>
        <WholeLine>
          <TextField
            label={t`Card number`}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
            isRequired
            value={card.number}
            errorMessage={errorOf('number')}
            onChange={set('number')}
          />
        </WholeLine>
        <TextField
          label={t`Expiry date (MM/YY)`}
          name="expiry"
          autoComplete="off"
          maxLength={7}
          isRequired
          value={card.expiry}
          errorMessage={errorOf('expiry')}
          onChange={set('expiry')}
        />
        <TextField
          label={t`Security code (CVC)`}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          isRequired
          value={card.code}
          errorMessage={errorOf('code')}
          onChange={set('code')}
        />
        <TextField
          label={t`Postal code`}
          name="postcode"
          autoComplete="off"
          maxLength={20}
          isRequired
          value={card.postcode}
          errorMessage={errorOf('postcode')}
          onChange={set('postcode')}
        />
      </CardFields>
    </form>
  );
}
