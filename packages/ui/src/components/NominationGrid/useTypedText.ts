import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readEarlyText } from '../../primitives/Field/useEarlyInput.ts';
import { afterPaint } from '../../primitives/hooks/afterPaint.ts';

/** The events before which unreported text is flushed, because their handlers may read it. */
const FLUSH_EVENTS = [
  'click',
  'keydown',
  'pagehide',
  'paste',
  'reset',
  'submit',
  'visibilitychange',
] as const;

/** Whether the key continues typing, so that the report can wait. */
const isTyping = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.isComposing ||
    // On-screen keyboards report every key as `Unidentified`.
    event.key === 'Unidentified' ||
    (event.key.length === 1 && !event.ctrlKey && !event.metaKey));

/** Text that isn't reported yet. */
interface PendingText {
  text: string;
  /** Cancels the pending report. */
  cancel: () => void;
}

interface TypedTextOptions {
  /** The owner's text. A new one replaces the text in the field. */
  value: string;
  /** Called with new text. If the owner keeps the old value, the field is restored. */
  onChange: (text: string) => void;
  /** Whether each keystroke is reported before it is painted. */
  isImmediate: boolean;
}

/**
 * Manages an uncontrolled text field. Typed text is reported after it has been painted, so that typing stays
 * responsive. It is reported earlier if an event comes first whose handler may read it: a press, a key that doesn't
 * type, a submit or reset, or leaving the page.
 */
export function useTypedText({ value, onChange, isImmediate }: TypedTextOptions) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(value);
  const latest = useRef({ value, onChange, isImmediate });
  const pending = useRef<PendingText>(undefined);

  const flush = useCallback(() => {
    if (!pending.current) return;
    const { text, cancel } = pending.current;
    pending.current = undefined;
    cancel();
    latest.current.onChange(text);
    // Wait for the re-render if the owner accepted the text.
    setTimeout(() => {
      if (!pending.current && latest.current.value !== text) setText(control, latest.current.value);
    });
  }, []);
  const type = useCallback(
    (text: string) => {
      pending.current?.cancel();
      const stopWaiting = afterPaint(() => flushSync(flush));
      const flushBefore = (event: Event) => {
        if (!isTyping(event)) flushSync(flush);
      };
      // In the capture phase on `window`, so that it runs before other handlers.
      for (const moment of FLUSH_EVENTS) window.addEventListener(moment, flushBefore, true);
      const cancel = () => {
        stopWaiting();
        for (const moment of FLUSH_EVENTS) window.removeEventListener(moment, flushBefore, true);
      };
      pending.current = { text, cancel };
      if (latest.current.isImmediate) flush();
    },
    [flush],
  );

  useLayoutEffect(() => {
    latest.current = { value, onChange, isImmediate };
  });
  useLayoutEffect(() => {
    // Text entered before hydration isn't reported yet.
    const early = control.current ? readEarlyText(control.current) : undefined;
    if (early !== undefined) type(early);
    return () => {
      pending.current?.cancel();
      if (pending.current) latest.current.onChange(pending.current.text);
    };
  }, [type]);
  useLayoutEffect(() => {
    // Text typed in the meantime is newer.
    if (!pending.current) setText(control, value);
  }, [value]);

  return {
    /** The ref of the text area. */
    control,
    /** The text area's `defaultValue`. */
    first,
    /** Handles new text. */
    type,
    /** Reports pending text now. */
    flush,
  };
}

/** Skip equal text: setting `value` would move the cursor. */
const setText = ({ current }: RefObject<HTMLTextAreaElement | null>, text: string) => {
  if (current && current.value !== text) current.value = text;
};
