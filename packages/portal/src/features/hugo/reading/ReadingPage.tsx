import type { Config, Finalists, Person, ReadingList as SavedList } from '@conkit/api-client';
import { useHydrated, useStore } from '@conkit/drafts/react';
import { ballotCategories, fallbackTitle, hasAwardRight } from '@conkit/rules';
import {
  ReadingList,
  Retryable,
  saveStatus,
  Skeleton,
  usePersonSubtitle,
  type ReadingCategory,
} from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { finalistsQuery } from '../../../api/hugo.ts';
import { deleteReading, readingQuery, readReading, saveReading } from '../../../api/reading.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { formatDay, getAwardName, localized } from '../../../i18n/localized.ts';
import { useSubtitle } from '../../../i18n/useSubtitle.ts';
import { useNow } from '../../../shell/clock.ts';
import { useMessages } from '../../../shell/messages.tsx';
import * as pages from '../../../shell/pages.css.ts';
import { useProblemText } from '../../../shell/problemText.ts';
import { useRouteTitle } from '../../../shell/title.ts';
import { useKeptPage } from '../../../shell/useKeptPage.ts';
import { listAwardPages, type AwardPageContext } from '../shared/awardPage.ts';
import { downloadText } from '../shared/copies.ts';
import { PassingTime } from '../shared/deadline.tsx';
import { useAutosaveOnPage } from '../shared/useAutosaveOnPage.ts';
import { usePacketFiles } from '../shared/packetFiles.ts';
import { openBallotPlace } from '../voting/ballotDraft.ts';
import { createReadingKeeper, openReadingDraft } from './readingKeeper.ts';

const route = getRouteApi('/$awards/reading/{-$id}');

/** The reading list of the person in the URL, for all awards in which they vote. */
export function ReadingPage() {
  const { api } = useRouteContext({ from: '__root__' });
  const { config, person } = route.useRouteContext();
  const { t } = useLingui();
  const problemText = useProblemText();
  // The list on this device is not known to the server that renders the page.
  const isHydrated = useHydrated();
  const finalists = useQuery(finalistsQuery(api));
  const list = useQuery({ ...readingQuery(api, person.id), refetchOnWindowFocus: true });
  const isReady = isHydrated && !list.isPending;
  return (
    <PassingTime>
      <Retryable
        errorMessage={
          finalists.isLoadingError && (
            <>
              <Trans>The finalists could not be loaded.</Trans> {problemText(finalists.error)}
            </>
          )
        }
        onRetry={() => void finalists.refetch()}
      >
        {isReady && finalists.data ? (
          <PersonReading
            config={config}
            person={person}
            finalists={finalists.data}
            list={list.data}
            listError={list.error}
          />
        ) : (
          <Skeleton label={t`Loading your reading list`} shapes={['card', 'card', 'card']} />
        )}
      </Retryable>
      <p className={pages.actions}>
        <a href="/privacy" className={pages.ownGroundLink}>
          <Trans>How your reading list is stored, and who can read it</Trans>
        </a>
      </p>
    </PassingTime>
  );
}

interface PersonReadingProps {
  config: Config;
  person: Person;
  finalists: Finalists;
  /** The account's list; undefined if it could not be read. */
  list: SavedList | undefined;
  listError: Error | null;
}

