import type { Config, Finalists, Votes } from '@conkit/api-client';
import { useSelector, useStore, type Store } from '@conkit/drafts/react';
import {
  BALLOT_SIZE,
  ballotCategories,
  fallbackTitle,
  getAwardKey,
  type TimeSpan,
} from '@conkit/rules';
import {
  AwardBallot,
  BallotReview,
  saveStatus,
  SIGNATURE_ID,
  type AwardBallotProps,
  type SaveProblem,
  type CategoryBallot,
  type CategoryPacket,
  type RankedCategory,
  type RefusalReason,
} from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate, useRouteContext } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useState } from 'react';
import { mailVotes } from '../../../api/voting.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { getAwardName, localized } from '../../../i18n/localized.ts';
import { LazyDialog } from '../../../shell/LazyDialog.tsx';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { listAwardPages, type AwardPageContext } from '../shared/awardPage.ts';
import { downloadText, useMailFailure, useShareVoted } from '../shared/copies.ts';
import {
  createSavedSnapshot,
  type BallotAutosave,
  type BallotSnapshot,
  type RefusedCategory,
} from './ballotAutosave.ts';
import { openBallotPlace } from './ballotDraft.ts';
import { useBallotAutosave } from './useBallotAutosave.ts';
import { useCategoryPackets } from './voterPacket.ts';

interface BallotProps {
  config: Config;
  awardPage: AwardPageContext;
  personId: number;
  finalists: Finalists;
  votes: Votes;
  /** Whether voting is over by the server's clock. */
  isReadOnly: boolean;
  /** The time until the deadline, if it is near. */
  remaining: TimeSpan | undefined;
}

interface EditableBallotProps extends BallotProps {
  /** Without a signature nothing is saved, as after the deadline. */
  signature: string | undefined;
  /** Whether the voter has just signed on this page. */
  autoFocus: boolean;
  /** Called when the server refuses votes because voting is closed, whatever the clock shows. */
  onClosed: () => void;
  refreshFinalists: () => Promise<unknown>;
}

const isClosedByServer = ({ phase }: BallotSnapshot) => phase === 'closed';
const isRefusedByServer = ({ refused }: BallotSnapshot) => refused.length > 0;

/** A voter's ballot with autosave, starting from the loaded votes. */
export const EditableBallot = memo(function EditableBallot({
  isReadOnly,
  signature,
  autoFocus,
  onClosed,
  refreshFinalists,
  ...props
}: EditableBallotProps) {
  const { config, awardPage, personId, votes } = props;
  const voter = { config, period: awardPage.period, personId, signature, votes };
  const { autosave, isKept } = useBallotAutosave(voter);
  useEffect(() => {
    // Send unsaved changes at the deadline. The server decides whether they count.
    if (isReadOnly) void autosave.submit();
  }, [isReadOnly, autosave]);
  const isClosed = useSelector(autosave, isClosedByServer);
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  const isRefused = useSelector(autosave, isRefusedByServer);
  useEffect(() => {
    // A refused finalist may have been removed, so refetch the finalists.
    if (isRefused) void refreshFinalists();
  }, [isRefused, refreshFinalists]);
  const ballot = useBallotProps(props, { source: autosave, autosave, signature, hasPacket: true });
  const isOver = isReadOnly || isClosed;
  return (
    <>
      <AwardBallot {...ballot} isReadOnly={isOver} isStoredLocally={isKept} autoFocus={autoFocus} />
      {!isOver && <RankReadOffer {...ballot} />}
    </>
  );
});

const loadRankRead = () => import('./rankRead.ts');

