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
  /** The categories in display order. An unchanged category must be the same object: only changed ones re-render. */
  categories: readonly NominatedCategory[];
  /** The maximum number of nominations in a category. */
  max: number;
  /** Whether to show the nominations as text: before they open, after they close, or without the right. */
  isReadOnly: boolean;
  /** What blocks saving: an ended session, or closed nominations. */
  gate: 'open' | 'signedOut' | 'closed';
  /** Whether this device stores all unsaved changes. */
  isKept: boolean;
  /** The last failure; null once it is closed. */
  failure: NominationFailure | null;
  /** Where to sign in and return from. */
  signInHref: string;
  mail: NominationsMail;
  /** Called with the whole new rows of a category. */
  onChange: (category: string, rows: readonly Nomination[]) => void;
  /** Called with the keys of the changed categories to save. */
  onSave: (categories: readonly string[]) => void;
  onResolve: (category: string, choice: NominationsChoice) => void;
  onCloseFailure: (category: string) => void;
  onMail: () => void;
  onDownload: () => void;
  messages?: Partial<AwardNominationsMessages>;
}

/**
 * A person's nominations for an award: an index with the save status, the foldable categories with their fields, both
 * versions of each conflict, and a copy to take away. The category in work is open; one that needs a decision opens on
 * its own.
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
        {/*
         * Readers get a copy only when there is something to copy.
         */}
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
