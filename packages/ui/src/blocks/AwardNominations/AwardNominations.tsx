import type { Nomination, NominationHint } from '@conkit/rules';
import { type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import {
  CategoryIndex,
  CategoryLinks,
  type CategoryMark,
} from '../../components/CategoryIndex/CategoryIndex.tsx';
import { MailOutcome } from '../../components/MailOutcome/MailOutcome.tsx';
import { SaveNotice, type SaveProblem } from '../../components/SaveState/SaveNotice.tsx';
import { SaveBrief } from '../../components/SaveState/SaveState.tsx';
import { overallSave } from '../../components/SaveState/saveStatus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import {
  CheckIcon,
  DownloadIcon,
  MailIcon,
  PencilIcon,
  WarningIcon,
} from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useLocaleContext, useMessages } from '../../words/provider.tsx';
import { useDates } from '../../words/dates.ts';
import {
  awardNominationsMessages,
  type AwardNominationsMessages,
} from '../../locales/en/AwardNominations.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { column, layout } from '../categories.css.ts';
import { useIndexedPage } from '../useIndexedPage.ts';
import * as css from './AwardNominations.css.ts';
import { NominationCategory } from './NominationCategory.tsx';
import {
  canSave,
  getStatus,
  getStatusLabel,
  isFilled,
  listInitiallyOpen,
  listNeedingAttention,
  type NominatedCategory,
  type NominationActions,
  type NominationsChoice,
  type NominationsMail,
} from './nominations.ts';

export interface AwardNominationsProps extends ElementProps {
  /** The categories in display order. An unchanged category must be the same object: only changed ones re-render. */
  categories: readonly NominatedCategory[];
  /** The maximum number of nominations in a category. */
  max: number;
  /** Whether to show the nominations as text: before they open, after they close, or without the right. */
  isReadOnly: boolean;
  /** Whether the nominations are signed. Until then changes are only kept on this device. */
  isSigned: boolean;
  /** Whether this device stores all unsaved changes. */
  isStoredLocally: boolean;
  /** A problem that affects all categories; undefined if there is none. */
  problem?: SaveProblem | undefined;
  /** The copy by mail, if it can be mailed. */
  mail?: NominationsMail | undefined;
  /** Called with the whole new rows of a category. */
  onChange: (category: string, rows: readonly Nomination[]) => void;
  /** Called to save at once. It must ask for the signature first if there is none. */
  onSave: () => void;
  /** Called with a category and the version of it to keep: mine, theirs, or both. */
  onResolveConflict: (category: string, choice: NominationsChoice) => void;
  /** Called to save the nominations as a file. Without it, there is no such button. */
  onDownload?: (() => void) | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<AwardNominationsMessages>;
}

/**
 * A person's nominations for an award: an index with the save status, the foldable categories with their fields, both
 * versions of each conflict, and a copy by mail or as a file. The category being edited is open. A category opens
 * automatically when it needs a decision.
 *
 * @example
 * ```tsx
 * <AwardNominations
 *   categories={categories}
 *   max={5}
 *   isReadOnly={false}
 *   isSigned={signature !== undefined}
 *   isStoredLocally
 *   mail={{ isPending: false, onSend: mail }}
 *   onChange={(category, rows) => edit(category, rows)}
 *   onSave={save}
 *   onResolveConflict={resolve}
 *   onDownload={download}
 * />
 * ```
 */
