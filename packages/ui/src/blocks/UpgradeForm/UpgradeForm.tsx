import type { FieldProblem, PersonFieldPath } from '@conkit/rules';
import { type ReactNode, useState } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from '../../components/PaperPubsBlock/PaperPubsBlock.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useIsSubmitted } from '../../primitives/Field/Field.tsx';
import { RadioList, type RadioOption } from '../../primitives/RadioList/RadioList.tsx';
import { useMessages } from '../../words/provider.tsx';
import { upgradeFormMessages, type UpgradeFormMessages } from '../../locales/en/UpgradeForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import { PurchaseForm, useMissingFields } from '../PurchaseForm/PurchaseForm.tsx';
import * as css from './UpgradeForm.css.ts';

/** A person whose membership is upgraded, and what is chosen for them. */
export interface UpgradeChoice {
  id: number;
  name: string;
  /** What the membership can become, labelled with the difference; unavailable types are disabled. */
  targets: readonly RadioOption[];
  /** The chosen type's key; null for none. */
  target: string | null;
  /** What to know before paying, such as rights that end. */
  remark?: ReactNode;
  /** Paper publications, if they can be added. */
  paperPubs?: Pick<PaperPubsBlockProps, 'value' | 'onChange' | 'form' | 'offer' | 'errors'>;
  /** Whether a better membership or paper publications can be bought. */
  hasMore: boolean;
}

export interface UpgradeFormProps extends ElementProps {
  /** The person and their upgrade; null while no person is picked. */
  choice: UpgradeChoice | null;
  onTargetChange: (type: string) => void;
  /** Missing or invalid fields of the paper publications. */
  problems: readonly FieldProblem[];
  /** Fields that the server refused, with the reason in words. */
  refusals: ReadonlyMap<string, string>;
  isReady: boolean;
  checkout: CheckoutState;
  messages?: SomeMessages<UpgradeFormMessages>;
}

/**
 * The form that upgrades a membership: new type, additions, price and payment.
 *
 * @example
 * ```tsx
 * <UpgradeForm
 *   choice={{ id: 5, name: 'Aoife', targets, target: 'Adult', hasMore: true }}
 *   onTargetChange={choose}
 *   problems={[]}
 *   refusals={new Map()}
 *   isReady
 *   checkout={checkout}
 * />
 * ```
 */
export const UpgradeForm = (props: UpgradeFormProps) => {
  const { choice, problems, refusals, checkout } = props;
  const words = useMessages('UpgradeForm', upgradeFormMessages, props.messages);
  const missing = useMissingFields(problems);
  const nothing = choice?.hasMore
    ? words.nothingYet({ hasPaperPubs: choice.paperPubs !== undefined })
    : words.nothingMore;
  const whyNot = choice ? nothing : words.pickMissing;
  return (
    <PurchaseForm
      {...elementProps(props)}
      title={words.upgradeTo}
      subtitle={choice?.name}
      refusals={refusals}
      checkout={checkout}
      isReady={props.isReady}
      missing={missing}
      whyNot={missing.length > 0 ? undefined : whyNot}
      total={choice && checkout.amount > 0 ? undefined : null}
    >
      {choice ? (
        <>
          <RadioList
            label={words.newMembership}
            value={choice.target}
            onChange={props.onTargetChange}
            options={choice.targets}
          />
          {choice.remark}
          {choice.paperPubs && (
            <UpgradePaperPubs key={choice.id} problems={problems} {...choice.paperPubs} />
          )}
        </>
      ) : (
        <p className={css.explanation}>{words.pickFirst}</p>
      )}
    </PurchaseForm>
  );
};

interface UpgradePaperPubsProps extends Pick<
  PaperPubsBlockProps,
  'value' | 'onChange' | 'form' | 'offer' | 'errors'
> {
  problems: readonly FieldProblem[];
}

/** The fields of paper publications. Each shows what is missing once it was left, or once the button was pressed. */
function UpgradePaperPubs({ problems, errors, ...block }: UpgradePaperPubsProps) {
  const words = useMemberFieldWords();
  const isTried = useIsSubmitted();
  const [leftFields, setLeftFields] = useState<ReadonlySet<PersonFieldPath>>(new Set());
  const getError = (key: 'name' | 'address' | 'country') => {
    const path = `paper_pubs.${key}` as const;
    const problem = problems.find(({ field }) => field === path);
    const isDue = problem && (isTried || leftFields.has(path));
    return errors?.[key] ?? (isDue ? words.problem(problem) : undefined);
  };
  return (
    <PaperPubsBlock
      {...block}
      errors={{
        name: getError('name'),
        address: getError('address'),
        country: getError('country'),
      }}
      onBlur={(key) => setLeftFields(new Set([...leftFields, `paper_pubs.${key}` as const]))}
    />
  );
}
