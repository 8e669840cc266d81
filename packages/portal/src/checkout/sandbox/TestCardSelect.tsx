import { Select } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { testCards, tokenOf } from './testCards.ts';

interface TestCardSelectProps {
  /** The number in the form, which may be any. */
  number: string;
  onChange: (number: string) => void;
}

/** The test cards, each by what comes of it. Choosing one fills the form. */
export function TestCardSelect({ number, onChange }: TestCardSelectProps) {
  const { t } = useLingui();
  const outcomes = {
    success: t`Succeeds`,
    declined: t`Is declined`,
    authentication: t`Asks the bank first (3-D Secure)`,
  };
  const token = tokenOf(number);
  return (
    <Select
      label={t`Test card`}
      description={t`Card payments are in a sandbox: nothing is charged, and no real card is taken.`}
      placeholder={t`Choose one, or type its number`}
      value={testCards.find((card) => card.token === token)?.number ?? ''}
      options={testCards.map((card) => ({
        value: card.number,
        label: `${outcomes[card.outcome]}: ${card.number}`,
      }))}
      onChange={onChange}
    />
  );
}