export function AwardNominations(props: AwardNominationsProps) {
  const { categories, isReadOnly, isSigned, isStoredLocally, problem } = props;
  const words = useMessages('AwardNominations', awardNominationsMessages, props.messages);
  const formatHint = useFormatHint(categories, words);
  const root = useElementRef<HTMLDivElement>(props);
  const work = useRef<HTMLDivElement>(null);
  useIndexedPage();
  const { open, actions } = useNominationActions(props, root);
  const unsaved = categories.filter(({ isChanged }) => isChanged);
  const hasSaved = categories.some(({ savedRows }) => savedRows.length > 0);
  const hasCopy = props.mail !== undefined || props.onDownload !== undefined;
  const saveNow = <SaveNowButton categories={categories} words={words} onSave={actions.save} />;
  /** Keeps the focus in the nominations: the pressed button disappears with its message. */
  const saveFromNotice = () => {
    work.current?.focus({ preventScroll: true });
    actions.save();
  };
  return (
    <div {...elementProps(props, layout)} ref={root}>
      <NominationsIndex
        categories={categories}
        isReadOnly={isReadOnly}
        isStoredLocally={isStoredLocally}
        signInHref={problem?.kind === 'signedOut' ? problem.signInHref : undefined}
        words={words}
      >
        {!isReadOnly && saveNow}
      </NominationsIndex>
      <div ref={work} tabIndex={-1} className={column}>
        {!isReadOnly && !isSigned && (
          <Notice action={<Button onPress={saveFromNotice}>{words.sign}</Button>}>
            {words.signFirst({ isKept: isStoredLocally })}
          </Notice>
        )}
        {(isSigned || isReadOnly) && (
          <SaveNotice
            right="nominate"
            problem={problem}
            isStoredLocally={isStoredLocally}
            isReadOnly={isReadOnly}
            onRetry={saveFromNotice}
          />
        )}
        <div className={css.categories}>
          {categories.map((category, at) => (
            <NominationCategory
              key={category.key}
              category={category}
              isOpen={open.has(category.key)}
              next={isReadOnly ? undefined : categories[at + 1]?.title}
              max={props.max}
              isStoredLocally={isStoredLocally}
              isReadOnly={isReadOnly}
              words={words}
              formatHint={formatHint}
              actions={actions}
            />
          ))}
        </div>
        {/* In read-only mode, show the copy only if there is something to copy. */}
        {(!isReadOnly || (hasCopy && (hasSaved || unsaved.length > 0))) && (
          <NominationsCopy
            unsaved={unsaved}
            hasSaved={hasSaved}
            isReadOnly={isReadOnly}
            isStoredLocally={isStoredLocally}
            mail={props.mail}
            words={words}
            saveNow={saveNow}
            onDownload={props.onDownload}
          />
        )}
      </div>
    </div>
  );
}

/** Manages which categories are open, and returns what the nominator can do in them. */
function useNominationActions(
  props: AwardNominationsProps,
  root: RefObject<HTMLElement | null>,
): { open: ReadonlySet<string>; actions: NominationActions } {
  const { categories, isReadOnly } = props;
  // Stored drafts load after the saved data. When they do, the first category with unsaved changes opens.
  const [isFresh, setFresh] = useState(true);
  const unsaved = isFresh ? categories.find(({ isChanged }) => isChanged)?.key : undefined;
  const asking = listNeedingAttention(categories, isReadOnly);
  const folds = useCategoryFolds({
    start: listInitiallyOpen(categories, isReadOnly),
    needsAttention:
      unsaved === undefined || asking.includes(unsaved) ? asking : [...asking, unsaved],
    getNext: (category) => categories[categories.findIndex(({ key }) => key === category) + 1]?.key,
    root,
  });
  const change = useStableCallback((...args: Parameters<NominationActions['change']>) => {
    setFresh(false);
    props.onChange(...args);
  });
  const fold = useStableCallback((...args: Parameters<NominationActions['fold']>) => {
    setFresh(false);
    folds.fold(...args);
  });
  const save = useStableCallback(props.onSave);
  const resolve = useStableCallback(props.onResolveConflict);
  const { open, proceed } = folds;
  const actions = useMemo(
    () => ({ change, save, resolve, fold, proceed }),
    [change, save, resolve, fold, proceed],
  );
  return { open, actions };
}

/** Returns a function that formats a hint. */
function useFormatHint(categories: readonly NominatedCategory[], words: AwardNominationsMessages) {
  const { locale } = useLocaleContext();
  // Depends on the titles only, so that the function is stable while the nominator types.
  const titles = JSON.stringify(categories.map(({ key, title }) => [key, title]));
  return useCallback(
    (hint: NominationHint) => {
      // The grid shows duplicates itself.
      if (hint.kind === 'duplicate') return '';
      const title = new Map<string, string>(JSON.parse(titles)).get(hint.category) ?? hint.category;
      if (hint.kind === 'elsewhere') return words.elsewhere({ category: title });
      return words.length({
        value: new Intl.NumberFormat(locale).format(hint.value),
        unit: hint.unit,
        category: title,
      });
    },
    [titles, words, locale],
  );
}

