import { useId, type ReactNode, type Ref } from 'react';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './RadioList.css.ts';

/** An option of a {@link RadioList}. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  /** A second, muted line. */
  hint?: ReactNode;
  /** Text at the end of the row, such as a price: "(€80)". */
  price?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
}

export interface RadioListProps extends ElementProps {
  /** The group's accessible name, shown above the options. */
  label: ReactNode;
  options: readonly RadioOption[];
  /** The chosen option. Null if none. */
  value: string | null;
  onChange: (value: string) => void;
  description?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** The `name` attribute of the radio buttons. */
  name?: string;
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
 *     { value: 'Adult', label: 'Adult', price: '(€210)' },
 *     { value: 'Child', label: 'Child', price: '(€80)' },
 *   ]}
 *   value={type}
 *   onChange={setType}
 * />
 * ```
 */
export const RadioList = ({ label, options, value, onChange, ...props }: RadioListProps) => {
  const id = useId();
  const list = useEarlyInput(props.ref, readEarlyChoice, onChange);
  const descriptionId = props.description === undefined ? undefined : `${id}-description`;
  return (
    <fieldset
      {...elementProps(props, css.list)}
      ref={list}
      name={props.name}
      disabled={props.isDisabled}
      aria-describedby={descriptionId}
    >
      <legend className={css.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={css.row}>
          <input
            type="radio"
            className={css.radio}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
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
