import type { Nomination, NominationHint } from '@conkit/rules';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import { focusCategory, getCategoryId } from '../../components/CategoryIndex/categoryId.ts';
import {
  CategoryIndex,
  CategoryLinks,
  type CategoryMark,
} from '../../components/CategoryIndex/CategoryIndex.tsx';
import { MailOutcome } from '../../components/MailOutcome/MailOutcome.tsx';
import { SaveBrief, SignInLink } from '../../components/SaveState/SaveState.tsx';
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
import { MessageBar } from '../../primitives/MessageBar/MessageBar.tsx';
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
  type NominationProblem,
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
  /** Whether nominations can be saved, or what prevents it: an ended session, or closed nominations. */
  availability: 'open' | 'signedOut' | 'closed';
  /** Whether this device stores all unsaved changes. */
  isStoredLocally: boolean;
  /** The last failure; null once it is closed. */
  problem: NominationProblem | null;
  /** Where to sign in and return from. */
  signInHref: string;
  /** The copy by mail, if it can be mailed. */
  mail?: NominationsMail | undefined;
  /** Called with the whole new rows of a category. */
  onChange: (category: string, rows: readonly Nomination[]) => void;
  /** Called with the keys of the changed categories to save. */
  onSave: (categories: readonly string[]) => void;
  /** Called with the version to keep of a category: this one, the other, or both. */
  onResolveConflict: (category: string, choice: NominationsChoice) => void;
  /** Called to close the message about a category. */
  onDismissProblem: (category: string) => void;
  /** Called to save the nominations as a file. Without it, there is no such button. */
  onDownload?: (() => void) | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<AwardNominationsMessages>;
}

/**
 * A person's nominations for an award: an index with the save status, the foldable categories with their fields, both
 * versions of each conflict, and a copy to take away. The category being edited is open; one that needs a decision
 * opens on its own.
 *
 * @example
 * ```tsx
 * <AwardNominations
 *   categories={categories}
 *   max={5}
 *   isReadOnly={false}
 *   availability="open"
 *   isStoredLocally
 *   problem={null}
 *   signInHref="/"
 *   mail={{ isPending: false, onSend: mail }}
 *   onChange={(category, rows) => edit(category, rows)}
 *   onSave={save}
 *   onResolveConflict={resolve}
 *   onDismissProblem={close}
 *   onDownload={download}
 * />
 * ```
 */
export function AwardNominations(props: AwardNominationsProps) {
  const { categories, isReadOnly, isStoredLocally } = props;
  const words = useMessages('AwardNominations', awardNominationsMessages, props.messages);
  const formatHint = useFormatHint(categories, words);
  const root = useElementRef<HTMLDivElement>(props);
  useIndexedPage();
  const { open, actions } = useNominationActions(props, root);
  const unsaved = categories.filter(({ isChanged }) => isChanged);
  const hasSaved = categories.some(({ savedRows }) => savedRows.length > 0);
  const hasCopy = props.mail !== undefined || props.onDownload !== undefined;
  const saveAll = <SaveAllButton categories={categories} words={words} actions={actions} />;
  return (
    <div {...elementProps(props, layout)} ref={root}>
      <NominationsIndex
        categories={categories}
        isReadOnly={isReadOnly}
        isStoredLocally={isStoredLocally}
        signInHref={props.availability === 'signedOut' ? props.signInHref : undefined}
        words={words}
      >
        {!isReadOnly && saveAll}
      </NominationsIndex>
      <div className={column}>
        <NominationsState
          availability={props.availability}
          hasUnsaved={unsaved.length > 0}
          isStoredLocally={isStoredLocally}
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
              isStoredLocally={isStoredLocally}
              isReadOnly={isReadOnly}
              words={words}
              formatHint={formatHint}
              actions={actions}
            />
          ))}
        </div>
        {/* Readers get a copy only when there is something to copy. */}
        {(!isReadOnly || (hasCopy && (hasSaved || unsaved.length > 0))) && (
          <NominationsCopy
            unsaved={unsaved}
            hasSaved={hasSaved}
            isReadOnly={isReadOnly}
            isStoredLocally={isStoredLocally}
            mail={props.mail}
            words={words}
            saveAll={saveAll}
            onDownload={props.onDownload}
          />
        )}
      </div>
      <FailureBar {...props} words={words} />
    </div>
  );
}

