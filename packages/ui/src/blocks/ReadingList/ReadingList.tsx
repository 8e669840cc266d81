import {
  getReading,
  getReadingProgress,
  isNoteTooLong,
  listReading,
  MAX_NOTE_LENGTH,
  type Finalist,
  type Reading,
  type ReadingEntry,
  type ReadingFilter,
  type ReadingOrder,
  type ReadingStatus,
} from '@conkit/rules';
import { memo, useEffect, useId, useMemo, useRef, useState, type MouseEvent } from 'react';
import { PacketLinks, type PacketFormat } from '../../components/PacketLinks/PacketLinks.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import type { SaveStatus } from '../../components/SaveState/saveStatus.ts';
import { readingListMessages, type ReadingListMessages } from '../../locales/en/ReadingList.gen.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { HeadingLevelProvider, useHeading } from '../../primitives/element/headingLevel.ts';
import { FoldingCard } from '../../primitives/FoldingCard/FoldingCard.tsx';
import { openOnPaper } from '../../primitives/hooks/openOnPaper.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { BallotIcon, DownloadIcon, PencilIcon, PrintIcon } from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { TextArea } from '../../primitives/TextField/TextField.tsx';
import type { SomeMessages } from '../../words/overrides.ts';
import { useFormatContext, useMessages } from '../../words/provider.tsx';
import * as page from '../page.css.ts';
import * as css from './ReadingList.css.ts';

/** A category of a reading list. */
export interface ReadingCategory {
  readonly key: string;
  readonly title: string;
  /** The award's name, if the list has several awards. */
  readonly award?: string | undefined;
  /** The finalists in ballot order, including replaced ones. */
  readonly finalists: readonly Finalist[];
  /** The files of the voter packet. */
  readonly formats?: readonly PacketFormat[] | undefined;
}

/** The copy of a reading list on the member's account. */
export interface ReadingAccount {
  /** Whether the account keeps the list. */
  readonly isKept: boolean;
  /** Whether the choice is being saved. */
  readonly isPending: boolean;
  /** Why the choice was not saved, or the list cannot be read. */
  readonly errorMessage?: string | undefined;
  /** When the account deletes the list, formatted: "18 November 2019". */
  readonly deletedOn: string;
  /** The save status of a list that is kept. */
  readonly status: SaveStatus;
  /** When it was last saved, as an ISO 8601 instant. */
  readonly savedAt?: string | undefined;
  /** Called when the member chooses. */
  readonly onKeptChange: (isKept: boolean) => void;
  /** Called to save at once after a failure. */
  readonly onRetry: () => void;
}

