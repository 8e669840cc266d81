import { labelPrice } from '@conkit/rules';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { useMoney } from '../../words/useMoney.ts';
import * as css from './DaypassForm.css.ts';

/** A day that a day pass can be for. */
export interface PassDay {
  key: string;
  label: string;
  /** In the currency's minor unit. */
  amount: number;
  isChosen: boolean;
}

/** The name of the group, for links to it. */
export const DAYS = 'days';

interface DayTogglesProps {
  label: string;
  days: readonly PassDay[];
  onChange: (key: string, isChosen: boolean) => void;
}

/** The days of a day pass as toggle buttons, each with its price. */
export function DayToggles({ label: legend, days, onChange }: DayTogglesProps) {
  const { money } = useMoney();
  const price = (amount: number) => {
    const text = labelPrice(amount);
    return text.kind === 'price' ? money(text.amount) : '';
  };
  return (
    <fieldset name={DAYS} className={css.days}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.dayButtons}>
        {days.map(({ key, label, amount, isChosen }) => (
          <ToggleButton key={key} isSelected={isChosen} onChange={(is) => onChange(key, is)}>
            {label} {price(amount)}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
