import type { Config, Finalists } from '@conkit/api-client';
import { awardOf } from '@conkit/rules';
import { useSource, type Source } from '@conkit/drafts/react';
import { AwardBallot, type AwardBallotProps } from '@conkit/ui';
import { useMemo, useState } from 'react';
import { awardNameOf } from '../../i18n/awardNames.ts';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useProblemText } from '../../shell/problemText.ts';
import type { BallotAutosave } from './ballotAutosave.ts';
import { ballotPlace } from './ballotPlace.ts';
import type { BallotSnapshot } from './ballotSnapshot.ts';
import { categoryBallots } from './categoryBallots.ts';
import { Review } from './Review.tsx';
import { pagesWith, type AwardHere } from './shared/awardHere.ts';
import { useDeadline } from './shared/useDeadline.ts';
import { useBallotProblem } from './useBallotProblem.ts';
import { useCategoryPackets } from './useCategoryPackets.ts';
import { useCategoryTitles } from './useCategoryTitles.ts';

interface ShownBallotProps extends Pick<
  AwardBallotProps,
  'isReadOnly' | 'isKept' | 'takesFocus' | 'signHref'
> {
  config: Config;
  here: AwardHere;
  personId: number;
  signature: string | undefined;
  finalists: Finalists;
  /** The source of the rankings and their save state. */
  source: Source<BallotSnapshot>;
  /** Undefined for a read-only ballot: changes are neither kept nor sent. */
  autosave: BallotAutosave | undefined;
}

/**
 * A voter's ballot, read-only or editable. The voter packet appears after signing, or while voting isn't
 * open.
 */
export function ShownBallot(props: ShownBallotProps) {
  const { config, here, personId, finalists } = props;
  const { award, period } = here;
  const packet = useCategoryPackets(config, personId, props.signHref === undefined);
  const [place] = useState(() => ballotPlace(config.id, award, personId));
  const [start] = useState(() => place.read() ?? undefined);
  const { urgency, left } = useDeadline(period);
  const titles = useCategoryTitles(config, finalists, award);
  return (
    <Categories
      {...props}
      packet={packet}
      titles={titles}
      start={start}
      onFold={place.write}
      left={urgency === 'calm' ? undefined : left}
    />
  );
}

interface CategoriesProps
  extends ShownBallotProps, Pick<AwardBallotProps, 'start' | 'onFold' | 'left'> {
  packet: ReturnType<typeof useCategoryPackets>;
  titles: ReturnType<typeof useCategoryTitles>;
}

const nothing = () => undefined;

/** The part that re-renders with each change. */
function Categories({ packet, titles, source, ...props }: CategoriesProps) {
  const { config, here, personId, signature, finalists, autosave, ...shown } = props;
  const { award, facts } = here;
  const snapshot = useSource(source);
  const problemText = useProblemText();
  const language = useLanguage();
  const noAward = facts.noAward && localized(facts.noAward, language);
  const categories = useMemo(
    () => categoryBallots(titles, noAward, finalists, snapshot, packet.packets),
    [titles, noAward, finalists, snapshot, packet.packets],
  );
  const elsewhere = [...snapshot.conflicts, ...snapshot.refused]
    .map(({ category }) => awardOf(category, config.hugo.categories))
    .find((other) => other !== award);
  const other = pagesWith(config, 'vote').find((page) => page.award === elsewhere);
  const size = facts.positions;
  return (
    <AwardBallot
      {...shown}
      categories={categories}
      size={size}
      problem={useBallotProblem(snapshot)}
      otherBallot={
        other && { award: awardNameOf(other.facts, language), href: `${other.path}/${personId}` }
      }
      packetFailure={packet.error ? problemText(packet.error) : undefined}
      onChange={autosave?.change ?? nothing}
      onResolve={autosave?.resolve ?? nothing}
      onRetry={() => void autosave?.submit()}
      onRetryPacket={() => void packet.refetch()}
      onFollow={packet.follow}
      onRequest={() => packet.request()}
      review={<Review {...{ config, personId, signature, categories, size, autosave }} />}
    />
  );
}