interface NominationsIndexProps {
  categories: readonly NominatedCategory[];
  isReadOnly: boolean;
  /** Whether this device stores unsaved changes. */
  isStoredLocally: boolean;
  /** Where to sign in; undefined while signed in. */
  signInHref: string | undefined;
  words: AwardNominationsMessages;
  /** The button that saves everything. */
  children: ReactNode;
}

/** The index of the nominations: current category, save status and progress of each category. */
function NominationsIndex(props: NominationsIndexProps) {
  const { categories, isReadOnly, isStoredLocally, words } = props;
  const filled = categories.filter(isFilled).length;
  return (
    <CategoryIndex
      categories={categories.map((category) => ({
        key: category.key,
        title: category.title,
        mark: getMark(category, isReadOnly, words),
      }))}
      doneCount={filled}
      progressLabel={words.progress({ count: filled, total: categories.length })}
      saveStatus={
        !isReadOnly && (
          <SaveBrief
            {...overallSave(categories)}
            isStoredLocally={isStoredLocally}
            signInHref={props.signInHref}
          />
        )
      }
    >
      {props.children}
    </CategoryIndex>
  );
}

const icons = { done: CheckIcon, gap: PencilIcon, trouble: WarningIcon };

function getMark(
  category: NominatedCategory,
  isReadOnly: boolean,
  words: AwardNominationsMessages,
): CategoryMark | undefined {
  const status = isReadOnly && isFilled(category) ? 'done' : getStatus(category);
  if (status === 'untouched') return undefined;
  const Icon = icons[status];
  const label = isReadOnly ? words.filledIn : getStatusLabel(category, words);
  return { icon: <Icon />, label, isWarning: status === 'trouble' };
}

interface SaveNowButtonProps {
  categories: readonly NominatedCategory[];
  words: AwardNominationsMessages;
  onSave: () => void;
}

/** Saves every changed category; enabled when at least one can be saved. Keeps the focus after saving. */
function SaveNowButton({ categories, words, onSave }: SaveNowButtonProps) {
  const isSaving = categories.some(({ status }) => status === 'saving');
  const isPossible = categories.some(canSave);
  return (
    <Button
      tone="primary"
      isInert={!isSaving && !isPossible}
      isPending={isSaving && !isPossible}
      onPress={() => onSave()}
    >
      {words.saveNow}
    </Button>
  );
}

interface NominationsCopyProps {
  /** The categories with unsaved changes. */
  unsaved: readonly NominatedCategory[];
  /** Whether anything is saved. */
  hasSaved: boolean;
  isReadOnly: boolean;
  isStoredLocally: boolean;
  mail: NominationsMail | undefined;
  words: AwardNominationsMessages;
  /** The button that saves every category. */
  saveNow: ReactNode;
  onDownload: (() => void) | undefined;
}

/** Shows whether everything is saved, and offers a copy by mail or as a file. */
function NominationsCopy(props: NominationsCopyProps) {
  const { unsaved, hasSaved, isReadOnly, isStoredLocally, mail, words } = props;
  const date = useDates();
  const sent = mail?.sent;
  return (
    <Card title={words.copyTitle}>
      <CardBody>
        {!isReadOnly && (
          <>
            {unsaved.length === 0 ? (
              <p>{words.allSaved}</p>
            ) : (
              <p>{words.unsaved({ categories: <CategoryLinks categories={unsaved} /> })}</p>
            )}
            {unsaved.length > 0 && isStoredLocally && <p>{words.keptHere}</p>}
            {props.saveNow}
          </>
        )}
        {mail && <p>{words.copyComes}</p>}
        <div className={css.actions}>
          {mail && (
            <Button
              icon={<MailIcon />}
              isDisabled={!hasSaved}
              isPending={mail.isPending}
              onPress={() => mail.onSend()}
            >
              {words.mailNow}
            </Button>
          )}
          {props.onDownload && (
            <Button icon={<DownloadIcon />} onPress={() => props.onDownload?.()}>
              {words.download}
            </Button>
          )}
        </div>
        <MailOutcome errorMessage={mail?.errorMessage} isComplete={sent?.isComplete}>
          {sent &&
            words.mailed({
              time: date(sent.at, { timeStyle: 'short' }),
              email: sent.email,
              isWhole: sent.isComplete,
            })}
        </MailOutcome>
      </CardBody>
    </Card>
  );
}
