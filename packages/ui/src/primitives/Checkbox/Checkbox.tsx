import { useId, type ReactNode } from 'react';
import { earlyTick, useEarlyInput } from '../Field/useEarlyInput.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The label. */
  children: ReactNode;
  isSelected: boolean;
  onChange?: (isSelected: boolean) => void;
  description?: ReactNode;
  errorMessage?: ReactNode;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isRequired?: boolean;
  name?: string;
}

/**
 * Yes or no; the whole line is the target.
 *
 * @example
 * ```tsx
 * <Checkbox isSelected={wantsPaper} onChange={setWantsPaper}>
 *   Paper publications
 * </Checkbox>
 * ```
 */
export const Checkbox = ({ children, isSelected, onChange, ...props }: CheckboxProps) => {
  const id = useId();
  const box = useEarlyInput(undefined, earlyTick, onChange);
  const hasNote = props.description !== undefined || props.errorMessage !== undefined;
  return (
    <div className={css.field}>
      <label className={css.label}>
        <input
          ref={box}
          type="checkbox"
          className={css.box}
          name={props.name}
          checked={isSelected}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-invalid={props.errorMessage === undefined ? undefined : true}
          aria-describedby={hasNote ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      {hasNote && (
        <div id={id}>
          {props.errorMessage !== undefined && <p className={css.error}>{props.errorMessage}</p>}
          {props.description !== undefined && (
            <p className={css.description}>{props.description}</p>
          )}
        </div>
      )}
    </div>
  );
};
