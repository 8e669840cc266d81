// Decisions: docs/decisions/buying.md
import type { FieldProblem } from '@conkit/rules';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMemberFieldWords } from '../../components/MemberForm/useMemberFieldWords.ts';
import {
  getAnswerProblem,
  getControlName,
  getQuestionLabel,
  type QuestionFieldsProps,
} from '../../components/QuestionFields/QuestionFields.tsx';
import { isPendingWithoutDialog, isUnderWay } from '../../components/PurchaseStatus/purchase.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps } from '../../primitives/element/elementProps.ts';
import { SubmittedContext } from '../../primitives/Field/Field.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  purchaseFormMessages,
  type PurchaseFormMessages,
} from '../../locales/en/PurchaseForm.gen.ts';
import { questionFieldsMessages } from '../../locales/en/QuestionFields.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { Checkout, type CheckoutProps, type MissingField } from '../Checkout/Checkout.tsx';
import type { FieldErrors } from '../../primitives/Field/fieldErrors.ts';
import * as css from './PurchaseForm.css.ts';

export interface PurchaseFormProps extends Omit<
  CheckoutProps,
  'isSubmitted' | 'onInvalid' | 'isSticky' | 'form'
> {
  /** The name of what is sold. */
  title: ReactNode;
  /** A second line below the title, such as the category. */
  subtitle?: ReactNode;
  /** The fields. They are disabled while the purchase is in flight. */
  children: ReactNode;
  /** Replaces total and button when nothing can be bought. */
  unavailable?: ReactNode;
  /** Why the server refused fields. When the object changes, the first of them gets the focus: keep it stable. */
  validationErrors?: FieldErrors | undefined;
  /** Called to clear the form; without it there is nothing to clear. */
  onClear?: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<PurchaseFormMessages>;
}

/**
 * The card of a form that sells something: its fields, and a sticky foot with the total and the button. Fields show
 * what is missing once they were left, or once the button was pressed. An open purchase replaces the form.
 *
 * @example
 * ```tsx
 * <PurchaseForm title="Bench" checkout={checkout} isReady>
 *   <TextField label="Text of the sign" value={text} onChange={setText} />
 * </PurchaseForm>
 * ```
 */
export const PurchaseForm = (props: PurchaseFormProps) => {
  const { title, subtitle, children, unavailable, validationErrors, onClear, messages, ...end } =
    props;
  const words = useMessages('PurchaseForm', purchaseFormMessages, messages);
  const [isTried, setTried] = useState(false);
  const isOpen = isPendingWithoutDialog(end.checkout);
  const isLocked = isUnderWay(end.checkout.phase);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(validationErrors ?? {}).length > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [validationErrors]);
  const clear = () => {
    setTried(false);
    onClear?.();
  };
  return (
    <Card
      {...elementProps(props)}
      title={isOpen ? words.openPurchase : title}
      subtitle={isOpen ? undefined : subtitle}
    >
      <CardBody>
        {!isOpen && (
          <form
            ref={form}
            id={formId}
            noValidate
            className={css.form}
            // The button handles submission; Enter presses it.
            onSubmit={(event) => event.preventDefault()}
          >
            <fieldset disabled={isLocked} className={css.form}>
              <SubmittedContext value={isTried}>{children}</SubmittedContext>
            </fieldset>
          </form>
        )}
        {onClear && !isLocked && (
          <div className={css.quietButton}>
            <Button tone="quiet" onPress={clear}>
              {words.clear}
            </Button>
          </div>
        )}
        {unavailable && !isOpen ? (
          unavailable
        ) : (
          <Checkout
            checkout={end.checkout}
            isReady={end.isReady}
            missingFields={end.missingFields}
            unavailableReason={end.unavailableReason}
            total={end.total}
            tone={end.tone}
            form={formId}
            isSticky
            isSubmitted={isTried}
            onInvalid={() => setTried(true)}
          />
        )}
      </CardBody>
    </Card>
  );
};

/** A type on sale, labelled with its price: "Adult · €210". */
export interface SoldType extends SelectOption {
  /** Who it is for. */
  description?: ReactNode;
}

interface TypeSelectProps {
  label: string;
  name: string;
  types: readonly SoldType[];
  /** The chosen type's key, which may not be among the types. */
  value: string;
  onChange: (type: string) => void;
}

/**
 * Chooses a type. An unknown value is marked as missing.
 *
 * @internal
 */
export function TypeSelect({ types, value, ...props }: TypeSelectProps) {
  const words = useMessages('PurchaseForm', purchaseFormMessages);
  const chosen = types.find((type) => type.value === value);
  return (
    <Select
      {...props}
      isRequired
      options={types}
      value={chosen ? value : ''}
      placeholder={chosen ? undefined : words.chooseType}
      errorMessage={chosen ? undefined : words.required}
      description={chosen?.description}
    />
  );
}

/**
 * Returns why a membership cannot be paid yet, as field labels. A field that isn't empty also gets its problem.
 * @internal
 */
export function useMissingFields(problems: readonly FieldProblem[]): readonly MissingField[] {
  const words = useMemberFieldWords();
  return problems.map((problem) => {
    const { field, kind } = problem;
    const label = words.getLabel(field);
    const text = kind === 'required' ? label : `${label}: ${words.getProblem(problem)}`;
    return { key: field, text, controlName: field };
  });
}

/**
 * Returns the questions without a good answer, as labels. An answer that isn't empty also gets its problem.
 *
 * @internal
 */
export function useMissingAnswers(props: QuestionFieldsProps | undefined): readonly MissingField[] {
  const words = useMessages('QuestionFields', questionFieldsMessages, props?.messages);
  const { questions = [], problems = [] } = props ?? {};
  return problems.flatMap(({ key, kind }) => {
    const question = questions.find((one) => one.key === key);
    if (!question) return [];
    const label = getQuestionLabel(question, words);
    const text =
      kind === 'required' ? label : `${label}: ${getAnswerProblem(question, kind, words)}`;
    return [{ key: `answer ${key}`, text, controlName: getControlName(key) }];
  });
}
