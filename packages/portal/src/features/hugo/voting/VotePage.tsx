import type { Config, Person, User, Votes } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { hasAwardRight, isAnnounced, usablePositions } from '@conkit/rules';
import {
  AwardBallotSkeleton,
  Retryable,
  usePersonSubtitle,
  VotingPage,
  type Voter,
} from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { finalistsQuery, votesQuery } from '../../../api/hugo.ts';
import { ApiError } from '../../../api/problem.ts';
import type { VisitorSignIn } from '../../../context.ts';
import { useLanguage, type Language } from '../../../i18n/language.ts';
import { getAwardName, localized } from '../../../i18n/localized.ts';
import { useSubtitle } from '../../../i18n/useSubtitle.ts';
import { findPersonById } from '../../../shell/account.ts';
import { useNow } from '../../../shell/clock.ts';
import * as pages from '../../../shell/pages.css.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { PassingTime, useDeadline } from '../shared/deadline.tsx';
import { useInitialData } from '../shared/saving.ts';
import { useLastUser } from '../shared/useLastUser.ts';
import { useRememberedSignature } from '../shared/useRememberedSignature.ts';
import { EditableBallot, ReadOnlyBallot } from './Ballot.tsx';
import { listUnsavedCategories } from './ballotAutosave.ts';
import { openBallotDraft } from './ballotDraft.ts';

const route = getRouteApi('/$awards/vote{$segment}/{-$id}');

/** How often to check whether the finalists have been announced, in milliseconds. */
const ANNOUNCEMENT_MS = 30_000;

/**
 * The final ballot of the award and the person in the URL. The account can read it. To change it, the voter
 * signs it once per visit. It closes by the server's clock, or when the server refuses a save.
 */
export function VotePage() {
  const { config, awardPage, ...context } = route.useRouteContext();
  const user = useLastUser(context.user);
  const visitor = user ? undefined : context.visitor;
  const person = findPersonById(user, route.useParams().id);
  const { award, period, facts } = awardPage;
  const language = useLanguage();
  const title = useRouteTitle();
  const { signature, remember } = useRememberedSignature('ballot', person?.id);
  const [hasSignedHere, setSignedHere] = useState(false);
  const sign = (given: string) => {
    setSignedHere(true);
    remember(given);
  };
  const [isClosedByServer, setClosedByServer] = useState(false);
  const onClosed = useCallback(() => setClosedByServer(true), []);
  const deadline = useDeadline(period);
  const phase = isClosedByServer ? 'closed' : deadline.phase;
  const isReadOnly = phase !== 'open';
  // Announced finalists are readable before voting opens.
  const isPublic = isAnnounced(facts, useNow(ANNOUNCEMENT_MS)) || phase !== 'before';
  const voter = useVoter({ config, user, visitor, award, person, signature });
  const hasBallot = voter.kind === 'voter' && isPublic;
  // Changes that weren't saved before the deadline need the autosave, which reports them.
  const isEditable =
    signature !== undefined || (isReadOnly && voter.kind === 'voter' && voter.hasUnsavedChanges);
  const ballot = useBallotData(person?.id, { isEnabled: hasBallot, isEditable });
  const { finalists, votes } = ballot;
  const { worksOf, positions, noAward } = facts;
  const { ceremonies: sentence } = config.hugo;
  // The opening date isn't shown for a period without one.
  const opens = period.opens ?? period.closes;
  const content = () => {
    if (!person || !finalists || !votes) return <AwardBallotSkeleton />;
    const props = {
      config,
      awardPage,
      personId: person.id,
      finalists,
      votes,
      isReadOnly,
      remaining: deadline.urgency === 'calm' ? undefined : deadline.remaining,
    };
    if (!isEditable) return <ReadOnlyBallot {...props} />;
    return (
      <EditableBallot
        key={signature ?? ''}
        {...props}
        signature={signature}
        autoFocus={hasSignedHere}
        onClosed={onClosed}
        refreshFinalists={ballot.refreshFinalists}
      />
    );
  };
  return (
    <VotingPage
      title={title}
      period={{
        opensAt: opens,
        closesAt: period.closes,
        phase,
        urgency: deadline.urgency,
        remaining: deadline.remaining,
        timeZone: config.deadlineTimeZone,
      }}
      rules={{
        eligibilityYear: worksOf,
        positions: usablePositions(
          { key: award, positions, hasNoAward: noAward !== undefined },
          finalists ?? {},
          config.hugo.categories,
        ),
        noAward: noAward && localized(noAward, language),
      }}
      ceremonies={listCeremonies(config, language)}
      ceremonySentence={sentence && localized(sentence, language)}
      contactEmail={config.contact.hugoHelp}
      voter={voter}
      onSign={sign}
    >
      {hasBallot && (
        <PassingTime>
          <Retryable errorMessage={ballot.failure} onRetry={ballot.retry}>
            {content()}
          </Retryable>
        </PassingTime>
      )}
      <p className={pages.actions}>
        {voter.kind === 'voter' && person && (
          <Link
            to="/$awards/reading/{-$id}"
            params={{ awards: config.hugo.path, id: String(person.id) }}
            className={pages.ownGroundLink}
          >
            <Trans>Reading list</Trans>
          </Link>
        )}
        <a href="/privacy" className={pages.ownGroundLink}>
          <Trans>How your ballot is stored, and who can read it</Trans>
        </a>
      </p>
    </VotingPage>
  );
}

