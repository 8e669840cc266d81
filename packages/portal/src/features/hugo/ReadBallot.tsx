import { AwardBallot, SIGNATURE_ID, type CategoryBallot } from '@conkit/ui';
import { useMemo, useState } from 'react';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { ballotPlace } from './ballotPlace.ts';
import type { LoadedBallotProps } from './LoadedBallot.tsx';
import { Review } from './Review.tsx';
import { useDeadline } from './shared/useDeadline.ts';
import { useCategoryPackets } from './useCategoryPackets.ts';
import { useCategoryTitles } from './useCategoryTitles.ts';
import { knownVotes } from './votes.ts';

type ReadBallotProps = Omit<
  LoadedBallotProps,
  'signature' | 'takesFocus' | 'onClosed' | 'refreshFinalists'
>;

const nothing = () => undefined;

/** The ballot as the server has it, to be read: nothing of it is kept or sent. The packet comes with a signature. */
export function ReadBallot({ config, here, personId, isReadOnly, ...props }: ReadBallotProps) {
  const { award, period, facts } = here;
  const language = useLanguage();
  const noAward = facts.noAward && localized(facts.noAward, language);
  const { finalists, votes } = props;
  const { urgency, left } = useDeadline(period);
  const titles = useCategoryTitles(config, finalists, award);
  const [place] = useState(() => ballotPlace(config.id, award, personId));
  const packet = useCategoryPackets(config, personId, isReadOnly);
  const { packets } = packet;
  const categories = useMemo(() => {
    const { values } = knownVotes(votes);
    return titles.map(({ key, title }): CategoryBallot => {
      const ballot = values[key]?.value ?? [];
      const savedAt = values[key]?.savedAt ?? undefined;
      const fixed = {
        key,
        title,
        finalists: finalists[key] ?? [],
        noAward,
        status: 'saved' as const,
      };
      return { ...fixed, ballot, saved: ballot, savedAt, packet: packets[key] };
    });
  }, [titles, noAward, finalists, votes, packets]);
  return (
    <AwardBallot
      categories={categories}
      size={facts.positions}
      isReadOnly
      signHref={isReadOnly ? undefined : `#${SIGNATURE_ID}`}
      onFold={place.write}
      left={urgency === 'calm' ? undefined : left}
      onChange={nothing}
      onResolve={nothing}
      onRetry={nothing}
      onRetryPacket={() => void packet.refetch()}
      onFollow={packet.follow}
      onRequest={() => packet.request()}
      review={
        <Review
          config={config}
          personId={personId}
          signature={undefined}
          categories={categories}
          size={facts.positions}
          autosave={undefined}
        />
      }
    />
  );
}
