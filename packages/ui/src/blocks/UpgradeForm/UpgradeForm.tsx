import type { FieldProblem } from '@conkit/rules';
import type { ReactNode } from 'react';
import {
  memberFormMessages,
  type MemberFormMessages,
} from '../../components/MemberForm/MemberForm.messages.ts';
import {
  PaperPubsBlock,
  type PaperPubsBlockProps,
} from '../../components/PaperPubsBlock/PaperPubsBlock.tsx';
import { RadioList, type RadioOption } from '../../primitives/RadioList/RadioList.tsx';
import { useMessages } from '../../words/useMessages.ts';
import type { CheckoutState } from '../Checkout/state.ts';
import { MissingFields } from '../PurchaseForm/MissingFields.tsx';
import { PurchaseForm } from '../PurchaseForm/PurchaseForm.tsx';
import * as css from './UpgradeForm.css.ts';
import { upgradeFormMessages, type UpgradeFormMessages } from './UpgradeForm.messages.tsx';

/** Somebody whose membership is upgraded, and what is chosen for them. */
export interface UpgradeChoice {
  id: number;
  name: string;
  /** What the membership can become, in words with the difference; what cannot be chosen is disabled. */
  targets: readonly RadioOption[];
  /** The chosen type; null for none. */
  target: string | null;
  /** What is to be known before it is paid, such as rights that end. */
  remark?: ReactNode;
  /** Paper publications, where they can be added. */
  paperPubs?: Pick<PaperPubsBlockProps, 'value' | 'onChange' | 'form' | 'offer' | 'errors'>;
  /** There is a membership or paper publications to be paid for. */
  hasMore: boolean;
}

export interface UpgradeFormProps {
  /** What is chosen; null while nobody is picked. */
  choice: UpgradeChoice | null;
  onTargetChange: (type: string) => void;
  /** What is missing or wrong in the paper publications. */
  problems: readonly FieldProblem[];
  /** What the server did not accept, by field, in words. */
  refusals: ReadonlyMap<string, string>;
  isReady: boolean;
  checkout: CheckoutState;
  /** Words of the member form in the place of the library's own. */
  memberMessages?: Partial<MemberFormMessages>;
  messages?: Partial<UpgradeFormMessages>;
}

/**
 * What a membership becomes, what is added to it, what that costs, and the payment.
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
  const memberWords = { ...memberFormMessages, ...props.memberMessages };
  const nothing = choice?.hasMore ? words.nothingYet : words.nothingMore;
  const whyNot = choice ? nothing : words.pickMissing;
  return (
    <PurchaseForm
      title={words.upgradeTo}
      subtitle={choice?.name}
      refusals={refusals}
      checkout={checkout}
      isReady={props.isReady}
      missing={
        problems.length > 0 ? <MissingFields problems={problems} words={memberWords} /> : whyNot
      }
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
            <PaperPubsBlock
              key={choice.id}
              {...choice.paperPubs}
              messages={memberWords.paperPubs}
              fieldMessages={{ required: memberWords.required }}
            />
          )}
        </>
      ) : (
        <p className={css.explanation}>{words.pickFirst}</p>
      )}
    </PurchaseForm>
  );
};