/** Manages which categories are open, and returns what the nominator can do in them. */
function useNominationActions(
  props: AwardNominationsProps,
  root: RefObject<HTMLElement | null>,
): { open: ReadonlySet<string>; actions: NominationActions } {
  const { categories, isReadOnly, problem } = props;
  // Stored drafts load after the saved data. The category that they change opens then.
  const [isFresh, setFresh] = useState(true);
  const unsaved = isFresh ? categories.find(({ isChanged }) => isChanged)?.key : undefined;
  const asking = listNeedingAttention(categories, problem, isReadOnly);
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

/** Returns a function that puts a hint into words. */
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
  /** The button that saves everything, shown again after a failure. */
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

interface SaveAllButtonProps {
  categories: readonly NominatedCategory[];
  words: AwardNominationsMessages;
  actions: Pick<NominationActions, 'save'>;
}

/** Saves every changed category; enabled when at least one can be saved. Keeps the focus after saving. */
function SaveAllButton({ categories, words, actions }: SaveAllButtonProps) {
  const isSaving = categories.some((category) => category.isSaving);
  const isPossible = categories.some(canSave);
  return (
    <Button
      tone="primary"
      isInert={!isSaving && !isPossible}
      isPending={isSaving && !isPossible}
      onPress={() => actions.save(categories.map(({ key }) => key))}
    >
      {words.saveAll}
    </Button>
  );
}

interface NominationsStateProps {
  availability: 'open' | 'signedOut' | 'closed';
  hasUnsaved: boolean;
  isStoredLocally: boolean;
  /** Where to sign in and return from. */
  signInHref: string;
  words: AwardNominationsMessages;
}

/** The notices about the whole page: an ended session, a passed deadline, no storage. */
function NominationsState(props: NominationsStateProps) {
  const { availability, hasUnsaved, isStoredLocally, signInHref, words } = props;
  if (availability === 'closed' && hasUnsaved) {
    return (
      <Notice tone="danger" role="alert">
        {words.closedUnsaved}
      </Notice>
    );
  }
  if (availability === 'signedOut') {
    const sentence = isStoredLocally ? words.signedOut : words.signedOutUnkept;
    return (
      <Notice tone="danger" role="alert">
        {sentence({
          link: (text) => (
            <SignInLink href={signInHref} isStoredLocally={isStoredLocally}>
              {text}
            </SignInLink>
          ),
        })}
      </Notice>
    );
  }
  if (isStoredLocally) return null;
  return (
    <Notice tone="warning" role="alert">
      {words.notKept}
    </Notice>
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
  saveAll: ReactNode;
  onDownload: (() => void) | undefined;
}

/** Shows what is saved on the page as a whole, and offers a copy by mail or as a file. */
function NominationsCopy(props: NominationsCopyProps) {
  const { unsaved, hasSaved, isReadOnly, isStoredLocally, mail, words } = props;
  const date = useDates();
  const sent = mail?.sent;
  return (
    <Card title={isReadOnly ? words.copyTitle : words.saveAndCopyTitle}>
      <CardBody>
        {!isReadOnly && (
          <>
            {unsaved.length === 0 ? (
              <p>{words.allSaved}</p>
            ) : (
              <p>{words.unsaved({ categories: <CategoryLinks categories={unsaved} /> })}</p>
            )}
            {unsaved.length > 0 && isStoredLocally && <p>{words.keptHere}</p>}
            {props.saveAll}
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

interface FailureBarProps {
  categories: readonly NominatedCategory[];
  /** The last failure; null once it is closed. */
  problem: NominationProblem | null;
  words: AwardNominationsMessages;
  onDismissProblem: (category: string) => void;
}

/** Shows what went wrong with a category, until the message is closed. */
function FailureBar({ categories, problem, words, onDismissProblem }: FailureBarProps) {
  const closed = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The button disappears with the last message, so the focus moves to the message's category.
    if (!problem && closed.current !== undefined) focusCategory(closed.current);
    closed.current = undefined;
  }, [problem]);
  const close = () => {
    if (!problem) return;
    closed.current = problem.category;
    onDismissProblem(problem.category);
  };
  const title = categories.find(({ key }) => key === problem?.category)?.title ?? '';
  const reason = problem?.reason;
  const text = reason && (typeof reason === 'object' ? reason.errorMessage : words[reason]);
  const message = problem &&
    text && {
      // A message that replaces another one keeps the button in place.
      id: 'failure',
      tone: 'danger' as const,
      text: (
        <>
          {words.failed({ category: title, reason: text })}{' '}
          {reason === 'conflict' && (
            <a href={`#${getCategoryId(problem.category)}`}>{words.compare}</a>
          )}
        </>
      ),
    };
  return <MessageBar role="alert" message={message || null} onClose={close} />;
}
