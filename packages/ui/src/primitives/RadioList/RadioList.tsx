import { useId, type ReactNode, type Ref } from 'react';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { isOutside, type ControlProps } from '../element/controlProps.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { checkLabel } from '../../warnings/warnings.ts';
import * as css from './RadioList.css.ts';

/** An option of a {@link RadioList}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, muted line. */
  hint?: ReactNode;
  /** Text at the end of the row, such as a price: "€80". */
  price?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioListProps extends ElementProps, ControlProps {
  /** The group's accessible name, shown above the options. */
  label: ReactNode;
  /** The radio buttons, in order. */
  options: readonly RadioOption[];
  /** The chosen option. Null if none. Without it, the list keeps its own. */
  value?: string | null;
  /**
   * The first choice of a list without `value`. A reset of the form restores it.
   *
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the chosen option's value. */
  onChange?: (value: string) => void;
  /**
   * The name that the form sends the choice by.
   *
   * @default a unique name of the radio buttons
   */
  name?: string;
  /** A hint below the label. */
  description?: ReactNode;
  /**
   * Whether nothing can be chosen.
   *
   * @default false
   */
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

const readEarlyChoice = (list: HTMLFieldSetElement): string | undefined =>
  [...list.querySelectorAll('input')].find((radio) => radio.checked && !radio.defaultChecked)
    ?.value;

/**
 * A list of native radio buttons. Each option is a full-width row.
 *
 * @example
 * ```tsx
 * <RadioList
 *   label="New membership"
 *   options={[
 *     { value: 'Adult', label: 'Adult', price: '€210' },
 *     { value: 'Child', label: 'Child', price: '€80' },
 *   ]}
 *   value={type}
 *   onChange={setType}
 * />
 * ```
 */
export const RadioList = ({ label, options, onChange, ...props }: RadioListProps) => {
  if (process.env.NODE_ENV !== 'production') checkLabel('RadioList', 'label', label);
  const id = useId();
  const report = (next: string | null) => next !== null && onChange?.(next);
  const { defaultValue = null } = props;
  const [value, choose, initial] = useControlled(props.value, defaultValue, report);
  const list = useEarlyInput(props.ref, readEarlyChoice, choose);
  useFormReset(list, () => choose(initial));
  const descriptionId = props.description === undefined ? undefined : `${id}-description`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its radio buttons' events
    <fieldset
      {...elementProps(props, css.list)}
      ref={list}
      form={props.form}
      disabled={props.isDisabled}
      aria-describedby={descriptionId}
      onFocus={(event) => isOutside(event) && props.onFocus?.(event)}
      onBlur={(event) => isOutside(event) && props.onBlur?.(event)}
      onKeyDown={props.onKeyDown}
    >
      <legend className={css.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.row}>
          <input
            type="radio"
            className={css.radio}
            name={props.name ?? id}
            form={props.form}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => choose(option.value)}
          />
          <span className={css.text}>
            <span className={css.label}>{option.label}</span>{' '}
            {option.hint !== undefined && <span className={css.hint}>{option.hint}</span>}
          </span>{' '}
          {option.price !== undefined && <span className={css.price}>{option.price}</span>}
        </label>
      ))}
      {descriptionId && (
        <p id={descriptionId} className={css.hint}>
          {props.description}
        </p>
      )}
    </fieldset>
  );
};