export interface ReadingListProps extends ElementProps {
  /** The page's heading. */
  title: string;
  /** The reader's name and membership, or another line below the heading. */
  subtitle?: string | undefined;
  /** The categories in display order. An unchanged category must be the same object. */
  categories: readonly ReadingCategory[];
  /** The entries, by the id of the finalist. */
  reading: Reading;
  /** The copy on the account, if it can be offered. */
  account?: ReadingAccount | undefined;
  /**
   * Whether this device stores the list.
   *
   * @default true
   */
  isStoredLocally?: boolean;
  /** Called with a finalist's new entry. */
  onChange: (finalist: number, entry: ReadingEntry) => void;
  /** Called to rank what is read in a category. Without it, there is no such button. */
  onRank?: ((category: string, finalists: readonly number[]) => void) | undefined;
  /** Called before the browser follows a link to a file. Call `preventDefault` to cancel it. */
  onOpenFile?:
    | ((event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => void)
    | undefined;
  /** Called with the list as JSON, to be saved as a file. Without it, there is no such button. */
  onDownload?: ((json: string) => void) | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<ReadingListMessages>;
}

/** Which finalists are shown. They stay while the member changes their status, so that nothing moves away. */
interface View {
  readonly filter: ReadingFilter;
  readonly order: ReadingOrder;
  /** The entries when the member chose this view. */
  readonly reading: Reading;
}

/**
 * A member's reading list: for each finalist *not read*, *reading* or *read* and a private note, with the progress of
 * each category. Folded categories are printed, too.
 *
 * @example
 * ```tsx
 * <ReadingList
 *   title="Reading list"
 *   categories={[{ key: 'Novel', title: 'Best Novel', finalists }]}
 *   reading={{ 3: { status: 'read', note: 'The ending!' } }}
 *   onChange={keep}
 * />
 * ```
 */
export function ReadingList(props: ReadingListProps) {
  const { title, subtitle, categories, reading, account, isStoredLocally = true } = props;
  const words = useMessages('ReadingList', readingListMessages, props.messages);
  const { Heading, below } = useHeading(1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => openOnPaper(() => list.current?.querySelectorAll('details') ?? []), []);
  const [view, setView] = useState<View>({ filter: 'all', order: 'ballot', reading });
  const actions = {
    change: useStableCallback(props.onChange),
    rank: useStableCallback((category: string, ids: readonly number[]) =>
      props.onRank?.(category, ids),
    ),
    openFile: useStableCallback(
      (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) =>
        props.onOpenFile?.(event, category, format),
    ),
  };
  const all = useMemo(() => categories.flatMap(({ finalists }) => finalists), [categories]);
  const total = getReadingProgress(all, reading);
  const shown = useShown(categories, view);
  const first = categories.find(({ finalists }) => {
    const { read, total: of } = getReadingProgress(finalists, view.reading);
    return read < of;
  });
  const { onDownload } = props;
  return (
    <HeadingLevelProvider value={below}>
      <div {...elementProps(props, page.narrow)}>
        <Heading className={page.heading}>{title}</Heading>
        <p className={page.lead}>
          {subtitle !== undefined && <>{subtitle} · </>}
          <output>{words.progress({ ...total })}</output>
        </p>
        <div className={page.stack}>
          <p className={css.onScreen}>{words.intro}</p>
          {!isStoredLocally && (
            <Notice tone="warning" role="status">
              {words.notKept({ isOnAccount: account?.isKept === true })}
            </Notice>
          )}
          <Where account={account} title={title} words={words} />
          <div className={css.tools}>
            <Select
              label={words.show}
              options={(['all', 'not_read', 'reading', 'read'] as const).map((value) => ({
                value,
                label: words.filters[value],
              }))}
              value={view.filter}
              onChange={(filter) => setView({ ...view, filter: filter as ReadingFilter, reading })}
            />
            <Select
              label={words.sort}
              options={(['ballot', 'title', 'status'] as const).map((value) => ({
                value,
                label: words.orders[value],
              }))}
              value={view.order}
              onChange={(order) => setView({ ...view, order: order as ReadingOrder, reading })}
            />
            <Button icon={<PrintIcon />} onPress={() => window.print()}>
              {words.print}
            </Button>
            {onDownload && (
              <Button
                icon={<DownloadIcon />}
                onPress={() => onDownload(writeJson(categories, reading))}
              >
                {words.download}
              </Button>
            )}
          </div>
        </div>
        <div ref={list} className={css.categories}>
          {shown.map(({ category, finalists }) => (
            <ReadingCategoryCard
              key={category.key}
              category={category}
              finalists={finalists}
              reading={reading}
              isOpen={view.filter !== 'all' || category.key === first?.key}
              isOnAccount={account?.isKept === true}
              canRank={props.onRank !== undefined}
              words={words}
              {...actions}
            />
          ))}
          {shown.length === 0 && <p role="status">{words.none}</p>}
        </div>
      </div>
    </HeadingLevelProvider>
  );
}

interface ShownCategory {
  readonly category: ReadingCategory;
  readonly finalists: readonly Finalist[];
}

/** Returns the categories of a view that have something to show. */
function useShown(categories: readonly ReadingCategory[], view: View): readonly ShownCategory[] {
  const { locale } = useFormatContext();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale);
    return categories
      .map((category) => ({
        category,
        finalists: listReading(category.finalists, view.reading, view, compare),
      }))
      .filter(({ finalists }) => finalists.length > 0);
  }, [categories, view, locale]);
}

/** Returns a list as JSON: the categories with their finalists, statuses and notes. */
const writeJson = (categories: readonly ReadingCategory[], reading: Reading): string =>
  JSON.stringify(
    categories.map(({ key, title, finalists }) => ({
      category: key,
      title,
      finalists: finalists.map(({ id, title: name, subtitle }) => ({
        id,
        title: name,
        ...(subtitle && { subtitle }),
        ...getReading(reading, id),
      })),
    })),
    null,
    2,
  );

interface WhereProps {
  account: ReadingAccount | undefined;
  title: string;
  words: ReadingListMessages;
}

/** Explains where the list is kept, and offers to keep it on the account. Opens when it is kept there. */
function Where({ account, title, words }: WhereProps) {
  if (!account) return <p className={css.onScreen}>{words.onDevice}</p>;
  const { isKept, isPending, onKeptChange, deletedOn, errorMessage, status, savedAt, onRetry } =
    account;
  return (
    <FoldingCard
      title={words.where}
      hint={words.onDevice}
      className={css.onScreen}
      {...(isKept && { isOpen: true })}
    >
      <CardBody>
        <Checkbox
          isSelected={isKept}
          isDisabled={isPending}
          onChange={onKeptChange}
          description={words.keepMeans({ day: deletedOn })}
        >
          {words.keep}
        </Checkbox>
        {errorMessage !== undefined && (
          <Notice tone="danger" role="alert">
            {errorMessage}
          </Notice>
        )}
        {isKept && (
          <SaveState subject={title} status={status} savedAt={savedAt} onRetry={onRetry} />
        )}
      </CardBody>
    </FoldingCard>
  );
}

