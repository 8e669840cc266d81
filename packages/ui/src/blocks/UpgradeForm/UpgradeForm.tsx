import type { FieldProblem, PersonFieldPath } from '@conkit/rules';
import { type ReactNode, useState } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from '../../components/PaperPubsBlock/PaperPubsBlock.tsx';
import {
  QuestionFields,
  type QuestionFieldsProps,
} from '../../components/QuestionFields/QuestionFields.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { Id } from '../../primitives/element/id.ts';
import { useIsSubmitted } from '../../primitives/Field/Field.tsx';
import { RadioList, type RadioOption } from '../../primitives/RadioList/RadioList.tsx';
import { useMessages } from '../../words/provider.tsx';
import { upgradeFormMessages, type UpgradeFormMessages } from '../../locales/en/UpgradeForm.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { CheckoutState } from '../Checkout/Checkout.tsx';
import {
  PurchaseForm,
  useMissingAnswers,
  useMissingFields,
} from '../PurchaseForm/PurchaseForm.tsx';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './UpgradeForm.css.ts';

/** A person whose membership is upgraded, and what is chosen for them. */
export interface UpgradeChoice {
  /** The person's id. */
  id: Id;
  name: string;
  /** What the membership can become, labelled with the difference; unavailable types are disabled. */
  types: readonly RadioOption[];
  /** The chosen type's key; null for none. */
  type: string | null;
  /** What to know before paying, such as rights that end. */
  note?: ReactNode;
  /** Paper publications, if they can be added. */
  paperPubs?: Pick<
    PaperPubsBlockProps,
    'value' | 'onChange' | 'person' | 'offer' | 'validationErrors'
  >;
  /** What the new membership asks, such as the date of birth, with the answers. */
  questions?: QuestionFieldsProps | undefined;
  /** Whether a better membership or paper publications can be bought. */
  canUpgrade: boolean;
}

export interface UpgradeFormProps extends ElementProps {
  /** The person and their upgrade; null while no person is picked. */
  upgrade: UpgradeChoice | null;
  /** Called with the chosen type's key. */
  onTypeChange: (type: string) => void;
  /** Missing or invalid fields of the paper publications. */
  problems: readonly FieldProblem[];
  /** Fields that the server refused, with the reason in words. */
  validationErrors?: FieldErrors | undefined;
  /** Whether nothing is missing. */
  isReady: boolean;
  /** The state of the payment. */
  checkout: CheckoutState;
  /** Replaces single texts. */
  messages?: SomeMessages<UpgradeFormMessages>;
}

/**
 * The form that upgrades a membership: new type, additions, price and payment.
 *
 * @example
 * ```tsx
 * <UpgradeForm
 *   upgrade={{ id: 5, name: 'Aoife', types, type: 'Adult', canUpgrade: true }}
 *   onTypeChange={choose}
 *   problems={[]}
 *   isReady
 *   checkout={checkout}
 * />
 * ```
 */
export const UpgradeForm = (props: UpgradeFormProps) => {
  const { upgrade, problems, validationErrors, checkout } = props;
  const words = useMessages('UpgradeForm', upgradeFormMessages, props.messages);
  const unanswered = useMissingAnswers(upgrade?.questions);
  const missing = [...unanswered, ...useMissingFields(problems)];
  const nothing = upgrade?.canUpgrade
    ? words.nothingYet({ hasPaperPubs: upgrade.paperPubs !== undefined })
    : words.nothingMore;
  const whyNot = upgrade ? nothing : words.pickMissing;
  return (
    <PurchaseForm
      {...elementProps(props)}
      title={words.upgradeTo}
      subtitle={upgrade?.name}
      validationErrors={validationErrors}
      checkout={checkout}
      isReady={props.isReady}
      missingFields={missing}
      unavailableReason={missing.length > 0 ? undefined : whyNot}
      total={upgrade && checkout.amount > 0 ? undefined : null}
    >
      {upgrade ? (
        <>
          <RadioList
            label={words.newMembership}
            value={upgrade.type}
            onChange={props.onTypeChange}
            options={upgrade.types}
          />
          {upgrade.note}
          {upgrade.questions && <QuestionFields {...upgrade.questions} />}
          {upgrade.paperPubs && (
            <UpgradePaperPubs key={upgrade.id} problems={problems} {...upgrade.paperPubs} />
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
  'value' | 'onChange' | 'person' | 'offer' | 'validationErrors'
> {
  problems: readonly FieldProblem[];
}

/** The fields of paper publications. Each shows what is missing once it was left, or once the button was pressed. */
function UpgradePaperPubs({ problems, validationErrors, ...block }: UpgradePaperPubsProps) {
  const words = useMemberFieldWords();
  const isTried = useIsSubmitted();
  const [leftFields, setLeftFields] = useState<ReadonlySet<PersonFieldPath>>(new Set());
  const getError = (key: 'name' | 'address' | 'country') => {
    const path = `paper_pubs.${key}` as const;
    const problem = problems.find(({ field }) => field === path);
    const isDue = problem && (isTried || leftFields.has(path));
    return validationErrors?.[key] ?? (isDue ? words.getProblem(problem) : undefined);
  };
  return (
    <PaperPubsBlock
      {...block}
      validationErrors={{
        name: getError('name'),
        address: getError('address'),
        country: getError('country'),
      }}
      onBlur={(key) => setLeftFields(new Set([...leftFields, `paper_pubs.${key}` as const]))}
    />
  );
}
