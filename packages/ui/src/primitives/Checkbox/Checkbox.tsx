import { useId, type ReactNode, type Ref } from 'react';
import { readEarlyTick, useEarlyInput } from '../Field/useEarlyInput.ts';
import { hasContent, RequiredMark } from '../Field/Field.tsx';
import type { ControlProps } from '../element/controlProps.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { checkLabel } from '../../warnings/warnings.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends ElementProps, ControlProps {
  /** The label. */
  children: ReactNode;
  /**
   * Whether it is ticked.
   *
   * @default the checkbox's own state
   */
  isSelected?: boolean;
  /**
   * The first state of a checkbox without `isSelected`. A reset of the form restores it.
   *
   * @default false
   */
  defaultSelected?: boolean;
  /** Called when it is ticked or unticked. */
  onChange?: (isSelected: boolean) => void;
  /** A hint below the label. */
  description?: ReactNode;
  /** What is wrong and how to fix it. */
  errorMessage?: ReactNode;
  /**
   * Whether it cannot be changed.
   *
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether it must be ticked.
   *
   * @default false
   */
  isRequired?: boolean;
  /**
   * What the form sends by `name` while it is ticked.
   *
   * @default 'on'
   */
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox. The whole line is the target.
 *
 * @example
 * ```tsx
 * <Checkbox isSelected={wantsPaper} onChange={setWantsPaper}>
 *   Paper publications
 * </Checkbox>
 * ```
 */
export const Checkbox = ({
  children,
  isSelected,
  defaultSelected = false,
  onChange,
  ...props
}: CheckboxProps) => {
  if (process.env.NODE_ENV !== 'production') checkLabel('Checkbox', 'children', children);
  const noteId = useId();
  const [isTicked, setTicked, initial] = useControlled(isSelected, defaultSelected, onChange);
  const box = useEarlyInput(props.ref, readEarlyTick, setTicked);
  useFormReset(box, () => setTicked(initial));
  const hasError = hasContent(props.errorMessage);
  const hasHint = hasContent(props.description);
  return (
    <div {...elementProps({ ...props, id: undefined, ref: undefined }, css.field)}>
      <label className={css.label}>
        <input
          ref={box}
          id={props.id}
          type="checkbox"
          className={css.box}
          name={props.name}
          form={props.form}
          value={props.value}
          checked={isTicked}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError || hasHint ? noteId : undefined}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onKeyDown={props.onKeyDown}
          onChange={(event) => setTicked(event.target.checked)}
        />
        <span>
          {children}
          {props.isRequired && <RequiredMark />}
        </span>
      </label>
      {(hasError || hasHint) && (
        <div id={noteId}>
          {hasError && <p className={css.error}>{props.errorMessage}</p>}
          {hasHint && <p className={css.description}>{props.description}</p>}
        </div>
      )}
    </div>
  );
};