function PersonReading({ config, person, finalists, list, listError }: PersonReadingProps) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const title = useRouteTitle();
  const problemText = useProblemText();
  const getSubtitle = useSubtitle(config);
  const getText = usePersonSubtitle();
  const keeper = useReadingKeeper(config, person.id, list);
  const snapshot = useStore(keeper);
  const { reading, isOnAccount, error } = snapshot;
  useKeptPage(
    `/${config.hugo.path}/reading/${person.id}`,
    `/api/hugo/${person.id}/reading`,
    isOnAccount ? snapshot.savedAt : 'on this device only',
  );
  const isAnything = Object.keys(reading).length > 0;
  const isKept = useAutosaveOnPage(
    keeper,
    keeper.stored,
    isOnAccount ? snapshot.isUnsaved : isAnything,
  );
  const keep = useKeepChoice(person.id, keeper);
  const packet = usePacketFiles(config, person.id);
  const categories = useReadingCategories(config, person, finalists, packet.formats);
  const now = useNow(60_000);
  const end = config.privacy?.retention?.find(({ kind }) => kind === 'reading')?.until;
  const keptUntil = end === undefined ? undefined : new Date(end);
  const failure = keep.error ?? error ?? listError;
  return (
    <ReadingList
      title={title}
      subtitle={`${person.preferred_name}, ${getText(getSubtitle(person))}`}
      categories={categories}
      reading={reading}
      isStoredLocally={isKept}
      account={
        keptUntil && now < keptUntil
          ? {
              isKept: isOnAccount,
              // The account's choice is unknown until its list has been read.
              isPending: keep.isPending || !list,
              errorMessage: failure ? problemText(failure) : undefined,
              deletedOn: formatDay(keptUntil.toISOString(), i18n),
              status: saveStatus({
                isChanged: snapshot.isUnsaved,
                isSaving: snapshot.isSaving,
                isStopped: false,
                problem: error ? (error.code === 'network' ? 'network' : 'other') : undefined,
              }),
              savedAt: snapshot.savedAt,
              onKeptChange: (isWanted) => keep.mutate(isWanted),
              onRetry: () => void keeper.submit(),
            }
          : undefined
      }
      onChange={keeper.change}
      onRank={(category, ids) => {
        const page = findBallot(config, category);
        if (!page) return;
        // The ballot opens at this category.
        openBallotPlace(config.id, page.award, person.id).write([category]);
        void navigate({
          href: `${page.path}/${person.id}`,
          state: { rankRead: { category, ids: [...ids] } },
        });
      }}
      onOpenFile={packet.follow}
      onDownload={(json) => downloadText(`${config.id}-reading.json`, json, 'application/json')}
    />
  );
}

/** Returns the voting page whose ballot has the category. */
const findBallot = (config: Config, category: string): AwardPageContext | undefined => {
  const award = config.hugo.categories.find(({ key }) => key === category)?.award;
  return listAwardPages(config, 'vote').find((page) => page.award === award);
};

/** Returns the keeper of a person's list, which follows the account's list as it is read again. */
function useReadingKeeper(config: Config, personId: number, list: SavedList | undefined) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const [keeper] = useState(() =>
    createReadingKeeper({
      list,
      open: () => openReadingDraft(config.id, personId),
      server: {
        read: () => readReading(api, personId),
        save: (lastmod, entries) => saveReading(api, personId, { lastmod, entries }),
        erase: () => deleteReading(api, personId),
      },
      onJoined: () =>
        messages.show(
          t`A note was changed on two devices. Both versions are kept, one below the other.`,
        ),
    }),
  );
  useEffect(() => {
    if (list) keeper.reload(list);
  }, [keeper, list]);
  return keeper;
}

/** Returns the mutation that changes where the list is kept. */
function useKeepChoice(personId: number, keeper: ReturnType<typeof createReadingKeeper>) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const messages = useMessages();
  const { queryKey } = readingQuery(api, personId);
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      // A read in flight would bring back the list from before the change.
      await queryClient.cancelQueries({ queryKey });
      await (isWanted ? keeper.keepOnAccount() : keeper.keepOnDevice());
    },
    onSuccess: (_, isWanted) => {
      const text = isWanted
        ? t`Your account keeps your reading list.`
        : t`Your reading list was deleted from your account. This device keeps it.`;
      messages.show(text, 'success');
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Returns the categories of all awards in which a person votes, with their packet. */
function useReadingCategories(
  config: Config,
  person: Person,
  finalists: Finalists,
  formats: ReturnType<typeof usePacketFiles>['formats'],
): readonly ReadingCategory[] {
  const language = useLanguage();
  return useMemo(() => {
    const awards = listAwardPages(config, 'vote').filter(({ award }) =>
      hasAwardRight(person, award, 'vote'),
    );
    return awards.flatMap(({ award, facts }) =>
      ballotCategories(finalists, config.hugo.categories, award).map(({ key, category }) => ({
        key,
        title: category ? localized(category.title, language) : fallbackTitle(key),
        award: awards.length > 1 ? getAwardName(facts, language).name : undefined,
        finalists: finalists[key] ?? [],
        formats: formats[key],
      })),
    );
  }, [config, person, finalists, formats, language]);
}
