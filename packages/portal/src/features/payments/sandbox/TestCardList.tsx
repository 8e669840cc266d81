import { Button } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { testCards } from './testCards.ts';
import * as styles from './Sandbox.css.ts';

interface TestCardListProps {
  isDisabled: boolean;
  onChoose: (number: string) => void;
}

/** The test cards, each with what comes of it. Choosing one fills the form. */
export function TestCardList({ isDisabled, onChoose }: TestCardListProps) {
  const { t } = useLingui();
  const outcomes = {
    success: t`succeeds`,
    declined: t`is declined`,
    authentication: t`asks the bank`,
  };
  return (
    <ul className={styles.cards}>
      {testCards.map(({ number, outcome }) => (
        <li key={number}>
          <Button tone="quiet" isDisabled={isDisabled} onPress={() => onChoose(number)}>
            <span className={styles.number}>{number}</span> {outcomes[outcome]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
