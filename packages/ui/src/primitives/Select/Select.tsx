import { Fragment, type Ref } from 'react';
import { FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import { useEarlyInput } from '../Field/useEarlyInput.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { checkLabel } from '../../warnings/warnings.ts';
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
  /**
   * The chosen option's value. With any other value, such as `''`, nothing is chosen. Without it, the select keeps its
   * own.
   */
  value?: string;
  /**
   * The first value of a select without `value`. A reset of the form restores it.
   *
   * @default ''
   */
  defaultValue?: string;
  /** Called with the chosen option's value. */
  onChange?: (value: string) => void;
  /** The options, in order. */
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
  if (process.env.NODE_ENV !== 'production') checkLabel('Select', 'label', props.label);
  const { defaultValue = '', onChange } = props;
  const [chosen, choose, initial] = useControlled(props.value, defaultValue, onChange);
  const isKnown = options.some(({ value }) => value === chosen);
  const { ids, control } = useField(props, isKnown ? chosen : '');
  const select = useEarlyInput(ref, ({ value }) => (value === chosen ? undefined : value), choose);
  useFormReset(select, (element) => {
    // The browser resets to these options, after this event.
    for (const option of element.options) option.defaultSelected = option.value === initial;
    choose(initial);
  });
  return (
    <FieldFrame {...props} ids={ids}>
      <div className={css.frame}>
        <select
          {...control}
          ref={select}
          className={css.select}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {!isKnown && (
            <option value={chosen} disabled hidden>
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
