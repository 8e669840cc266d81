import type { Config, HugoCategory, Nominations as Saved, Person } from '@conkit/api-client';
import { useHydrated, useStore } from '@conkit/drafts/react';
import {
  nominationCategories,
  nominationSubmission,
  receivedNominations,
  type NominationsByCategory,
  type Period,
} from '@conkit/rules';
import { AwardNominations, type NominationsMail, type SaveProblem } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useMemo, useState } from 'react';
import { mailNominations, saveNominations } from '../../../api/nominations.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useServerClock } from '../../../shell/clock.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';
import { downloadText, useMailFailure } from '../shared/copies.ts';
import { useAutosaveOnPage, useSaveNotifications } from '../shared/useAutosaveOnPage.ts';
import { useAdvice, useNominatedCategories } from './nominatedCategories.ts';
import {
  createNominationsAutosave,
  type NominationsAutosave,
  type NominationsOverview,
} from './nominationsAutosave.ts';
import { openNominationsDraft } from './nominationsDraft.ts';
import { useNominationsText } from './nominationsText.ts';
import { useSignature } from './useSignature.tsx';

interface NominationsProps {
  /** The element id of the categories. */
  id: string;
  config: Config;
  awardPage: AwardPageContext;
  person: Person;
  /** What the server has saved. */
  saved: readonly Saved[];
  isReadOnly: boolean;
  /** Whether nominations are over by the server's clock. */
  isClosed: boolean;
}

/** A person's nominations for one award, with autosave, starting from what is saved. */
export const Nominations = memo(function Nominations(props: NominationsProps) {
  const { id, config, awardPage, person, saved } = props;
  const { award, facts, period } = awardPage;
  const categories: readonly HugoCategory[] = useMemo(
    () => nominationCategories(config.hugo.categories, award),
    [config, award],
  );
  const [isSoon, setSoon] = useState(false);
  const { signature, sign, dialog } = useSignature(person, isSoon);
  const { autosave, overview, isKept } = useNominationsAutosave({
    config,
    personId: person.id,
    categories,
    period,
    signature,
    saved,
  });
  const { phase, unsaved } = overview;
  if (unsaved.length > 0 && !isSoon) setSoon(true);
  const isClosed = props.isClosed || phase === 'closed';
  useEffect(() => {
    // Send unsaved changes at the deadline. The server decides whether they count.
    if (isClosed) void autosave.submit();
  }, [isClosed, autosave]);
  /** Sends unsaved changes, after asking for the signature. */
  const save = async () => {
    const given = await sign();
    if (given !== null) await autosave.sign(given);
  };
  const advice = useAdvice(
    autosave,
    categories,
    useOtherRows(config, person.id, categories, saved),
  );
  const text = useNominationsText(autosave, categories, person);
  const problem = useSaveProblem(overview, isClosed);
  const mail = useNominationsMail(person.id, autosave);
  const isStopped = isClosed || phase === 'signedOut';
  const nominated = useNominatedCategories(autosave, categories, saved, isStopped, advice);
  return (
    <>
      <AwardNominations
        id={id}
        categories={nominated}
        max={facts.maxNominations}
        isReadOnly={props.isReadOnly || isClosed}
        isSigned={signature !== undefined}
        isStoredLocally={isKept}
        problem={problem}
        mail={mail}
        onChange={autosave.change}
        onSave={() => void save()}
        onResolveConflict={autosave.resolve}
        onDownload={() => downloadText(`${config.id}-${award}-nominations.txt`, text())}
      />
      {dialog}
    </>
  );
});

/** Returns a problem of the whole page, or undefined. */
function useSaveProblem(
  { phase, error, unsaved }: NominationsOverview,
  isClosed: boolean,
): SaveProblem | undefined {
  const { pathname } = useLocation();
  const problemText = useProblemText();
  // The server doesn't have this device's drafts.
  if (!useHydrated()) return undefined;
  if (phase === 'signedOut')
    return { kind: 'signedOut', signInHref: `/?next=${encodeURIComponent(pathname)}` };
  if (phase === 'failed') return { kind: 'failed', errorMessage: problemText(error) };
  return isClosed && unsaved.length > 0 && phase !== 'saving' ? { kind: 'tooLate' } : undefined;
}

/** Mails a copy of a person's saved nominations. */
function useNominationsMail(personId: number, autosave: NominationsAutosave): NominationsMail {
  const { api } = useRouteContext({ from: '__root__' });
  const request = useMutation({
    // The server mails what is saved, so save changes first.
    mutationFn: async () => {
      await autosave.submit();
      const isComplete = autosave.changes() === 0;
      const { email } = await mailNominations(api, personId);
      return { email, isComplete, at: new Date() };
    },
  });
  return {
    isPending: request.isPending,
    errorMessage: useMailFailure(request.error),
    sent: request.data,
    onSend: useSingleFlight(request.mutateAsync),
  };
}

/** Returns a function that reads what the person typed in categories that aren't on the page. */
const useOtherRows = (
  config: Config,
  personId: number,
  categories: readonly HugoCategory[],
  saved: readonly Saved[],
) =>
  useCallback((): NominationsByCategory => {
    const open = openNominationsDraft(config.id, personId);
    const others = config.hugo.categories.filter(
      ({ key, fields }) => fields.length > 0 && !categories.some((own) => own.key === key),
    );
    return Object.fromEntries(
      others.map(({ key }) => {
        const answer = saved.find(({ category }) => category === key);
        const draft = open(key).read()?.mine[key];
        return [key, draft ?? receivedNominations(answer?.nominations ?? [])];
      }),
    );
  }, [config, personId, categories, saved]);

interface Nominator {
  config: Config;
  personId: number;
  /** The page's categories. */
  categories: readonly HugoCategory[];
  period: Period;
  /** Nothing is sent without a signature. */
  signature: string | undefined;
  /** What the server has saved at the start. */
  saved: readonly Saved[];
}

/** Autosaves a person's nominations. Must be remounted for another person or award. */
function useNominationsAutosave(nominator: Nominator) {
  const { config, personId, categories, period, signature, saved } = nominator;
  const { api } = useRouteContext({ from: '__root__' });
  const clock = useServerClock();
  const notify = useSaveNotifications('nominations');
  const [autosave] = useState(() =>
    createNominationsAutosave({
      categories: categories.map(({ key }) => key),
      saved,
      period,
      openStored: openNominationsDraft(config.id, personId),
      clock,
      signature,
      save: ({ category, signature: given, nominations, lastmod }) => {
        const known = config.hugo.categories;
        const body = nominationSubmission(personId, category, given, nominations, known);
        return saveNominations(api, personId, {
          ...body,
          nominations: [...body.nominations],
          lastmod,
        });
      },
      notify,
    }),
  );
  const source = useMemo(
    () => ({ subscribe: autosave.subscribe, getSnapshot: autosave.overview }),
    [autosave],
  );
  const overview = useStore(source);
  const isUnsaved = overview.unsaved.length > 0 && overview.phase !== 'closed';
  return { autosave, overview, isKept: useAutosaveOnPage(autosave, autosave.stored, isUnsaved) };
}
