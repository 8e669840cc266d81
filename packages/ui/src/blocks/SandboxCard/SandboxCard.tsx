import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useMessages } from '../../words/provider.tsx';
import { sandboxCardMessages, type SandboxCardMessages } from '../../locales/en/SandboxCard.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { CardFields, WholeLine } from '../PaymentDialogFrame/ProviderStep.tsx';

/** The typed fields of a card. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
  readonly postcode: string;
}

/** A test card of a sandbox, with its outcome. */
export interface SandboxTestCard {
  readonly number: string;
  readonly outcome: 'success' | 'declined' | 'authentication';
}

export interface SandboxCardProps extends ElementProps {
  /** The id of its form, which the dialog's button submits. */
  id: string;
  /** Whether the fields are disabled, such as during the payment. */
  isDisabled: boolean;
  /** The test cards to offer. */
  cards: readonly SandboxTestCard[];
  /** The card, as typed. */
  value: TypedCard;
  /** Called with the whole new card. */
  onChange: (value: TypedCard) => void;
  /** The invalid fields, shown after a failed try. */
  invalidFields: readonly (keyof TypedCard)[];
  /** Called on submit when nothing is wrong. */
  onSubmit: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<SandboxCardMessages>;
}

/** The other fields that a test card fills in. */
const FILLED = { expiry: '12/34', code: '123', postcode: 'D01 X2Y3' };

/**
 * The card form of a sandbox, for the payment dialog. Accepts test cards only, and lists them.
 *
 * @example
 * ```tsx
 * <SandboxCard
 *   id={id}
 *   isDisabled={false}
 *   cards={[{ number: '4242 4242 4242 4242', outcome: 'success' }]}
 *   value={card}
 *   onChange={setCard}
 *   invalidFields={findWrongFields(card)}
 *   onSubmit={pay}
 * />
 * ```
 */
export const SandboxCard = (props: SandboxCardProps) => {
  const { isDisabled, cards, value, onChange, invalidFields } = props;
  const words = useMessages('SandboxCard', sandboxCardMessages, props.messages);
  const [isTried, setTried] = useState(false);
  const numberField = useRef<HTMLInputElement>(null);
  // The buyer came here to type it.
  useEffect(() => numberField.current?.focus(), []);
  // Non-breaking spaces keep each number on one line.
  const numbers = cards.map(({ number }) => number.replaceAll(' ', '\u00a0')).join(', ');
  const errors = {
    number: words.numberWrong({ numbers }),
    expiry: words.expiryWrong,
    code: words.codeWrong,
    postcode: words.postcodeMissing,
  };
  const field = (name: keyof TypedCard) => ({
    label: words[name],
    name,
    isRequired: true,
    value: value[name],
    errorMessage: isTried && invalidFields.includes(name) ? errors[name] : undefined,
    onChange: (text: string) => onChange({ ...value, [name]: text }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const [first] = invalidFields;
    if (first === undefined) return props.onSubmit();
    const control = event.currentTarget.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };
  const chosen = cards.find(({ number }) => digits(number) === digits(value.number));
  return (
    <form {...elementProps(props)} noValidate onSubmit={submit}>
      <CardFields isDisabled={isDisabled}>
        <WholeLine>
          <Select
            label={words.testCard}
            description={words.sandbox}
            placeholder={words.chooseOne}
            value={chosen?.number ?? ''}
            options={cards.map(({ number, outcome }) => ({
              value: number,
              label: `${words.outcome[outcome]}: ${number}`,
            }))}
            onChange={(number) => onChange({ ...FILLED, number })}
          />
        </WholeLine>
        <WholeLine>
          <TextField
            {...field('number')}
            ref={numberField}
            inputMode="numeric"
            autoComplete="off"
            maxLength={23}
          />
        </WholeLine>
        <TextField {...field('expiry')} autoComplete="off" maxLength={7} />
        <TextField {...field('code')} inputMode="numeric" autoComplete="off" maxLength={4} />
        <TextField {...field('postcode')} autoComplete="off" maxLength={20} />
      </CardFields>
    </form>
  );
};

const digits = (text: string) => text.replaceAll(/\D/g, '');
