import { type Ballot, countedBallot, type Finalist, replacedEntries } from '@conkit/rules';
import { Fragment, memo, useCallback, useMemo } from 'react';
import { ballotSummaryMessages } from '../../locales/en/BallotSummary.gen.ts';
import { ballotInWords } from '../../components/BallotSummary/summary.ts';
import { BothVersions } from '../../components/BothVersions/BothVersions.tsx';
import { CategoryFold } from '../../components/CategoryFold/CategoryFold.tsx';
import { focusCategory } from '../../components/CategoryIndex/categoryId.ts';
import { PacketLinks } from '../../components/PacketLinks/PacketLinks.tsx';
import { RankedBallot } from '../../components/RankedBallot/RankedBallot.tsx';
import { SaveState, useSaveNews } from '../../components/SaveState/SaveState.tsx';
import * as button from '../../primitives/Button/Button.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useAfterPaint } from '../../primitives/hooks/afterPaint.ts';
import { TokenIcon } from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import type { AwardBallotMessages } from '../../locales/en/AwardBallot.gen.ts';
import * as css from './AwardBallot.css.ts';
import {
  type CategoryActions,
  type CategoryBallot,
  getStatus,
  getStatusLabel,
  isUnsaved,
  REVIEW_ID,
} from './ballot.ts';

interface BallotCategoryProps {
  category: CategoryBallot;
  isOpen: boolean;
  /** Whether to render the content of a folded category, so that find-in-page reaches it. */
  isRendered: boolean;
  /** The title of the next category; undefined after the last and while this one is folded. */
  next: string | undefined;
  /** How many positions a ranking has. */
  size: number;
  isReadOnly: boolean;
  /** Where the voter signs before ranking. */
  signatureHref: string | undefined;
  /** Whether this device stores unsaved changes. */
  isStoredLocally: boolean;
  words: AwardBallotMessages;
  actions: CategoryActions;
}

/**
 * One category of the ballot: folded to a summary, or open with its packet, ranking and save status. Re-renders only
 * when its own data changes.
 */
export const BallotCategory = memo(
  function BallotCategory(props: BallotCategoryProps) {
    const {
      category,
      isOpen,
      next,
      size,
      isReadOnly,
      signatureHref,
      isStoredLocally,
      words,
      actions,
    } = props;
    const { key, title, finalists, noAward, ballot } = category;
    // Paints a choice in the ranking before anything else.
    const settled = useAfterPaint(category);
    const { status, savedAt } = settled;
    const news = useSaveNews({ subject: title, status, savedAt, isStoredLocally });
    const change = useCallback((ranked: Ballot) => actions.change(key, ranked), [key, actions]);
    const nextLink = useMemo(() => {
      if (signatureHref !== undefined) return <SignLink href={signatureHref} words={words} />;
      return (
        !isReadOnly && <NextLink next={next} words={words} onNext={() => actions.proceed(key)} />
      );
    }, [signatureHref, isReadOnly, next, words, actions, key]);
    const retry = () => {
      focusCategory(key);
      actions.retry();
    };
    const choose = (choice: 'mine' | 'theirs') => {
      focusCategory(key);
      actions.resolve(key, choice);
    };
    // The server would refuse the same ranking again.
    const canRetry = !isReadOnly && category.refusal === undefined;
    return (
      <CategoryFold
        categoryKey={key}
        title={title}
        status={getStatus(settled)}
        statusLabel={getStatusLabel(settled, words)}
        summary={
          !isOpen && (
            <CategorySummary
              finalists={finalists}
              noAward={noAward}
              ballot={ballot}
              isChoice={size === 1}
              words={words}
            />
          )
        }
        isOpen={isOpen}
        onOpenChange={(isNowOpen) => actions.fold(key, isNowOpen)}
        announcement={isReadOnly ? undefined : news}
      >
        {(isOpen || props.isRendered) && (
          <div className={css.body}>
            <Packet category={category} actions={actions} />
            <CategoryNotices
              category={category}
              isReadOnly={isReadOnly}
              words={words}
              onChoose={choose}
            />
            <RankedBallot
              aria-label={words.rankingFor({ category: title })}
              finalists={finalists}
              noAward={noAward}
              value={ballot}
              size={size}
              isReadOnly={isReadOnly}
              onChange={change}
            >
              {nextLink}
            </RankedBallot>
            <div className={css.saved}>
              <SaveState
                subject={title}
                status={status}
                savedAt={savedAt}
                isStoredLocally={isStoredLocally}
                onRetry={canRetry ? retry : undefined}
              />
            </div>
          </div>
        )}
      </CategoryFold>
    );
  },
  ({ category: one, ...before }, { category: other, ...after }) =>
    isShallowEqual(one, other) && isShallowEqual(before, after),
);

/** Returns whether two plain objects have the same values. */
function isShallowEqual<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys(one) as (keyof Value)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.is(one[key], other[key]))
  );
}

interface RankingProps {
  finalists: readonly Finalist[];
  noAward: string | null | undefined;
  ballot: Ballot;
}

