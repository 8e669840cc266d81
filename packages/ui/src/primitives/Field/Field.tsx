import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './Field.css.ts';
import { fieldMessages, type FieldMessages } from './Field.messages.ts';
import { useTried } from './tried.ts';

/** What every field has around its control. */
export interface FieldProps {
  label: ReactNode;
  /** A hint under the control. */
  description?: ReactNode;
  /** What is wrong and how to mend it. */
  errorMessage?: ReactNode;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /**
   * The value differs from what is stored.
   *
   * @default false
   */
  isChanged?: boolean;
  name?: string;
  /** Called when the field was left. */
  onBlur?: () => void;
  messages?: Partial<FieldMessages>;
}

/**
 * The ids and attributes that tie a control to its label, hint and error. That a required value is missing is
 * marked once the field was left, or its form was tried: before that nobody has erred.
 */
export const useField = (props: FieldProps, value: string) => {
  const id = useId();
  const isTried = useTried();
  const [wasLeft, setLeft] = useState(false);
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const changedId = `${id}-changed`;
  const describedBy = [
    props.isChanged ? changedId : '',
    props.errorMessage === undefined ? '' : errorId,
    props.description === undefined ? '' : descriptionId,
  ]
    .filter(Boolean)
    .join(' ');
  return {
    ids: { id, descriptionId, errorId, changedId },
    control: {
      id,
      name: props.name,
      className: css.control,
      disabled: props.isDisabled,
      required: props.isRequired,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': props.errorMessage === undefined ? undefined : (true as const),
      'data-changed': props.isChanged || undefined,
      'data-missing':
        (props.isRequired && (isTried || wasLeft) && value.trim() === '') || undefined,
      onBlur: () => {
        setLeft(true);
        props.onBlur?.();
      },
    },
  };
};

interface FrameProps extends FieldProps {
  ids: ReturnType<typeof useField>['ids'];
  children: ReactNode;
}

/** Label above, hint and error below. */
export const FieldFrame = ({ ids, children, ...props }: FrameProps) => {
  const words = useMessages('Field', fieldMessages, props.messages);
  return (
    <div className={css.field}>
      <div className={css.labelLine}>
        <label className={css.label} htmlFor={ids.id}>
          {props.label}
          {props.isRequired && (
            <>
              {' '}
              <span className={css.required}>({words.required})</span>
            </>
          )}
        </label>
        {props.isChanged && (
          <span id={ids.changedId} className={css.changed}>
            {words.changed}
          </span>
        )}
      </div>
      {children}
      {props.errorMessage !== undefined && (
        <p id={ids.errorId} className={css.error}>
          {props.errorMessage}
        </p>
      )}
      {props.description !== undefined && (
        <p id={ids.descriptionId} className={css.description}>
          {props.description}
        </p>
      )}
    </div>
  );
};
