import type { Config, HugoCategory, Nominations as Saved, Person } from '@conkit/api-client';
import { nominationCategories } from '@conkit/rules';
import {
  AwardNominations,
  type NominationFailure,
  type NominationsChoice,
  type NominationsMail,
} from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useRouteContext } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { mailNominations } from '../../../api/nominations.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';
import { downloadText, useMailFailure } from '../shared/copies.ts';
import type { NominationOverview } from './categoryDraft.ts';
import { useHints, useNominatedCategories } from './nominatedCategories.ts';
import { useNominationsText } from './nominationsText.ts';
import { useNominationDraft } from './useNominationDraft.ts';
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
  const { mail, requestMail } = useNominationsMail(person.id, unsaved.length === 0);
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
        gate={gate}
        isKept={isKept}
        failure={failure}
        signInHref={`/?next=${encodeURIComponent(pathname)}`}
        mail={mail}
        onChange={draft.edit}
        onSave={(changed) => void save(changed)}
        onResolve={resolve}
        onCloseFailure={draft.dismissError}
        onMail={requestMail}
        onDownload={() => downloadText(`${config.id}-${award}-nominations.txt`, text())}
      />
      {dialog}
    </>
  );
});

/** Returns the message about the first category with an error. */
function useFailure(failed: NominationOverview['failed']): NominationFailure | null {
  const problemText = useProblemText();
  return useMemo(() => {
    if (!failed) return null;
    const { category, error } = failed;
    if (error.kind === 'conflict') return { category, reason: 'conflict' };
    if (error.kind === 'save') return { category, reason: { text: problemText(error.error) } };
    return { category, reason: error.reason === 'saving' ? 'editedWhileSaving' : 'editedTooLate' };
  }, [failed, problemText]);
}

/**
 * Mails a copy of a person's saved nominations.
 *
 * @param isSaved whether everything on the screen is saved
 */
function useNominationsMail(personId: number, isSaved: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const request = useMutation({
    mutationFn: async () => {
      const { email } = await mailNominations(api, personId);
      return { email, isWhole: isSaved, at: new Date() };
    },
  });
  const mail: NominationsMail = {
    isPending: request.isPending,
    failure: useMailFailure(request.error),
    sent: request.data,
  };
  return { mail, requestMail: useSingleFlight(request.mutateAsync) };
}
