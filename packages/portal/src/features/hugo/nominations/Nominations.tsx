import type { Config, HugoCategory, Nominations as Saved, Person } from '@conkit/api-client';
import { nominationCategories } from '@conkit/rules';
import { AwardNominations, type NominationFailure, type NominationsChoice } from '@conkit/ui';
import { useLocation } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { useProblemText } from '../../../shell/problemText.ts';
import type { AwardHere } from '../shared/awardHere.ts';
import { downloadText } from '../shared/startDownload.ts';
import type { NominationOverview } from './nominationState.ts';
import { useHints } from './useHints.ts';
import { useNominatedCategories } from './useNominatedCategories.ts';
import { useNominationDraft } from './useNominationDraft.ts';
import { useNominationsMail } from './useNominationsMail.ts';
import { useNominationsText } from './useNominationsText.ts';
import { useSignature } from './useSignature.tsx';

interface NominationsProps {
  /** The element id of the categories. */
  id: string;
  config: Config;
  here: AwardHere;
  person: Person;
  /** What the server has saved. */
  saved: readonly Saved[];
  isReadOnly: boolean;
}

/** A person's nominations for one award. This device keeps them while they are being edited. */
export const Nominations = memo(function Nominations(props: NominationsProps) {
  const { id, config, here, person, saved } = props;
  const { award, facts } = here;
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
  const { mail, askForMail } = useNominationsMail(person.id, unsaved.length === 0);
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
        onMail={askForMail}
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
