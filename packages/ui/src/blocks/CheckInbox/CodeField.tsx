import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './CheckInbox.css.ts';
import { caretBehind, codeDigits, groupedCode } from './codeDigits.ts';

interface CodeFieldProps {
  label: string;
  description: string;
  errorMessage?: ReactNode;
  isDisabled: boolean;
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
}

/**
 * The six digits of a mail, in two groups of three. What is pasted may have spaces, or words around it; whoever
 * mends a digit keeps the place.
 */
export const CodeField = ({ value, onChange, ...props }: CodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  /** How many digits are before the caret, of what was typed last. */
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = undefined;
    if (current === undefined) return;
    const caret = caretBehind(current);
    input.current?.setSelectionRange(caret, caret);
  });
  // Whoever was refused reads why with the field, and types again.
  const isRefused = props.errorMessage !== undefined;
  useEffect(() => {
    if (!isRefused) return;
    input.current?.focus();
    input.current?.select();
  }, [isRefused]);
  const type = (text: string) => {
    const caret = input.current?.selectionStart ?? text.length;
    before.current = codeDigits(text.slice(0, caret)).length;
    onChange(codeDigits(text));
  };
  return (
    <div className={css.code}>
      <TextField
        {...props}
        ref={input}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={groupedCode(value)}
        onChange={type}
      />
    </div>
  );
};
