import { Fragment, type Ref } from 'react';
import { FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as css from './Select.css.ts';

/** An option of a {@link Select}. */
export interface SelectOption {
  value: string;
  label: string;
  /** @default false */
  isDisabled?: boolean;
  /**
   * Draws a divider above.
   *
   * @default false
   */
  isGroupStart?: boolean;
}

export interface SelectProps extends FieldProps {
  /** The chosen option's value. With any other value, such as `''`, nothing is chosen. */
  value: string;
  onChange?: (value: string) => void;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. It can't be selected again. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A native select.
 *
 * @example
 * ```tsx
 * <Select
 *   label="Membership"
 *   options={[{ value: 'Adult', label: 'Adult' }]}
 *   value={type}
 *   onChange={setType}
 * />
 * ```
 */
export const Select = ({ options, placeholder, ref, ...props }: SelectProps) => {
  const isKnown = options.some(({ value }) => value === props.value);
  const { ids, control } = useField(props, isKnown ? props.value : '');
  const select = useEarlyInput(
    ref,
    ({ value }) => (value === props.value ? undefined : value),
    props.onChange,
  );
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={css.frame}>
        <select
          {...control}
          ref={select}
          className={css.select}
          value={props.value}
          onChange={(event) => props.onChange?.(event.target.value)}
        >
          {!isKnown && (
            <option value={props.value} disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <Fragment key={option.value}>
              {option.isGroupStart && <hr />}
              <option value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            </Fragment>
          ))}
        </select>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    </FieldFrame>
  );
};
