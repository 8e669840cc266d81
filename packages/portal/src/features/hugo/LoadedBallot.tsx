import type { Config, Finalists, Votes } from '@conkit/api-client';
import { awardOf } from '@conkit/rules';
import { AwardBallot } from '@conkit/ui';
import { useEffect, useMemo, useState } from 'react';
import { awardNameOf } from '../../i18n/awardNames.ts';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { ballotPlace } from './ballotPlace.ts';
import { categoryBallots } from './categoryBallots.ts';
import { Review } from './Review.tsx';
import { pagesWith, type AwardHere } from './shared/awardHere.ts';
import { useDeadline } from './shared/useDeadline.ts';
import { useBallotAutosave } from './useBallotAutosave.ts';
import { useBallotProblem } from './useBallotProblem.ts';
import { useCategoryPackets } from './useCategoryPackets.ts';
import { useCategoryTitles } from './useCategoryTitles.ts';

export interface LoadedBallotProps {
  config: Config;
  here: AwardHere;
  personId: number;
  /** Without one the ballot can be read, as after the deadline. */
  signature: string | undefined;
  /** The voter has just signed here. */
  takesFocus: boolean;
  /** Voting is over by the server's clock. */
  isReadOnly: boolean;
  /** Called when the server takes no votes any more, whatever the clock says. */
  onClosed: () => void;
  finalists: Finalists;
  votes: Votes;
  refreshFinalists: () => Promise<unknown>;
}

/** The ballot of a voter, kept and saved from what was loaded. */
export function LoadedBallot(props: LoadedBallotProps) {
  const { config, here, personId, signature, finalists, votes, isReadOnly, onClosed } = props;
  const { refreshFinalists } = props;
  const problemText = useProblemText();
  const { award, period, facts } = here;
  const language = useLanguage();
  const noAward = facts.noAward && localized(facts.noAward, language);
  const voter = { config, period, personId, signature, votes };
  const { autosave, snapshot, isKept } = useBallotAutosave(voter);
  const packet = useCategoryPackets(config, personId, true);
  const [place] = useState(() => ballotPlace(config.id, award, personId));
  const [start] = useState(() => place.read() ?? undefined);
  const { urgency, left } = useDeadline(period);
  const titles = useCategoryTitles(config, finalists, award);
  const categories = useMemo(
    () => categoryBallots(titles, noAward, finalists, snapshot, packet.packets),
    [titles, noAward, finalists, snapshot, packet.packets],
  );
  const elsewhere = [...snapshot.conflicts, ...snapshot.refused]
    .map(({ category }) => awardOf(category, config.hugo.categories))
    .find((other) => other !== award);
  const other = pagesWith(config, 'vote').find((page) => page.award === elsewhere);

  useEffect(() => {
    // What is not saved at the last moment is sent then: whether it counts is for the server to say.
    if (isReadOnly) void autosave.submit();
  }, [isReadOnly, autosave]);
  useEffect(() => {
    if (snapshot.phase === 'closed') onClosed();
  }, [snapshot.phase, onClosed]);
  const isRefused = snapshot.refused.length > 0;
  useEffect(() => {
    // What the server refuses may have left the ballot: the voter should see it.
    if (isRefused) void refreshFinalists();
  }, [isRefused, refreshFinalists]);

  return (
    <AwardBallot
      categories={categories}
      size={facts.positions}
      isReadOnly={isReadOnly || snapshot.phase === 'closed'}
      isKept={isKept}
      start={start}
      takesFocus={props.takesFocus}
      onFold={place.write}
      problem={useBallotProblem(snapshot)}
      left={urgency === 'calm' ? undefined : left}
      otherBallot={
        other && { award: awardNameOf(other.facts, language), href: `${other.path}/${personId}` }
      }
      packetFailure={packet.error ? problemText(packet.error) : undefined}
      onChange={autosave.change}
      onResolve={autosave.resolve}
      onRetry={() => void autosave.submit()}
      onRetryPacket={() => void packet.refetch()}
      onFollow={packet.follow}
      onRequest={() => packet.request()}
      review={
        <Review
          config={config}
          personId={personId}
          signature={signature}
          categories={categories}
          size={facts.positions}
          autosave={autosave}
        />
      }
    />
  );
}
