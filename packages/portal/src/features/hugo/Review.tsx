import type { Config } from '@conkit/api-client';
import { BallotReview, type RankedCategory } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { mailVotes } from '../../api/voting.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useRouteTitle } from '../../shell/title.ts';
import type { BallotAutosave } from './ballotAutosave.ts';
import { downloadText } from './shared/startDownload.ts';
import { useMailFailure } from './shared/useMailFailure.ts';

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
export function Review({ config, personId, signature, categories, size, autosave }: ReviewProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const title = useRouteTitle();
  const { isPending, data, error, mutateAsync } = useMutation({
    // The server mails the saved ballot, so save changes first.
    mutationFn: async () => {
      await autosave?.submit();
      const isWhole = autosave?.isSaved() ?? true;
      const { email } = await mailVotes(api, personId);
      return { email, isWhole };
    },
  });
  const failure = useMailFailure(error);
  const mail = useMemo(() => ({ isPending, failure, sent: data }), [isPending, failure, data]);
  return (
    <BallotReview
      categories={categories}
      size={size}
      name={`${config.name}: ${title}`}
      signature={signature}
      mail={mail}
      onMail={useSingleFlight(mutateAsync)}
      onDownload={(text) => downloadText(`${config.id}-ballot.txt`, text)}
    />
  );
}
