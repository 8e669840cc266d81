import { createContext, use, useId, useState, type FocusEvent, type ReactNode } from 'react';
import { useMessages } from '../../words/provider.tsx';
import { fieldMessages, type FieldMessages } from '../../locales/en/Field.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import type { ControlProps } from '../element/controlProps.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Field.css.ts';

/** The props of every field. */
export interface FieldProps extends ElementProps, ControlProps {
  /** The visible label. */
  label: ReactNode;
  /** A hint below the control. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  errorMessage?: ReactNode;
  /**
   * Whether it must be filled in.
   *
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether it cannot be edited.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the value differs from the saved one.
   *
   * @default false
   */
  isChanged?: boolean;
  /** Replaces single texts. */
  messages?: SomeMessages<FieldMessages>;
}

/**
 * Returns the ids and attributes that connect a control with its label, hint and error. A missing value is marked only
 * after the field lost focus or the form was submitted.
 */
export const useField = (props: FieldProps, value: string) => {
  const ownId = useId();
  const id = props.id ?? ownId;
  const isTried = useIsSubmitted();
  const [wasLeft, setLeft] = useState(false);
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const changedId = `${id}-changed`;
  const describedBy = [
    props.isChanged ? changedId : '',
    hasContent(props.errorMessage) ? errorId : '',
    hasContent(props.description) ? descriptionId : '',
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ids: { id, descriptionId, errorId, changedId },
    control: {
      id,
      name: props.name,
      form: props.form,
      className: css.control,
      disabled: props.isDisabled,
      required: props.isRequired,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': hasContent(props.errorMessage) || undefined,
      'data-changed': props.isChanged || undefined,
      'data-missing':
        (props.isRequired && (isTried || wasLeft) && value.trim() === '') || undefined,
      onFocus: props.onFocus,
      onKeyDown: props.onKeyDown,
      onBlur: (event: FocusEvent<HTMLElement>) => {
        setLeft(true);
        props.onBlur?.(event);
      },
    },
  };
};

interface FrameProps extends FieldProps {
  ids: ReturnType<typeof useField>['ids'];
  children: ReactNode;
}

/** The mark after the label of a required field. */
export const RequiredMark = ({ messages }: Pick<FieldProps, 'messages'>) => {
  const words = useMessages('Field', fieldMessages, messages);
  return (
    <>
      {' '}
      <span className={css.required}>({words.required})</span>
    </>
  );
};

/** The label above a control, and the hint and error below it. */
export const FieldFrame = ({ ids, children, ...props }: FrameProps) => {
  const words = useMessages('Field', fieldMessages, props.messages);
  return (
    <div {...elementProps({ ...props, id: undefined, ref: undefined }, css.field)}>
      <div className={css.labelLine}>
        <label className={css.label} htmlFor={ids.id}>
          {props.label}
          {props.isRequired && <RequiredMark messages={props.messages} />}
        </label>
        {props.isChanged && (
          <span id={ids.changedId} className={css.changed}>
            {words.changed}
          </span>
        )}
      </div>
      {children}
      {hasContent(props.errorMessage) && (
        <p id={ids.errorId} className={css.error}>
          {props.errorMessage}
        </p>
      )}
      {hasContent(props.description) && (
        <p id={ids.descriptionId} className={css.description}>
          {props.description}
        </p>
      )}
    </div>
  );
};

/**
 * Returns whether a node has visible content: `''`, `null` and `false` don't.
 *
 * @internal
 */
export const hasContent = (text: ReactNode): boolean => text !== true && Boolean(text);

/**
 * Whether the surrounding form was submitted, so that every field shows its missing value.
 *
 * @internal
 */
export const SubmittedContext = createContext(false);

/**
 * Returns whether the surrounding form was submitted with missing values.
 *
 * @returns `false` outside a form that provides the context.
 * @internal
 */
export const useIsSubmitted = (): boolean => use(SubmittedContext);
