import type { Config, HugoCategory, Nominations as Saved, Person } from '@conkit/api-client';
import { usePageWork, useStore } from '@conkit/drafts/react';
import { nominationCategories, nominationSubmission } from '@conkit/rules';
import {
  AwardNominations,
  type NominationProblem,
  type NominationsChoice,
  type NominationsMail,
} from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useState } from 'react';
import { mailNominations, saveNominations } from '../../../api/nominations.ts';
import { forgetAwardSummary } from '../../../api/voting.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { report } from '../../../shell/analytics.ts';
import { beforeSignOut, describeUnsavedWork } from '../../../shell/beforeSignOut.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';
import { downloadText, useMailFailure } from '../shared/copies.ts';
import { useAskBeforeLosing } from '../shared/saving.ts';
import { openNominationsDraft, type NominationOverview } from './categoryDraft.ts';
import { useHints, useNominatedCategories } from './nominatedCategories.ts';
import { NominationDraft } from './nominationDraft.ts';
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
}

/** A person's nominations for one award. This device keeps them while they are being edited. */
export const Nominations = memo(function Nominations(props: NominationsProps) {
  const { id, config, awardPage, person, saved } = props;
  const { award, facts } = awardPage;
  const { pathname } = useLocation();
  const categories: readonly HugoCategory[] = useMemo(
    () => nominationCategories(config.hugo.categories, award),
    [config, award],
  );
  const keys = useMemo(() => categories.map(({ key }) => key), [categories]);
  const { draft, overview } = useNominationDraft({
    config,
    personId: person.id,
    categories: keys,
    maxNominations: facts.maxNominations,
    saved,
  });
  const { gate, unsaved, isKept } = overview;
  const { sign, dialog } = useSignature(person, unsaved.length > 0);
  /** Nothing is sent without a signature. */
  const save = async (changed: readonly string[]) => {
    const signature = await sign();
    if (signature !== null) await draft.save(changed, signature);
  };
  const hints = useHints(draft, categories);
  const text = useNominationsText(draft, categories, person);
  const failure = useFailure(overview.failed);
  const mail = useNominationsMail(person.id, unsaved.length === 0);
  const resolve = (category: string, choice: NominationsChoice) => {
    draft.resolve(category, choice);
    if (choice !== 'theirs') void save([category]);
  };
  return (
    <>
      <AwardNominations
        id={id}
        categories={useNominatedCategories(draft, categories, saved, gate, hints)}
        max={facts.maxNominations}
        isReadOnly={props.isReadOnly || gate === 'closed'}
        availability={gate}
        isStoredLocally={isKept}
        problem={failure}
        signInHref={`/?next=${encodeURIComponent(pathname)}`}
        mail={mail}
        onChange={draft.edit}
        onSave={(changed) => void save(changed)}
        onResolveConflict={resolve}
        onDismissProblem={draft.dismissError}
        onDownload={() => downloadText(`${config.id}-${award}-nominations.txt`, text())}
      />
      {dialog}
    </>
  );
});

/** Returns the message about the first category with an error. */
function useFailure(failed: NominationOverview['failed']): NominationProblem | null {
  const problemText = useProblemText();
  return useMemo(() => {
    if (!failed) return null;
    const { category, error } = failed;
    if (error.kind === 'conflict') return { category, reason: 'conflict' };
    if (error.kind === 'save')
      return { category, reason: { errorMessage: problemText(error.error) } };
    return { category, reason: error.reason === 'saving' ? 'editedWhileSaving' : 'editedTooLate' };
  }, [failed, problemText]);
}

/**
 * Mails a copy of a person's saved nominations.
 *
 * @param isSaved whether everything on the screen is saved
 */
function useNominationsMail(personId: number, isSaved: boolean): NominationsMail {
  const { api } = useRouteContext({ from: '__root__' });
  const request = useMutation({
    mutationFn: async () => {
      const { email } = await mailNominations(api, personId);
      return { email, isComplete: isSaved, at: new Date() };
    },
  });
  return {
    isPending: request.isPending,
    errorMessage: useMailFailure(request.error),
    sent: request.data,
    onSend: useSingleFlight(request.mutateAsync),
  };
}

interface Nominator {
  config: Config;
  personId: number;
  /** The keys of the page's categories. */
  categories: readonly string[];
  /** The maximum number of works in each category. */
  maxNominations: number;
  /** What the server has saved at the start. */
  saved: readonly Saved[];
}

/**
 * Manages a person's nomination drafts and attaches them to the page: retries when the network is back, and
 * reports unsaved changes before signing out. Must be remounted for another person or award.
 */
function useNominationDraft({ config, personId, categories, maxNominations, saved }: Nominator) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [draft] = useState(
    () =>
      new NominationDraft({
        categories,
        saved,
        maxNominations,
        stored: openNominationsDraft(config.id, personId),
        send: ({ category, signature, nominations, lastmod }) => {
          const known = config.hugo.categories;
          const body = nominationSubmission(personId, category, signature, nominations, known);
          return saveNominations(api, personId, {
            ...body,
            nominations: [...body.nominations],
            lastmod,
          });
        },
        onSaved: (category) => {
          void forgetAwardSummary(queryClient);
          report({ type: 'saved', what: 'nominations', category });
        },
      }),
  );
  usePageWork(draft);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await draft.settle();
        const { isKept, unsaved } = draft.overview();
        return describeUnsavedWork(unsaved.length, isKept, router.state.location.pathname);
      }),
    [draft, router],
  );
  const source = useMemo(
    () => ({ subscribe: draft.subscribe, getSnapshot: draft.overview }),
    [draft],
  );
  const overview = useStore(source);
  useAskBeforeLosing(!overview.isKept);
  return { draft, overview };
}
