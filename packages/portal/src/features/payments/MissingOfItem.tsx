import type { PurchaseField } from '@conkit/api-client';
import type { ItemProblem } from '@conkit/rules';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import type { Item } from './useItem.ts';
import * as styles from './Payments.css.ts';

interface MissingOfItemProps {
  item: Item;
  shape: readonly PurchaseField[];
  registration: string;
}

/** Says what keeps an item from being paid. */
export function MissingOfItem({ item, shape, registration }: MissingOfItemProps) {
  const { problems, wrongNumbers, hasToken } = item;
  if (problems.some(({ kind }) => kind === 'price')) {
    return (
      <Trans>
        This has no fixed price, so it cannot be paid here. Write to{' '}
        <a href={`mailto:${registration}`}>{registration}</a>.
      </Trans>
    );
  }
  return (
    <>
      <Trans>Before you can go on:</Trans>
      <ul className={styles.missing}>
        {hasToken && (
          <li>
            <Trans>Choose somebody who has no token yet.</Trans>
          </li>
        )}
        {problems.map((problem) => (
          <li key={problem.kind === 'field' ? `field ${problem.key}` : problem.kind}>
            <ProblemText problem={problem} item={item} shape={shape} />
          </li>
        ))}
        {wrongNumbers.map((key) => (
          <li key={`number ${key}`}>
            <FieldName shape={shape} name={key} />: <Trans>Write a number, for example 2.</Trans>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ProblemTextProps extends Pick<MissingOfItemProps, 'item' | 'shape'> {
  problem: ItemProblem;
}

function ProblemText({ problem, item, shape }: ProblemTextProps) {
  switch (problem.kind) {
    case 'person':
      if (item.people.length === 0) return <Trans>Sign in, so that we know whom it is for.</Trans>;
      return item.form.person === 'other' ? (
        <Trans>Find the member it is for.</Trans>
      ) : (
        <Trans>Choose somebody whose membership allows it.</Trans>
      );
    case 'name':
      return <Trans>Name: Fill this in.</Trans>;
    case 'email':
      return <Trans>Email: Write a whole address, like name@example.com.</Trans>;
    case 'field':
      return (
        <>
          <FieldName shape={shape} name={problem.key} />: <Trans>Fill this in.</Trans>
        </>
      );
    case 'price':
      return null;
  }
}

function FieldName({ shape, name }: { shape: readonly PurchaseField[]; name: string }) {
  const language = useLanguage();
  const field = shape.find(({ key }) => key === name);
  return field ? labelOf(field, language) : name;
}