/** Returns the dates of the award ceremonies that have one. */
const listCeremonies = ({ hugo: { awards } }: Config, language: Language) =>
  Object.entries(awards).flatMap(([key, award]) =>
    award.ceremony === undefined
      ? []
      : [{ key, name: getAwardName(award, language).name, day: award.ceremony }],
  );

/** How often to refetch the finalists, in milliseconds, so that voters see a replacement. */
const FINALISTS_MS = 5 * 60_000;
/**
 * How often to refetch while there are no finalists, in milliseconds. The announcement may be moments away.
 */
const NO_FINALISTS_MS = 10_000;

interface BallotDataOptions {
  isEnabled: boolean;
  /** Whether the ballot tracks the voter's changes. Otherwise it shows the server's votes. */
  isEditable: boolean;
}

/** Loads the finalists and a voter's saved votes. */
function useBallotData(personId: number | undefined, { isEnabled, isEditable }: BallotDataOptions) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const isHydrated = useHydrated();
  const finalists = useQuery({
    ...finalistsQuery(api),
    enabled: isEnabled,
    refetchInterval: ({ state }) =>
      state.data && Object.keys(state.data).length === 0 ? NO_FINALISTS_MS : FINALISTS_MS,
    refetchOnWindowFocus: true,
  });
  const votes = useQuery({
    ...votesQuery(api, personId ?? 0),
    enabled: isEnabled,
    refetchOnReconnect: false,
    // A read-only ballot shows what was saved elsewhere.
    refetchOnWindowFocus: !isEditable,
    // The server has just rendered the page with fresh data.
    refetchOnMount: isHydrated,
  });
  const initial = useInitialData(votes, { isHydrated, isEnabled });
  const start = useStartingVotes(initial && (votes.data ?? initial), isEditable);
  const error = finalists.isLoadingError ? finalists.error : !start && isHydrated && votes.error;
  const { refetch: refreshFinalists } = finalists;
  return {
    finalists: finalists.data,
    votes: start,
    failure: error && (
      <>
        <Trans>The ballot could not be loaded.</Trans> {problemText(error)}
      </>
    ),
    retry: () => void Promise.all([refreshFinalists(), votes.refetch()]),
    refreshFinalists,
  };
}

/** Returns the votes to start from: fixed while the ballot is editable, and current before that. */
function useStartingVotes(votes: Votes | undefined, isEditable: boolean): Votes | undefined {
  const [start, setStart] = useState<Votes>();
  if (isEditable && !start && votes) setStart(votes);
  if (!isEditable && start) setStart(undefined);
  return isEditable ? (start ?? votes) : votes;
}

interface VoterOptions {
  config: Config;
  user: User | null;
  /** The sign-in of a visitor. */
  visitor: VisitorSignIn | undefined;
  /** The award's key. */
  award: string;
  /** The person in the URL, undefined without one. */
  person: Person | undefined;
  signature: string | undefined;
}

/** Returns who is voting, for the page. */
function useVoter({ config, user, visitor, award, person, signature }: VoterOptions): Voter {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const getSubtitle = useSubtitle(config);
  const getText = usePersonSubtitle();
  const { api } = useRouteContext({ from: '__root__' });
  // Read the cache only: the page fetches the votes.
  const { data: votes, error } = useQuery({ ...votesQuery(api, person?.id ?? 0), enabled: false });
  const hasUnsaved = useSyncExternalStore(
    subscribeToNothing,
    () => {
      const draft = person ? openBallotDraft(config.id, person.id).read() : null;
      return draft !== null && (!votes || listUnsavedCategories(draft, votes).length > 0);
    },
    () => false,
  );
  if (visitor) {
    const { LoginLinkCard } = visitor;
    return {
      kind: 'visitor',
      signIn: <LoginLinkCard config={config} path={pathname} />,
      newMembershipHref: '/new',
    };
  }
  if (!person) {
    return { kind: 'none', isSharedAccount: user !== null && user.people.length > 1 };
  }
  if (!hasAwardRight(person, award, 'vote')) return { kind: 'noRight', name: person.legal_name };
  return {
    kind: 'voter',
    name: person.preferred_name,
    membership: getText(getSubtitle(person)),
    signature,
    hasUnsavedChanges: hasUnsaved,
    isOnHold: error instanceof ApiError && error.code === 'ballot_held',
  };
}

const subscribeToNothing = () => () => undefined;
