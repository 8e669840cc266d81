import type { Config, HugoCategory, Nominations as Saved, Person } from '@conkit/api-client';
import { nominationCategories, type Award } from '@conkit/rules';
import { Busy, Card, CardBody, Retryable } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { nominationsQuery } from '../../../api/nominations.ts';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useInitialData } from '../shared/useInitialData.ts';
import { ErrorBar } from './ErrorBar.tsx';
import { NominationCategory } from './NominationCategory.tsx';
import { NominationCopy } from './NominationCopy.tsx';
import { NominationIndex, SaveAllButton } from './NominationIndex.tsx';
import { NominationState, SavedSummary } from './NominationState.tsx';
import { useNominationDraft } from './useNominationDraft.ts';
import { useNominationsText } from './useNominationsText.ts';
import { useRemarks } from './useRemarks.ts';
import { useSignature } from './useSignature.tsx';
import { useSignedSave } from './useSignedSave.ts';
import * as page from '../shared/Categories.css.ts';
import * as styles from './Nominations.css.ts';

/** Where the rules end. */
export const CATEGORIES_ID = 'categories';

interface NominationsProps {
  config: Config;
  award: Award;
  person: Person;
  isReadOnly: boolean;
}

/** Fetches what is saved; shows the categories once it is there. */
export function Nominations(props: NominationsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const query = nominationsQuery(api, props.person.id);
  const saved = useQuery({ ...query, refetchOnReconnect: false });
  const start = useInitialData(saved);
  const failure = !start && saved.isError && (
    <>
      <Trans>The nominations could not be loaded.</Trans> {problemText(saved.error)}
    </>
  );
  return (
    <Retryable failure={failure} onRetry={() => void saved.refetch()}>
      {start ? <LoadedNominations {...props} saved={start} /> : <Waiting />}
    </Retryable>
  );
}

/** Holds the place of the categories. */
const Waiting = () => (
  <div className={page.narrow}>
    <Busy>
      <Trans>Loading...</Trans>
    </Busy>
  </div>
);

type LoadedNominationsProps = NominationsProps & { saved: readonly Saved[] };

function LoadedNominations({ config, award, person, saved, ...props }: LoadedNominationsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const categories: readonly HugoCategory[] = useMemo(
    () => nominationCategories(config.hugo.categories, award),
    [config, award],
  );
  const keys = useMemo(() => categories.map(({ key }) => key), [categories]);
  const { draft, overview } = useNominationDraft({
    config,
    personId: person.id,
    categories: keys,
    saved,
  });
  const { sign, dialog } = useSignature(person, overview.unsaved.length > 0);
  const save = useSignedSave(sign, draft.save);
  const saveAll = useCallback(() => save(keys), [save, keys]);
  const remarks = useRemarks(draft, categories);
  const text = useNominationsText(draft, categories, person);
  const isReadOnly = props.isReadOnly || overview.gate === 'closed';
  // Who only reads has a copy of something, or none is offered.
  const hasCopy = !isReadOnly || overview.hasSaved || overview.unsaved.length > 0;
  const titleOf = (key: string) => {
    const category = categories.find((candidate) => candidate.key === key);
    return category ? localized(category.title, language) : key;
  };
  const closeError = (key: string) => {
    draft.dismissError(key);
    // The button has gone with the last message; it was about this category.
    if (draft.overview().failed) return;
    document.getElementById(`category-${key}`)?.focus({ preventScroll: true });
  };
  return (
    <div id={CATEGORIES_ID} className={page.layout}>
      <NominationIndex
        categories={categories}
        overview={overview}
        isReadOnly={isReadOnly}
        onSaveAll={saveAll}
      />
      <div className={styles.categories}>
        <NominationState overview={overview} />
        {categories.map((category) => (
          <NominationCategory
            key={category.key}
            draft={draft}
            category={category}
            max={config.hugo.maxNominations}
            gate={overview.gate}
            isKept={overview.isKept}
            isReadOnly={isReadOnly}
            remarks={remarks[category.key]}
            onSave={save}
          />
        ))}
        {hasCopy && (
          <Card title={isReadOnly ? t`Your copy` : t`Save, and keep a copy`}>
            <CardBody>
              {!isReadOnly && (
                <>
                  <SavedSummary overview={overview} categories={categories} />
                  <SaveAllButton overview={overview} onSaveAll={saveAll} />
                </>
              )}
              <NominationCopy
                config={config}
                personId={person.id}
                fileName={`${award}-nominations`}
                isSaved={overview.unsaved.length === 0}
                hasSaved={overview.hasSaved}
                text={text}
              />
            </CardBody>
          </Card>
        )}
      </div>
      {dialog}
      <ErrorBar failed={overview.failed} titleOf={titleOf} onClose={closeError} />
    </div>
  );
}
