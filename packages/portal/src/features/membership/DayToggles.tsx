import { labelPrice } from '@conkit/rules';
import { ToggleButton, useMoney } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import * as styles from './Membership.css.ts';

interface DayTogglesProps {
  days: readonly { key: string; label: string; cents: number; isChosen: boolean }[];
  onChange: (key: string, isChosen: boolean) => void;
}

/** The days of a pass, each with what it costs. */
export function DayToggles({ days, onChange }: DayTogglesProps) {
  const { money } = useMoney();
  const price = (cents: number) => {
    const text = labelPrice(cents);
    return text.kind === 'price' ? money(text.cents) : '';
  };
  return (
    <fieldset className={styles.days}>
      <legend className={styles.legend}>
        <Trans>Days</Trans>
      </legend>
      <div className={styles.dayButtons}>
        {days.map(({ key, label, cents, isChosen }) => (
          <ToggleButton key={key} isSelected={isChosen} onChange={(is) => onChange(key, is)}>
            {label} {price(cents)}
          </ToggleButton>
        ))}
      </div>
    </fieldset>
  );
}
