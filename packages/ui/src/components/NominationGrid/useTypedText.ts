import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { earlyText } from '../../primitives/Field/useEarlyInput.ts';
import { afterPaint } from '../../primitives/hooks/afterPaint.ts';

/** What may act on what was typed, or does not know of it yet: before each of these it is told. */
const MOMENTS = [
  'click',
  'keydown',
  'pagehide',
  'paste',
  'reset',
  'submit',
  'visibilitychange',
] as const;

/** A key that writes on: the letter before it can wait. */
const isWriting = (event: Event) =>
  event instanceof KeyboardEvent &&
  (event.isComposing ||
    // The keyboards of phones do not say which.
    event.key === 'Unidentified' ||
    (event.key.length === 1 && !event.ctrlKey && !event.metaKey));

/** What was typed and is not told yet. */
interface Untold {
  text: string;
  /** Takes back that it will be told. */
  cancel: () => void;
}

interface TypedTextOptions {
  /** The text that the field's owner has; a new one takes the place of what is in the field. */
  value: string;
  /** Told of a new text; where the owner keeps the old one, so does the field. */
  onChange: (text: string) => void;
  /** Tells each letter before it is painted. */
  isImmediate: boolean;
}

/**
 * A text field that the browser itself keeps up to date while somebody types: what was typed is told once it
 * has been painted, so that nothing stands between a key and its letter. Whatever comes before that (a press, a key
 * that writes nothing, a form that is sent or reset, a page that is left) finds it told.
 */
export function useTypedText({ value, onChange, isImmediate }: TypedTextOptions) {
  const control = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(value);
  const latest = useRef({ value, onChange, isImmediate });
  const untold = useRef<Untold>(undefined);

  const tell = useCallback(() => {
    if (!untold.current) return;
    const { text, cancel } = untold.current;
    untold.current = undefined;
    cancel();
    latest.current.onChange(text);
    // By then it has been drawn again, if its owner took it.
    setTimeout(() => {
      if (!untold.current && latest.current.value !== text) show(control, latest.current.value);
    });
  }, []);
  const type = useCallback(
    (text: string) => {
      untold.current?.cancel();
      const stopWaiting = afterPaint(() => flushSync(tell));
      const tellBefore = (event: Event) => {
        if (!isWriting(event)) flushSync(tell);
      };
      // Before anybody else hears of it.
      for (const moment of MOMENTS) window.addEventListener(moment, tellBefore, true);
      const cancel = () => {
        stopWaiting();
        for (const moment of MOMENTS) window.removeEventListener(moment, tellBefore, true);
      };
      untold.current = { text, cancel };
      if (latest.current.isImmediate) tell();
    },
    [tell],
  );

  useLayoutEffect(() => {
    latest.current = { value, onChange, isImmediate };
  });
  useLayoutEffect(() => {
    // What was typed into a drawn page before its scripts came is known to nobody yet.
    const early = control.current ? earlyText(control.current) : undefined;
    if (early !== undefined) type(early);
    return () => {
      untold.current?.cancel();
      if (untold.current) latest.current.onChange(untold.current.text);
    };
  }, [type]);
  useLayoutEffect(() => {
    // What was typed meanwhile is newer.
    if (!untold.current) show(control, value);
  }, [value]);

  return {
    /** For the text area. */
    control,
    /** What the text area is drawn with; from then on it has its own text. */
    first,
    /** Takes what was typed. */
    type,
    /** Tells it now. */
    tell,
  };
}

/** Setting what is there already would move the cursor. */
const show = ({ current }: RefObject<HTMLTextAreaElement | null>, text: string) => {
  if (current && current.value !== text) current.value = text;
};