/** Offers to rank what the voter has read, if they come from their reading list. Nothing changes before they agree. */
function RankReadOffer({ categories, size, onChange }: AwardBallotProps) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { rankRead } = state;
  const category = categories.find(({ key }) => key === rankRead?.category);
  if (!rankRead || !category) return null;
  // Removes the offer from the history, so that a reload doesn't repeat it.
  const close = () => void navigate({ href: pathname, replace: true, resetScroll: false });
  return (
    <LazyDialog load={loadRankRead} onError={close}>
      {({ RankRead }) => (
        <RankRead
          category={category.title}
          finalists={category.finalists}
          noAward={category.noAward}
          ballot={category.ballot}
          size={size ?? BALLOT_SIZE}
          read={rankRead.ids}
          onRank={(ballot) => {
            onChange(category.key, ballot);
            close();
          }}
          onCancel={close}
        />
      )}
    </LazyDialog>
  );
}

/** The saved ballot, read-only. Links to the signature while voting is open. */
export const ReadOnlyBallot = memo(function ReadOnlyBallot(props: BallotProps) {
  const { isReadOnly, votes } = props;
  const source = useMemo(() => {
    const snapshot = createSavedSnapshot(votes);
    return { subscribe: () => () => undefined, getSnapshot: () => snapshot };
  }, [votes]);
  const ballot = useBallotProps(props, {
    source,
    autosave: undefined,
    signature: undefined,
    hasPacket: isReadOnly,
  });
  return (
    <AwardBallot
      {...ballot}
      isReadOnly
      signatureHref={isReadOnly ? undefined : `#${SIGNATURE_ID}`}
    />
  );
});

interface BallotState {
  /** The source of the rankings and their save state. */
  source: Store<BallotSnapshot>;
  /** Undefined for a read-only ballot: changes are neither kept nor sent. */
  autosave: BallotAutosave | undefined;
  signature: string | undefined;
  /** The voter packet appears after signing, or while voting isn't open. */
  hasPacket: boolean;
}

const ignoreChange = () => undefined;

/** Returns the props that an editable and a read-only ballot have in common. */
function useBallotProps(
  props: Pick<BallotProps, 'config' | 'awardPage' | 'personId' | 'finalists' | 'remaining'>,
  { source, autosave, signature, hasPacket }: BallotState,
): AwardBallotProps {
  const { config, awardPage, personId, finalists, remaining } = props;
  const { award, facts } = awardPage;
  const snapshot = useStore(source);
  const language = useLanguage();
  const problemText = useProblemText();
  const packet = useCategoryPackets(config, personId, hasPacket);
  const [place] = useState(() => openBallotPlace(config.id, award, personId));
  const [start] = useState(() => place.read() ?? undefined);
  const titles = useMemo(
    () =>
      ballotCategories(finalists, config.hugo.categories, award).map(({ key, category }) => ({
        key,
        title: category ? localized(category.title, language) : fallbackTitle(key),
      })),
    [config, finalists, award, language],
  );
  const noAward = facts.noAward && localized(facts.noAward, language);
  const categories = useMemo(
    () => toCategoryBallots(titles, noAward, finalists, snapshot, packet.packets),
    [titles, noAward, finalists, snapshot, packet.packets],
  );
  const otherAward = [...snapshot.conflicts, ...snapshot.refused]
    .map(({ category }) => getAwardKey(category, config.hugo.categories))
    .find((other) => other !== award);
  const other = listAwardPages(config, 'vote').find((page) => page.award === otherAward);
  const size = facts.positions;
  return {
    categories,
    size,
    defaultExpandedKeys: start,
    onExpandedChange: place.write,
    remaining,
    problem: useSaveProblem(snapshot),
    otherBallot: other && {
      awardName: getAwardName(other.facts, language),
      href: `${other.path}/${personId}`,
    },
    onChange: autosave?.change ?? ignoreChange,
    onResolveConflict: autosave?.resolve ?? ignoreChange,
    onRetry: () => void autosave?.submit(),
    packet: {
      errorMessage: packet.error ? problemText(packet.error) : undefined,
      onRetry: () => void packet.refetch(),
      onOpenFile: packet.follow,
      onRequest: () => packet.request(),
    },
    review: <Review {...{ config, personId, signature, categories, size, autosave }} />,
  };
}

