import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEvent,
  Ref,
} from 'react';
import { FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import { readEarlyText, useEarlyInput } from '../Field/useEarlyInput.ts';
import * as css from './TextField.css.ts';

interface TextProps extends FieldProps {
  value: string;
  onChange?: (value: string) => void;
  /** @default false */
  isReadOnly?: boolean;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters';
  /** @default the browser's default */
  spellCheck?: boolean;
}

export interface TextFieldProps extends TextProps {
  /**
   * The input type, which selects the on-screen keyboard.
   *
   * @default 'text'
   */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'url'>;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  /** Called on Enter, which then doesn't submit the surrounding form. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
}

export interface TextAreaProps extends TextProps {
  /**
   * The initial number of lines.
   *
   * @default 2
   */
  rows?: number;
  /**
   * Keeps the number of rows. By default, the field grows with its content where browsers support it.
   *
   * @default false
   */
  isFixed?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

const getTextAttributes = (props: TextProps) => ({
  value: props.value,
  readOnly: props.isReadOnly,
  maxLength: props.maxLength,
  autoComplete: props.autoComplete,
  autoCapitalize: props.autoCapitalize,
  spellCheck: props.spellCheck,
});

const callOnEnter = (onEnter: () => void) => (event: KeyboardEvent) => {
  // Enter also ends a composition of an input method.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onEnter();
};

/**
 * A single-line text field with a label, hint and error.
 *
 * @example
 * ```tsx
 * <TextField label="Email" type="email" isRequired value={email} onChange={setEmail} />
 * ```
 */
export const TextField = ({ ref, ...props }: TextFieldProps) => {
  const { ids, control } = useField(props, props.value);
  const input = useEarlyInput(ref, readEarlyText, props.onChange);
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        {...control}
        {...getTextAttributes(props)}
        ref={input}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        onKeyDown={props.onEnter && callOnEnter(props.onEnter)}
        onChange={(event) => props.onChange?.(event.target.value)}
      />
    </FieldFrame>
  );
};

/**
 * A multi-line text field with a label, hint and error.
 *
 * @example
 * ```tsx
 * <TextArea label="Badge name" rows={2} value={name} onChange={setName} />
 * ```
 */
export const TextArea = ({ rows = 2, isFixed = false, ref, ...props }: TextAreaProps) => {
  const { ids, control } = useField(props, props.value);
  const area = useEarlyInput(ref, readEarlyText, props.onChange);
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        {...control}
        {...getTextAttributes(props)}
        ref={area}
        className={isFixed ? css.fixed : css.growing}
        rows={rows}
        onChange={(event) => props.onChange?.(event.target.value)}
      />
    </FieldFrame>
  );
};
