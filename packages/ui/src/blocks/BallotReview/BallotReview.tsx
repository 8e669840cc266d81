import { BALLOT_SIZE, countedBallot, sameBallot, uncountedEntries } from '@conkit/rules';
import { memo, useCallback, useEffect, useRef } from 'react';
import { BallotSummary } from '../../components/BallotSummary/BallotSummary.tsx';
import { getCategoryId } from '../../components/CategoryIndex/categoryId.ts';
import { CategoryLinks } from '../../components/CategoryIndex/CategoryIndex.tsx';
import { MailOutcome } from '../../components/MailOutcome/MailOutcome.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useAfterPaint } from '../../primitives/hooks/afterPaint.ts';
import { openOnPaper } from '../../primitives/hooks/openOnPaper.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import {
  BallotIcon,
  ChevronRightIcon,
  DownloadIcon,
  MailIcon,
  PaperIcon,
} from '../../primitives/icons/icons.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useNow, useDates } from '../../words/dates.ts';
import { useChoiceWords, useMessages } from '../../words/provider.tsx';
import {
  ballotReviewMessages,
  type BallotReviewMessages,
} from '../../locales/en/BallotReview.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { type RankedCategory, REVIEW_ID } from '../AwardBallot/ballot.ts';
import * as css from './BallotReview.css.ts';
import { useBallotText } from './ballotText.ts';

/** The state of the ballot's copy by mail. */
export interface BallotMail {
  readonly isPending: boolean;
  /** Why the copy was not sent, in words. */
  readonly errorMessage?: string | undefined;
  /** Where the copy was sent, and whether the server had everything on the screen. */
  readonly sent?: { readonly email: string; readonly isComplete: boolean } | undefined;
  /** Called to mail the copy. */
  readonly onSend: () => void;
}

export interface BallotReviewProps extends ElementProps {
  /**
   * The id that the index of a ballot links to.
   *
   * @default 'review', which the index of a ballot links to
   */
  id?: string | undefined;
  /** The categories in display order. */
  categories: readonly RankedCategory[];
  /**
   * How many positions a ranking has. With 1 the voter chooses one finalist and ranks nothing.
   *
   * @default 7
   */
  size?: number;
  /** The heading of the downloaded text: "Dublin 2019: Hugo Award Voting". */
  documentTitle: string;
  /** The voter's signature; undefined for a read-only ballot. */
  signature?: string | undefined;
  /** The copy by mail, if it can be mailed. */
  mail?: BallotMail | undefined;
  /** Called with the ballot as plain text, to be saved as a file. Without it, there is no such button. */
  onDownload?: ((text: string) => void) | undefined;
  /** Called with the ballot as JSON, to be saved as a file. Without it, there is no such button. */
  onDownloadJson?: ((json: string) => void) | undefined;
  /**
   * Called to share that the member voted, but not how. Offered while something that counts is saved.
   *
   * @default nothing is offered
   */
  onShare?: (() => void) | undefined;
  /** Replaces single texts. */
  messages?: SomeMessages<BallotReviewMessages>;
}

/**
 * The whole ballot in rank order: what is ranked, what is not, what would not count and what is unsaved. A printed page
 * shows only this. Re-renders one frame after the category that was changed.
 *
 * @example
 * ```tsx
 * <BallotReview
 *   categories={[{ key: 'Novel', title: 'Best Novel', finalists, ballot, savedBallot }]}
 *   documentTitle="Dublin 2019: Hugo Award Voting"
 *   mail={{ isPending: false, onSend: mailMe }}
 *   onDownload={(text) => saveAs('ballot.txt', text)}
 * />
 * ```
 */
export function BallotReview(props: BallotReviewProps) {
  const { categories, size = BALLOT_SIZE, documentTitle, signature, mail } = props;
  const words = useChoiceWords(
    useMessages('BallotReview', ballotReviewMessages, props.messages),
    size,
  );
  const { write, writeJson } = useBallotText(size);
  const moment = useMoment();
  const now = useNow();
  const onMail = useStableCallback(() => mail?.onSend());
  const onDownload = useStableCallback(() => {
    const signed = signature === undefined ? [] : [words.signedBy({ signature })];
    props.onDownload?.(write(categories, [documentTitle, ...signed, moment(now)]));
  });
  const onDownloadJson = useStableCallback(() =>
    props.onDownloadJson?.(writeJson(categories, { title: documentTitle, signature, time: now })),
  );
  const onShare = useStableCallback(() => props.onShare?.());
  return (
    <div {...elementProps(props)} id={props.id ?? REVIEW_ID}>
      <Review
        categories={useAfterPaint(categories)}
        size={size}
        mail={mail}
        words={words}
        onMail={onMail}
        onDownload={props.onDownload && onDownload}
        onDownloadJson={props.onDownloadJson && onDownloadJson}
        onShare={props.onShare && onShare}
      />
    </div>
  );
}

