import { useId, type ReactNode, type Ref } from 'react';
import { readEarlyTick, useEarlyInput } from '../Field/useEarlyInput.ts';
import { hasContent } from '../Field/Field.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps extends ElementProps {
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
export const Checkbox = ({ children, isSelected, onChange, ...props }: CheckboxProps) => {
  const noteId = useId();
  const box = useEarlyInput(props.ref, readEarlyTick, onChange);
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
          checked={isSelected}
          disabled={props.isDisabled}
          required={props.isRequired}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError || hasHint ? noteId : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
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
