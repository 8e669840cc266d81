import { useLayoutEffect, useRef } from 'react';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { MessageBar } from '../../primitives/MessageBar/MessageBar.tsx';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import type { NominatedCategory, NominationFailure } from './types.ts';

interface FailureBarProps {
  categories: readonly NominatedCategory[];
  /** The last failure; null once it is closed. */
  failure: NominationFailure | null;
  words: AwardNominationsMessages;
  onCloseFailure: (category: string) => void;
}

/** What went wrong with a category, until it is closed. */
export function FailureBar({ categories, failure, words, onCloseFailure }: FailureBarProps) {
  const closed = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The button is gone with the last message, so the focus moves to the category that it was about.
    if (!failure && closed.current !== undefined) {
      document.getElementById(categoryId(closed.current))?.focus({ preventScroll: true });
    }
    closed.current = undefined;
  }, [failure]);
  const close = () => {
    if (!failure) return;
    closed.current = failure.category;
    onCloseFailure(failure.category);
  };
  const title = categories.find(({ key }) => key === failure?.category)?.title ?? '';
  const reason = failure?.reason;
  const text = reason && (typeof reason === 'object' ? reason.text : words[reason]);
  const message = failure &&
    text && {
      // A message that replaces another one keeps the button in place.
      id: 'failure',
      tone: 'danger' as const,
      text: (
        <>
          {words.failed(title, text)}{' '}
          {reason === 'conflict' && (
            <a href={`#${categoryId(failure.category)}`}>{words.compare}</a>
          )}
        </>
      ),
    };
  return <MessageBar role="alert" message={message || null} onClose={close} />;
}
