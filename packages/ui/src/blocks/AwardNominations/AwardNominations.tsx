import { cleanNominations, type Nomination, type NominationHint } from '@conkit/rules';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { CategoryIndex } from '../../components/CategoryIndex/CategoryIndex.tsx';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckIcon, PencilIcon } from '../../primitives/icons/icons.tsx';
import { MessageBar } from '../../primitives/MessageBar/MessageBar.tsx';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { column, layout } from '../categories.css.ts';
import {
  awardNominationsMessages,
  type AwardNominationsMessages,
} from './AwardNominations.messages.tsx';
import { NominationCategory } from './NominationCategory.tsx';
import { NominationsCopy } from './NominationsCopy.tsx';
import { NominationsState } from './NominationsState.tsx';
import type {
  NominatedCategory,
  NominationFailure,
  NominationsChoice,
  NominationsMail,
} from './types.ts';
import { useDrawnCount } from '../../primitives/hooks/useDrawnCount.ts';

/** As many categories as a first screen shows, and the next. */
const FIRST_DRAWN = 3;

export interface AwardNominationsProps {
  /** Where the categories begin, for a link. */
  id?: string;
  /** In their order. One that has not changed is the same object: only the others are drawn anew. */
  categories: readonly NominatedCategory[];
  /** How many nominations there can be in a category. */
  max: number;
  /** The nominations as text: before they open, after they closed, or without the right. */
  isReadOnly: boolean;
  /** What stops every save: the session has ended, or nominations have. */
  gate: 'open' | 'signedOut' | 'closed';
  /** Whether this device keeps all that is not saved. */
  isKept: boolean;
  /** What went wrong last, until it is closed. */
  failure: NominationFailure | null;
  /** Where one signs in and comes back. */
  signInHref: string;
  mail: NominationsMail;
  /** Called with the whole new rows of a category. */
  onChange: (category: string, rows: readonly Nomination[]) => void;
  /** Saves categories, those that have changed. */
  onSave: (categories: readonly string[]) => void;
  onResolve: (category: string, choice: NominationsChoice) => void;
  onCloseFailure: (category: string) => void;
  onMail: () => void;
  onDownload: () => void;
  messages?: Partial<AwardNominationsMessages>;
}

/**
 * Somebody's nominations for an award: the index of its categories, a card for each, what is saved and what
 * is not, both versions of what was changed in two places, and a copy to take away.
 *
 * @example
 * ```tsx
 * <AwardNominations
 *   categories={categories}
 *   max={5}
 *   isReadOnly={false}
 *   gate="open"
 *   isKept
 *   failure={null}
 *   signInHref="/"
 *   mail={{ isPending: false }}
 *   onChange={(category, rows) => edit(category, rows)}
 *   onSave={save}
 *   onResolve={resolve}
 *   onCloseFailure={close}
 *   onMail={mail}
 *   onDownload={download}
 * />
 * ```
 */
export function AwardNominations(props: AwardNominationsProps) {
  const { categories, isReadOnly, isKept } = props;
  const words = useMessages('AwardNominations', awardNominationsMessages, props.messages);
  const hintText = useHintText(categories, words);
  const change = useStableCallback(props.onChange);
  const save = useStableCallback(props.onSave);
  const resolve = useStableCallback(props.onResolve);

  const drawn = useDrawnCount(categories.length, FIRST_DRAWN);
  const unsaved = categories.filter(({ isChanged }) => isChanged);
  const filled = categories.filter(({ rows }) => cleanNominations(rows).length > 0);
  const hasSaved = categories.some(({ saved }) => saved.length > 0);
  const markOf = (category: NominatedCategory) => {
    if (!isReadOnly && category.isChanged) {
      return { icon: <PencilIcon />, label: words.notSavedYet };
    }
    return filled.includes(category) ? { icon: <CheckIcon />, label: words.filledIn } : undefined;
  };
  const saveAll = <SaveAllButton categories={categories} label={words.saveAll} onSave={save} />;
  return (
    <div id={props.id} className={layout}>
      <CategoryIndex
        categories={categories.map((category) => ({
          key: category.key,
          title: category.title,
          mark: markOf(category),
        }))}
        done={filled.length}
        progress={words.progress(filled.length, categories.length)}
      >
        {!isReadOnly && saveAll}
      </CategoryIndex>
      <div className={column}>
        <NominationsState
          gate={props.gate}
          hasUnsaved={unsaved.length > 0}
          isKept={isKept}
          signInHref={props.signInHref}
          words={words}
        />
        {categories.map((category, at) => (
          <NominationCategory
            key={category.key}
            category={category}
            isDrawn={at < drawn}
            max={props.max}
            isKept={isKept}
            isReadOnly={isReadOnly}
            words={words}
            hintText={hintText}
            onChange={change}
            onSave={save}
            onResolve={resolve}
          />
        ))}
        {/* Who only reads has a copy of something, or none is offered. */}
        {(!isReadOnly || hasSaved || unsaved.length > 0) && (
          <NominationsCopy
            unsaved={unsaved}
            hasSaved={hasSaved}
            isReadOnly={isReadOnly}
            isKept={isKept}
            mail={props.mail}
            words={words}
            saveAll={saveAll}
            onMail={props.onMail}
            onDownload={props.onDownload}
          />
        )}
      </div>
      <FailureBar {...props} words={words} />
    </div>
  );
}

interface SaveAllButtonProps {
  categories: readonly NominatedCategory[];
  label: string;
  onSave: (categories: readonly string[]) => void;
}

/** Saves every changed category; possible when there is one that can be sent. Saving leaves the focus on it. */
function SaveAllButton({ categories, label, onSave }: SaveAllButtonProps) {
  const isSaving = categories.some((category) => category.isSaving);
  const canSave = categories.some(
    (category) => category.isChanged && !category.isSaving && !category.isConflict,
  );
  return (
    <Button
      tone="primary"
      isInert={!isSaving && !canSave}
      isPending={isSaving && !canSave}
      onPress={() => onSave(categories.map(({ key }) => key))}
    >
      {label}
    </Button>
  );
}

type FailureBarProps = Pick<AwardNominationsProps, 'categories' | 'failure' | 'onCloseFailure'> & {
  words: AwardNominationsMessages;
};

/** What went wrong with a category, until it is closed. */
function FailureBar({ categories, failure, words, onCloseFailure }: FailureBarProps) {
  const closed = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The button has gone with the last message; it was about this category.
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
      // One that takes the place of another leaves the button where it is.
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

/** Words what a nominator may want to look at again. */
function useHintText(categories: readonly NominatedCategory[], words: AwardNominationsMessages) {
  const { locale } = useSurroundings();
  // The titles alone, so that the function stays while somebody writes.
  const titles = JSON.stringify(categories.map(({ key, title }) => [key, title]));
  return useCallback(
    (hint: NominationHint) => {
      // The grid finds these itself.
      if (hint.kind === 'duplicate') return '';
      const title = new Map<string, string>(JSON.parse(titles)).get(hint.category) ?? hint.category;
      if (hint.kind === 'elsewhere') return words.elsewhere(title);
      return words.length(new Intl.NumberFormat(locale).format(hint.value), hint.unit, title);
    },
    [titles, words, locale],
  );
}