/** Returns a problem of the whole ballot, or undefined. */
function useSaveProblem(snapshot: BallotSnapshot): SaveProblem | undefined {
  const { phase, error, unsaved, conflicts } = snapshot;
  const { pathname } = useLocation();
  const problemText = useProblemText();
  switch (phase) {
    case 'closed':
      // Without unsaved changes, nothing is lost.
      return unsaved.length + conflicts.length === 0 ? undefined : { kind: 'tooLate' };
    case 'signedOut':
      return { kind: 'signedOut', signInHref: `/?next=${encodeURIComponent(pathname)}` };
    case 'failed':
      return { kind: 'failed', errorMessage: problemText(error) };
    default:
      return undefined;
  }
}

const EMPTY: readonly never[] = [];

/** Returns the categories of a ballot for display. */
function toCategoryBallots(
  titles: readonly { readonly key: string; readonly title: string }[],
  noAward: string | null,
  finalists: Finalists,
  snapshot: BallotSnapshot,
  packets: Readonly<Record<string, CategoryPacket>>,
): readonly CategoryBallot[] {
  return titles.map(({ key, title }) => {
    const refused = snapshot.refused.find(({ category }) => category === key);
    return {
      key,
      title,
      finalists: finalists[key] ?? EMPTY,
      noAward,
      ballot: snapshot.ballots[key] ?? EMPTY,
      savedBallot: snapshot.saved[key] ?? EMPTY,
      status: getSaveStatus(key, snapshot),
      savedAt: snapshot.times[key],
      theirs: snapshot.conflicts.find(({ category }) => category === key)?.theirs,
      refusal: refused && toRefusalReason(refused),
      packet: packets[key],
    };
  });
}

/** Returns the save status of one category. */
function getSaveStatus(key: string, { phase, error, ...snapshot }: BallotSnapshot) {
  const has = (categories: readonly { readonly category: string }[]) =>
    categories.some(({ category }) => category === key);
  const isConflict = has(snapshot.conflicts);
  const isRefused = has(snapshot.refused);
  const isOver = phase === 'closed' || phase === 'signedOut';
  const failure = error?.code === 'network' ? 'network' : 'other';
  return saveStatus({
    isChanged: snapshot.unsaved.includes(key) || isConflict || isRefused,
    isSaving: snapshot.sending.includes(key),
    isStopped: isRefused || isOver,
    // A category with a conflict wasn't sent.
    problem: phase === 'failed' && !isConflict ? failure : undefined,
  });
}

const toRefusalReason = ({ reason }: RefusedCategory): RefusalReason => {
  if (reason === 'replaced_finalist') return 'replacedFinalist';
  return reason === 'unknown_category' ? 'unknownCategory' : 'other';
};

interface ReviewProps {
  config: Config;
  personId: number;
  signature: string | undefined;
  categories: readonly RankedCategory[];
  /** The number of positions in a ranking. */
  size: number;
  /** Undefined for a read-only ballot. */
  autosave: BallotAutosave | undefined;
}

/** The review of a ballot. It can be downloaded and mailed. */
function Review({ config, personId, signature, categories, size, autosave }: ReviewProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const title = useRouteTitle();
  const { isPending, data, error, mutateAsync } = useMutation({
    // The server mails the saved ballot, so save changes first.
    mutationFn: async () => {
      await autosave?.submit();
      const isComplete = autosave?.isSaved() ?? true;
      const { email } = await mailVotes(api, personId);
      return { email, isComplete };
    },
  });
  const onShare = useShareVoted(`${config.id}-voted.png`);
  const errorMessage = useMailFailure(error);
  const onSend = useSingleFlight(mutateAsync);
  const mail = useMemo(
    () => ({ isPending, errorMessage, sent: data, onSend }),
    [isPending, errorMessage, data, onSend],
  );
  return (
    <BallotReview
      categories={categories}
      size={size}
      documentTitle={`${config.name}: ${title}`}
      signature={signature}
      mail={mail}
      onDownload={(text) => downloadText(`${config.id}-ballot.txt`, text)}
      onDownloadJson={(json) => downloadText(`${config.id}-ballot.json`, json, 'application/json')}
      onShare={onShare}
    />
  );
}