interface CategorySummaryProps extends RankingProps {
  /** Whether the category is a single choice, which has no rank numbers. */
  isChoice: boolean;
  words: AwardBallotMessages;
}

/** The summary of a folded category: the ranked entries in order and how many count, or else the finalists. */
const CategorySummary = memo(
  ({ finalists, noAward, ballot, isChoice, words }: CategorySummaryProps) => {
    const names = useMessages('BallotSummary', ballotSummaryMessages);
    const ranked = ballotInWords(finalists, ballot, names, noAward).lines.filter(
      ({ isEmpty }) => !isEmpty,
    );
    if (ranked.length === 0) {
      const titles = finalists.filter(({ replaced }) => !replaced).map(({ title }) => title);
      return words.finalists({ count: titles.length, titles });
    }
    const counted = countedBallot(ballot).length;
    return (
      <>
        {counted < ranked.length && (
          <b className={css.gap}>{words.counts({ counted, ranked: ranked.length })}: </b>
        )}
        {ranked.map(({ position, title }, at) => (
          <Fragment key={position}>
            {at > 0 && ' · '}
            {!isChoice && (
              <>
                <b className={css.rank}>{position}</b>
                {'\u00a0'}
              </>
            )}
            <span>{title}</span>
          </Fragment>
        ))}
      </>
    );
  },
);

/** A category's part of the voter packet; renders nothing if there is none. */
function Packet({ category, actions }: Pick<BallotCategoryProps, 'category' | 'actions'>) {
  const { key, title, packet } = category;
  if (!packet || (packet.formats.length === 0 && !packet.request)) return null;
  return (
    <PacketLinks
      category={title}
      formats={packet.formats}
      onOpenFile={(event, format) => actions.openFile(event, key, format)}
    >
      {packet.request && (
        <Button
          tone="quiet"
          icon={<TokenIcon />}
          isPending={packet.request.isPending}
          onPress={() => actions.requestPacket(key)}
        >
          {packet.request.label}
        </Button>
      )}
    </PacketLinks>
  );
}

interface CategoryNoticesProps {
  category: CategoryBallot;
  isReadOnly: boolean;
  words: AwardBallotMessages;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

/**
 * The notices of one category: a conflict, a late save, a refused ranking (BAL-17), or a ranked finalist that left the
 * ballot (BAL-16).
 */
function CategoryNotices({ category, isReadOnly, words, onChoose }: CategoryNoticesProps) {
  const { finalists, noAward, ballot, savedBallot, theirs, refusal } = category;
  return (
    <>
      {theirs && !isReadOnly && (
        <BothVersions
          mine={ballot}
          theirs={theirs}
          renderVersion={(version, name) => (
            <Version aria-label={name} finalists={finalists} noAward={noAward} ballot={version} />
          )}
          onChoose={onChoose}
        />
      )}
      {isReadOnly && isUnsaved(category) && (
        <Notice tone="danger">
          <p>{words.notCounted}</p>
          <Version finalists={finalists} noAward={noAward} ballot={savedBallot} />
        </Notice>
      )}
      {refusal && !isReadOnly ? (
        <Notice tone="danger" role="alert">
          {words.refused({ reason: refusal })}
        </Notice>
      ) : (
        replacedEntries(ballot, finalists).map(({ position, finalist: { id, title } }) => (
          <Notice key={id} tone="warning" role="status">
            {words.replaced({ title, rank: position + 1 })}
          </Notice>
        ))
      )}
    </>
  );
}

/** One whole version of a ranking, including entries that would not count. */
function Version({
  finalists,
  noAward,
  ballot,
  ...label
}: RankingProps & { 'aria-label'?: string }) {
  const words = useMessages('BallotSummary', ballotSummaryMessages);
  const { lines } = ballotInWords(finalists, ballot, words, noAward);
  if (lines.length === 0) return <p>{words.nothingRanked}</p>;
  return (
    <ol {...label}>
      {lines.map(({ position, title, isEmpty, isCounted }) => (
        <li key={position}>
          {title}
          {!isEmpty && !isCounted && ` (${words.wouldNotCount})`}
        </li>
      ))}
    </ol>
  );
}

interface SignLinkProps {
  /** `#` and the id of the signature form. */
  href: string;
  words: AwardBallotMessages;
}

/** Links to the signature field and focuses it. */
const SignLink = ({ href, words }: SignLinkProps) => (
  <a
    className={button.tones.primary}
    href={href}
    onClick={() => document.querySelector<HTMLElement>(`${href} input`)?.focus()}
  >
    {words.signFirst}
  </a>
);

interface NextLinkProps {
  /** The title of the next category with something to do; undefined after the last. */
  next: string | undefined;
  words: AwardBallotMessages;
  onNext: () => void;
}

/** Links a category to the next one, or to the review. */
const NextLink = ({ next, words, onNext }: NextLinkProps) =>
  next === undefined ? (
    <a className={button.tones.primary} href={`#${REVIEW_ID}`}>
      {words.toReview}
    </a>
  ) : (
    <Button tone="primary" onPress={() => onNext()}>
      {words.next({ category: next })}
    </Button>
  );
