import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as css from './CheckInbox.css.ts';
import { caretBehind, codeDigits, groupedCode } from './codeDigits.ts';

interface CodeFieldProps {
  label: string;
  description: string;
  errorMessage?: ReactNode;
  isDisabled: boolean;
  /** The digits without the space. */
  value: string;
  onChange: (digits: string) => void;
}

/**
 * A field for the six digits of a login code, in two groups of three. Accepts pasted text with spaces or words around
 * the digits, and keeps the caret in place when a digit is corrected.
 */
export const CodeField = ({ value, onChange, ...props }: CodeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  /** The number of digits before the caret after the last edit. */
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = undefined;
    if (current === undefined) return;
    const caret = caretBehind(current);
    input.current?.setSelectionRange(caret, caret);
  });
  // A refused code moves the focus back to the field, which describes why.
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
