import type { Config, Finalists } from '@conkit/api-client';
import { changedCategories, countedBallot, uncountedEntries } from '@conkit/rules';
import {
  BallotSummary,
  ballotInWords,
  Card,
  CardBody,
  CategoryLinks,
  Notice,
  useZone,
} from '@conkit/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useBallotSummaryMessages } from '../../i18n/messages/ballotSummary.ts';
import { useRouteTitle } from '../../shell/title.ts';
import { useNow } from '../../shell/useNow.ts';
import type { BallotAutosave } from './ballotAutosave.ts';
import type { BallotSnapshot } from './ballotSnapshot.ts';
import { ballotText } from './ballotText.ts';
import { ReviewActions } from './ReviewActions.tsx';
import * as styles from './BallotReview.css.ts';

/** Where the review is on the page. */
export const REVIEW_ID = 'review';

interface BallotReviewProps {
  config: Config;
  personId: number;
  signature: string | undefined;
  categories: readonly { key: string; title: string }[];
  finalists: Finalists;
  snapshot: BallotSnapshot;
  autosave: BallotAutosave;
}

const MINUTE_MS = 60_000;
const NOTHING: readonly never[] = [];

/**
 * The whole ballot in rank order: what is ranked, what is not, what would not count and what is not saved.
 * This is what a printer gets of the page.
 */
export const BallotReview = memo(function BallotReview(props: BallotReviewProps) {
  const { config, personId, signature, categories, finalists, autosave } = props;
  const { ballots, saved } = props.snapshot;
  const { t, i18n } = useLingui();
  const title = useRouteTitle();
  const messages = useBallotSummaryMessages();
  const moment = i18n.date(useNow(MINUTE_MS), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: useZone(),
  });
  const ballotOf = (key: string) => ballots[key] ?? NOTHING;
  const unsaved = new Set(changedCategories(ballots, saved));
  const ranked = categories.filter(({ key }) => countedBallot(ballotOf(key)).length > 0).length;
  const broken = categories.filter(({ key }) => uncountedEntries(ballotOf(key)).length > 0);
  const waiting = categories.filter(({ key }) => unsaved.has(key));
  const total = categories.length;
  const signed = signature === undefined ? [] : [t`Signing as “${signature}”`];

  const text = () => {
    const { ballots: present, saved: known } = autosave.getSnapshot();
    const changed = new Set(changedCategories(present, known));
    return ballotText(
      categories.map((category) => ({
        title: category.title,
        warning: changed.has(category.key) ? messages.notSaved : '',
        ...ballotInWords(
          finalists[category.key] ?? NOTHING,
          present[category.key] ?? NOTHING,
          messages,
        ),
      })),
      { head: [`${config.name}: ${title}`, ...signed, moment], ...messages },
    );
  };

  return (
    <div id={REVIEW_ID}>
      <Card
        title={t`Your ballot in rank order`}
        subtitle={<span className={styles.onPaper}>{moment}</span>}
      >
        <CardBody>
          <p>
            <Trans>
              {ranked} of <Plural value={total} one="# category" other="# categories" /> have a
              ranking that counts.
            </Trans>
          </p>
          {broken.length > 0 && (
            <Notice tone="warning">
              <Trans>
                Something you ranked would not count, because a position above it is empty:
              </Trans>{' '}
              <CategoryLinks categories={broken} />
            </Notice>
          )}
          {waiting.length > 0 && (
            <Notice tone="warning">
              <Trans>The server does not have your last changes yet:</Trans>{' '}
              <CategoryLinks categories={waiting} />
            </Notice>
          )}
          <ReviewActions
            config={config}
            personId={personId}
            text={text}
            save={autosave.submit}
            isSaved={autosave.isSaved}
          />
          <div className={styles.categories}>
            {categories.map((category) => (
              <BallotSummary
                key={category.key}
                title={category.title}
                finalists={finalists[category.key] ?? NOTHING}
                value={ballotOf(category.key)}
                isUnsaved={unsaved.has(category.key)}
                messages={messages}
              />
            ))}
          </div>
        </CardBody>
      </Card>
    </div>
  );
});
