import type {
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEvent,
  Ref,
} from 'react';
import { FieldFrame, useField, type FieldProps } from '../Field/Field.tsx';
import { readEarlyText, useEarlyInput } from '../Field/useEarlyInput.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useFormReset } from '../hooks/useFormReset.ts';
import { checkLabel } from '../../warnings/warnings.ts';
import * as css from './TextField.css.ts';

interface TextProps extends FieldProps {
  /** The text. Without it, the field keeps its own. */
  value?: string;
  /**
   * The first text of a field without `value`. A reset of the form restores it.
   *
   * @default ''
   */
  defaultValue?: string;
  /** Called with the new text. */
  onChange?: (value: string) => void;
  /**
   * Whether the text can be selected but not edited.
   *
   * @default false
   */
  isReadOnly?: boolean;
  /** The maximum number of characters. */
  maxLength?: number;
  /** What a browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** What an on-screen keyboard capitalises. */
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
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'search' | 'tel' | 'url' | 'date'>;
  /** The kind of on-screen keyboard. */
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
  readOnly: props.isReadOnly,
  maxLength: props.maxLength,
  autoComplete: props.autoComplete,
  autoCapitalize: props.autoCapitalize,
  spellCheck: props.spellCheck,
});

/** Returns the text of a field, a function that changes it, and the ref for its control. */
const useText = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  { value, defaultValue = '', onChange }: TextProps,
  ref: Ref<Control> | undefined,
) => {
  const [text, setText, initial] = useControlled(value, defaultValue, onChange);
  const control = useEarlyInput(ref, readEarlyText, setText);
  useFormReset(control, () => setText(initial));
  return [text, setText, control] as const;
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
  if (process.env.NODE_ENV !== 'production') checkLabel('TextField', 'label', props.label);
  const [text, setText, input] = useText(props, ref);
  const { ids, control } = useField(props, text);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    props.onKeyDown?.(event);
    // Enter also ends a composition of an input method.
    if (!props.onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    props.onEnter();
  };
  return (
    <FieldFrame {...props} ids={ids}>
      <input
        {...control}
        {...getTextAttributes(props)}
        ref={input}
        type={props.type ?? 'text'}
        inputMode={props.inputMode}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
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
  if (process.env.NODE_ENV !== 'production') checkLabel('TextArea', 'label', props.label);
  const [text, setText, area] = useText(props, ref);
  const { ids, control } = useField(props, text);
  return (
    <FieldFrame {...props} ids={ids}>
      <textarea
        {...control}
        {...getTextAttributes(props)}
        ref={area}
        className={isFixed ? css.fixed : css.growing}
        rows={rows}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FieldFrame>
  );
};