interface ReviewProps extends ReviewActionsProps {
  categories: readonly RankedCategory[];
  size: number;
}

const isUnsaved = ({ ballot, savedBallot }: RankedCategory) => !sameBallot(ballot, savedBallot);

/** Returns whether an entry of a category counts and is saved. */
const hasVote = ({ savedBallot }: RankedCategory) => countedBallot(savedBallot).length > 0;

/** Returns whether a category has a ranking, or had one that was saved. */
const isUsed = (category: RankedCategory) => category.ballot.length > 0 || isUnsaved(category);

const Review = memo(function Review({ categories, size, onShare, ...actions }: ReviewProps) {
  const { words } = actions;
  const ranked = categories.filter(({ ballot }) => countedBallot(ballot).length > 0).length;
  const broken = categories.filter(({ ballot }) => uncountedEntries(ballot).length > 0);
  const waiting = categories.filter(isUnsaved);
  const used = categories.filter(isUsed);
  const unused = categories.filter((category) => !isUsed(category));
  return (
    <Card
      title={words.title}
      subtitle={
        <span className={css.onPaper}>
          <Moment />
        </span>
      }
    >
      <CardBody>
        <p>{words.progress({ ranked, total: categories.length })}</p>
        {broken.length > 0 && (
          <Notice tone="warning">
            {words.broken} <CategoryLinks categories={broken} />
          </Notice>
        )}
        {waiting.length > 0 && (
          <Notice tone="warning">
            {words.waiting} <CategoryLinks categories={waiting} />
          </Notice>
        )}
        <ReviewActions {...actions} onShare={categories.some(hasVote) ? onShare : undefined} />
        <div className={css.categories}>
          {used.map((category) => (
            <BallotSummary
              key={category.key}
              title={category.title}
              finalists={category.finalists}
              noAward={category.noAward}
              value={category.ballot}
              size={size}
              isUnsaved={isUnsaved(category)}
            />
          ))}
        </div>
        {unused.length > 0 && <NothingRanked categories={unused} words={words} />}
      </CardBody>
    </Card>
  );
});

interface ReviewActionsProps {
  mail: BallotMail | undefined;
  words: BallotReviewMessages;
  onDownload: (() => void) | undefined;
  onDownloadJson: (() => void) | undefined;
  onShare: (() => void) | undefined;
  onMail: () => void;
}

/** The buttons that print, download, mail or share the ballot. */
const ReviewActions = ({
  mail,
  words,
  onDownload,
  onDownloadJson,
  onShare,
  onMail,
}: ReviewActionsProps) => (
  <div className={css.actions}>
    <Button icon={<PaperIcon />} onPress={() => window.print()}>
      {words.print}
    </Button>
    {onDownload && (
      <Button icon={<DownloadIcon />} onPress={() => onDownload()}>
        {words.download}
      </Button>
    )}
    {onDownloadJson && (
      <Button icon={<DownloadIcon />} onPress={() => onDownloadJson()}>
        {words.downloadJson}
      </Button>
    )}
    {onShare && (
      <Button icon={<BallotIcon />} onPress={() => onShare()}>
        {words.share}
      </Button>
    )}
    {mail && (
      <>
        <Button icon={<MailIcon />} isPending={mail.isPending} onPress={() => onMail()}>
          {words.mail}
        </Button>
        <MailOutcome errorMessage={mail.errorMessage} isComplete={mail.sent?.isComplete}>
          {mail.sent && words.mailed({ email: mail.sent.email, isWhole: mail.sent.isComplete })}
        </MailOutcome>
      </>
    )}
  </div>
);

interface NothingRankedProps {
  categories: readonly RankedCategory[];
  words: BallotReviewMessages;
}

/** Lists the categories without a ranking, folded on the screen and unfolded on paper. */
function NothingRanked({ categories, words }: NothingRankedProps) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => openOnPaper(() => (list.current ? [list.current] : [])), []);
  return (
    <details ref={list} className={css.unused}>
      <summary className={css.unusedTitle}>
        <span className={css.chevron}>
          <ChevronRightIcon />
        </span>
        {words.nothingIn({ count: categories.length })}
      </summary>
      <ul className={css.unusedList}>
        {categories.map(({ key, title }) => (
          <li key={key}>
            <a className={css.unusedLink} href={`#${getCategoryId(key)}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns a function that formats an instant in the reader's zone, to the minute. */
function useMoment(): (at: Date) => string {
  const date = useDates();
  return useCallback((at) => date(at, { dateStyle: 'long', timeStyle: 'short' }), [date]);
}

/** Renders the current time. Only this component re-renders as time passes. */
function Moment() {
  const moment = useMoment();
  return moment(useNow());
}