interface CategoryActions {
  change: (finalist: number, entry: ReadingEntry) => void;
  rank: (category: string, finalists: readonly number[]) => void;
  openFile: (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => void;
}

interface CategoryCardProps extends CategoryActions {
  category: ReadingCategory;
  /** The finalists that are shown, in their order. */
  finalists: readonly Finalist[];
  reading: Reading;
  isOpen: boolean;
  isOnAccount: boolean;
  canRank: boolean;
  words: ReadingListMessages;
}

/** A category with its progress, its packet and its finalists. */
function ReadingCategoryCard(props: CategoryCardProps) {
  const { category, finalists, reading, isOpen, isOnAccount, canRank, words } = props;
  const { key, title, award, formats = [] } = category;
  const progress = getReadingProgress(category.finalists, reading);
  return (
    <FoldingCard
      isOpen={isOpen}
      title={
        <>
          {title}{' '}
          <span className={css.progress}>
            {award !== undefined && `${award} · `}
            {words.progress({ ...progress })}
          </span>
        </>
      }
    >
      <CardBody>
        {formats.length > 0 && (
          <PacketLinks
            className={css.onScreen}
            category={title}
            formats={formats}
            onOpenFile={(event, format) => props.openFile(event, key, format)}
          />
        )}
        <ul className={css.finalists}>
          {finalists.map((finalist) => (
            <ReadingFinalist
              key={finalist.id}
              finalist={finalist}
              entry={getReading(reading, finalist.id)}
              isOnAccount={isOnAccount}
              words={words}
              change={props.change}
            />
          ))}
        </ul>
        {canRank && progress.read > 0 && (
          <Button
            className={css.onScreen}
            icon={<BallotIcon />}
            aria-label={words.rankIn({ category: title })}
            onPress={() =>
              props.rank(
                key,
                category.finalists
                  .map(({ id }) => id)
                  .filter((id) => getReading(reading, id).status === 'read'),
              )
            }
          >
            {words.rank}
          </Button>
        )}
      </CardBody>
    </FoldingCard>
  );
}

interface FinalistProps {
  finalist: Finalist;
  entry: ReadingEntry;
  /** Whether the account keeps the note, which must not be too long then. */
  isOnAccount: boolean;
  words: ReadingListMessages;
  change: CategoryActions['change'];
}

const STATUSES = ['not_read', 'reading', 'read'] as const satisfies readonly ReadingStatus[];

/** One finalist: the status, and the note once there is one. Re-renders only when its own entry changes. */
const ReadingFinalist = memo(
  function ReadingFinalist({ finalist, entry, isOnAccount, words, change }: FinalistProps) {
    const { id, title, subtitle } = finalist;
    const { status, note } = entry;
    const { Heading } = useHeading(3);
    const titleId = useId();
    const name = useId();
    const field = useRef<HTMLTextAreaElement>(null);
    const [isWriting, setWriting] = useState(false);
    useEffect(() => {
      if (isWriting) field.current?.focus();
    }, [isWriting]);
    const isTooLong = isOnAccount && isNoteTooLong(note);
    return (
      <li className={css.finalist}>
        <div role="group" aria-labelledby={titleId} className={css.finalist}>
          <Heading id={titleId} className={css.title}>
            {title} {subtitle && <span className={css.subtitle}>{subtitle}</span>}
          </Heading>
          <div role="radiogroup" aria-label={words.howFar} className={css.statuses}>
            {STATUSES.map((value) => (
              <label key={value} className={css.status}>
                <input
                  type="radio"
                  className={css.radio}
                  name={name}
                  value={value}
                  checked={status === value}
                  onChange={() => change(id, { status: value, note })}
                />
                {words.filters[value]}
              </label>
            ))}
          </div>
          {isWriting || note !== '' ? (
            <TextArea
              ref={field}
              className={css.onScreen}
              label={words.note}
              value={note}
              onChange={(text) => change(id, { status, note: text })}
              errorMessage={isTooLong ? words.tooLong({ limit: MAX_NOTE_LENGTH }) : undefined}
            />
          ) : (
            <div className={css.onScreen}>
              <Button
                tone="quiet"
                icon={<PencilIcon />}
                aria-label={words.addNoteOn({ title })}
                onPress={() => setWriting(true)}
              >
                {words.addNote}
              </Button>
            </div>
          )}
          <p className={css.onPaper}>
            {words.filters[status]}
            {note !== '' && `. ${note}`}
          </p>
        </div>
      </li>
    );
  },
  ({ entry: one, ...before }, { entry: other, ...after }) =>
    one.status === other.status &&
    one.note === other.note &&
    before.finalist === after.finalist &&
    before.isOnAccount === after.isOnAccount &&
    before.words === after.words,
);
