import type { Nomination } from '@conkit/rules';
import { useMessages } from '../../words/useMessages.ts';
import { column, layout } from '../categories.css.ts';
import { useIndexedPage } from '../useIndexedPage.ts';
import * as css from './AwardNominations.css.ts';
import {
  awardNominationsMessages,
  type AwardNominationsMessages,
} from './AwardNominations.messages.tsx';
import { FailureBar } from './FailureBar.tsx';
import { NominationCategory } from './NominationCategory.tsx';
import { NominationsCopy } from './NominationsCopy.tsx';
import { NominationsIndex } from './NominationsIndex.tsx';
import { NominationsState } from './NominationsState.tsx';
import { SaveAllButton } from './SaveButtons.tsx';
import type {
  NominatedCategory,
  NominationFailure,
  NominationsChoice,
  NominationsMail,
} from './types.ts';
import { useHintText } from './useHintText.ts';
import { useNominationActions } from './useNominationActions.ts';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';

export interface AwardNominationsProps extends ElementProps {
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
 * Somebody's nominations for an award: a bar with the place and how all of it is saved, the categories, each folded
 * to the titles in it or open with its fields, both versions of what was changed in two places, and a copy to take
 * away. The category in work is open; one that asks something opens by itself.
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
  const root = useElementRef<HTMLDivElement>(props);
  useIndexedPage();
  const { open, actions } = useNominationActions(props, root);
  const unsaved = categories.filter(({ isChanged }) => isChanged);
  const hasSaved = categories.some(({ saved }) => saved.length > 0);
  const saveAll = <SaveAllButton categories={categories} words={words} actions={actions} />;
  return (
    <div {...elementProps(props, layout)} ref={root}>
      <NominationsIndex
        categories={categories}
        isReadOnly={isReadOnly}
        isKept={isKept}
        signInHref={props.gate === 'signedOut' ? props.signInHref : undefined}
        words={words}
      >
        {!isReadOnly && saveAll}
      </NominationsIndex>
      <div className={column}>
        <NominationsState
          gate={props.gate}
          hasUnsaved={unsaved.length > 0}
          isKept={isKept}
          signInHref={props.signInHref}
          words={words}
        />
        <div className={css.categories}>
          {categories.map((category, at) => (
            <NominationCategory
              key={category.key}
              category={category}
              isOpen={open.has(category.key)}
              next={isReadOnly ? undefined : categories[at + 1]?.title}
              max={props.max}
              isKept={isKept}
              isReadOnly={isReadOnly}
              words={words}
              hintText={hintText}
              actions={actions}
            />
          ))}
        </div>
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
