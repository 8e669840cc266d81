import type { AuditRow, Config } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { MAX_EMAIL_LENGTH } from '@conkit/rules';
import {
  Button,
  Card,
  CardBody,
  Link,
  Notice,
  Page,
  RecordLog,
  Retryable,
  Select,
  Skeleton,
  Stack,
  TextField,
  type LoggedChange,
} from '@conkit/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { auditQuery } from '../../api/admin.ts';
import { useLanguage } from '../../i18n/language.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useServerClock } from '../../shell/clock.ts';
import * as css from '../../shell/desk.css.ts';
import { getDeskHref, useDeskProblem } from './deskTask.ts';

const PERIODS = ['1', '7', '30', 'all'] as const;
const KINDS = ['changes', 'reads', 'both'] as const;
type Kind = (typeof KINDS)[number];
type Period = (typeof PERIODS)[number];

/** The filter of the page. */
interface Choice {
  /** An email address, or the `--as` name of a command. Empty for everyone. */
  readonly by: string;
  /** Days back from now. */
  readonly days: Period;
  readonly kind: Kind;
}

const parseOption = <One extends string>(
  known: readonly One[],
  text: string | null,
  other: One,
): One => known.find((one) => one === text) ?? other;

/**
 * Parses the filter from the URL's fragment. Browsers don't send the fragment, so server logs don't contain
 * the address.
 */
function parseChoice(hash: string): Choice {
  const given = new URLSearchParams(hash);
  return {
    by: (given.get('by') ?? '').trim().slice(0, MAX_EMAIL_LENGTH),
    days: parseOption(PERIODS, given.get('days'), '7'),
    kind: parseOption(KINDS, given.get('kind'), 'changes'),
  };
}

/** Formats a filter as the fragment that {@link parseChoice} parses. */
const formatChoice = (choice: Choice): string => new URLSearchParams({ ...choice }).toString();

/** Lists what administrators did across records, newest first. */
export function AuditTrail({ config }: { config: Config }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hash = useRouterState({
    select: ({ location }) => location.publicHref.split('#')[1] ?? '',
  });
  // The server renders without the fragment.
  const isHydrated = useHydrated();
  const choice = parseChoice(isHydrated ? hash : '');
  const filter = formatChoice(choice);
  const [reloads, setReloads] = useState(0);
  const choose = (changed: Partial<Choice>) => {
    const next = formatChoice({ ...choice, ...changed });
    if (next === filter) return setReloads(reloads + 1);
    void navigate({
      to: '.',
      hash: next,
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    });
  };
  return (
    <Page
      title={t`Who did what`}
      lead={t`What the crew changed and looked up. Entries can’t be deleted. Opening this page is recorded, too.`}
      width="narrow"
    >
      <Stack>
        <Card>
          <CardBody>
            <Filter choice={choice} onChoose={choose} />
          </CardBody>
        </Card>
        {isHydrated && <Rows key={`${filter} ${reloads}`} config={config} choice={choice} />}
        <p>
          <Link isAlone href="/desk">
            <Trans>Back to the desk</Trans>
          </Link>
        </p>
      </Stack>
    </Page>
  );
}

interface FilterProps {
  choice: Choice;
  onChoose: (changed: Partial<Choice>) => void;
}

function Filter({ choice, onChoose }: FilterProps) {
  const { t } = useLingui();
  const [by, setBy] = useState(choice.by);
  const [known, setKnown] = useState(choice.by);
  // The URL was changed by hand.
  if (choice.by !== known) {
    setKnown(choice.by);
    setBy(choice.by);
  }
  const periods = { '1': t`The last day`, '7': t`7 days`, '30': t`30 days`, all: t`All time` };
  const kinds = {
    changes: t`What was changed`,
    reads: t`What was looked up`,
    both: t`Both`,
  };
  return (
    <form
      role="search"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ by: by.trim() });
      }}
    >
      <TextField
        label={t`Done by`}
        description={t`An email address, or the name given to a command. Leave it empty for everyone.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_EMAIL_LENGTH}
        value={by}
        onChange={setBy}
      />
      <div className={css.pair}>
        <Select
          label={t`When`}
          options={PERIODS.map((value) => ({ value, label: periods[value] }))}
          value={choice.days}
          onChange={(days) => onChoose({ by: by.trim(), days: days as Period })}
        />
        <Select
          label={t`What`}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          value={choice.kind}
          onChange={(kind) => onChoose({ by: by.trim(), kind: kind as Kind })}
        />
      </div>
      <div className={css.buttons}>
        <Button tone="primary" type="submit">
          <Trans>Show</Trans>
        </Button>
      </div>
    </form>
  );
}

const DAY_MS = 86_400_000;

/** Lists the matching rows, a page at a time. Keyed by the filter: `now` must stay the same from page to page. */
function Rows({ config, choice }: { config: Config; choice: Choice }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useDeskProblem();
  const toChange = useLoggedChange();
  const { by, days, kind } = choice;
  const clock = useServerClock();
  const [now] = useState(() => clock().getTime());
  const since = days === 'all' ? undefined : new Date(now - Number(days) * DAY_MS).toISOString();
  const query = useInfiniteQuery(
    auditQuery(api, {
      ...(by !== '' && { operator: by }),
      ...(since !== undefined && { since }),
      ...(kind !== 'both' && { only: kind }),
    }),
  );
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const rows = data?.pages.flatMap((page) => page.rows);
  const count = useRef<HTMLParagraphElement>(null);
  const showOlder = async () => {
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button that had the focus is gone. Keep the new entries in view.
    if (!hasMore) count.current?.focus({ preventScroll: true });
  };
  return (
    <Card title={t`Newest first`}>
      <CardBody>
        <div className={css.details}>
          <Retryable
            errorMessage={error && !data && problemText(error)}
            onRetry={() => void refetch()}
          >
            {rows === undefined && <Skeleton label={t`Loading`} shapes={['text', 'text']} />}
            {rows?.length === 0 && (
              <p role="status">
                <Trans>No entries. Choose a longer time, or leave “Done by” empty.</Trans>
              </p>
            )}
            {rows && rows.length > 0 && (
              <RecordLog
                log={rows.map(toChange)}
                getMembershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
              />
            )}
          </Retryable>
        </div>
        {error && data && <Notice tone="danger">{problemText(error)}</Notice>}
        {rows && rows.length > 0 && (
          <p ref={count} tabIndex={-1} role="status">
            <Plural value={rows.length} one="# entry shown" other="# entries shown" />
          </p>
        )}
        {hasNextPage && (
          <div className={css.buttons}>
            <Button isPending={isFetchingNextPage} onPress={() => void showOlder()}>
              <Trans>Show older entries</Trans>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Returns a function that converts an audit row to an entry of the library's log. */
function useLoggedChange(): (row: AuditRow) => LoggedChange {
  const { t } = useLingui();
  return ({
    time,
    operator,
    approved_by,
    operation,
    is_read,
    reason,
    person,
    account,
    changes,
  }) => ({
    changedAt: time,
    // `answerMove` is the only operation that isn't an administrator's.
    ...(operation === 'answerMove'
      ? { source: 'account', operator: null }
      : { source: 'crew', operator }),
    operation,
    reason,
    changes,
    approvedBy: approved_by,
    isReadOnly: is_read,
    ...(person !== null && { subject: { label: t`Record ${person}`, href: getDeskHref(person) } }),
    ...(person === null && account !== null && { subject: { label: account } }),
  });
}
