import type { AuditRow, Config } from '@conkit/api-client';
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
import { useHydrated } from '@conkit/drafts/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { auditQuery } from '../../api/admin.ts';
import { membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import * as css from '../../shell/desk.css.ts';
import { deskHref } from './deskHref.ts';
import { useDeskProblem } from './useDeskProblem.ts';

const PERIODS = ['1', '7', '30', 'all'] as const;
const KINDS = ['changes', 'reads', 'both'] as const;
type Kind = (typeof KINDS)[number];
type Period = (typeof PERIODS)[number];

/** What the page asks for. */
interface Choice {
  /** An address, or the name that a command was run with; '' is everybody. */
  readonly by: string;
  /** How many days back. */
  readonly days: Period;
  readonly kind: Kind;
}

const oneOf = <One extends string>(known: readonly One[], text: string | null, other: One): One =>
  known.find((one) => one === text) ?? other;

/** The choice in the address, after `#`: browsers never send that part, so that no server's log has an operator. */
function readChoice(hash: string): Choice {
  const given = new URLSearchParams(hash);
  return {
    by: given.get('by') ?? '',
    days: oneOf(PERIODS, given.get('days'), '7'),
    kind: oneOf(KINDS, given.get('kind'), 'changes'),
  };
}

/** Who of the crew did what to any record, newest first. */
export function AuditTrail({ config }: { config: Config }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const hash = useRouterState({
    select: ({ location }) => location.publicHref.split('#')[1] ?? '',
  });
  // The server that draws the page is not sent what follows `#`.
  const isHydrated = useHydrated();
  const choice = readChoice(isHydrated ? hash : '');
  const choose = (changed: Partial<Choice>) =>
    void navigate({
      to: '.',
      hash: new URLSearchParams({ ...choice, ...changed }).toString(),
      hashScrollIntoView: false,
      resetScroll: false,
      replace: true,
    });
  return (
    <Page
      title={t`Who did what`}
      lead={t`Everything that the crew did, and what they looked at. Nobody can remove a line. That you looked is recorded too.`}
      width="narrow"
    >
      <Stack>
        <Card>
          <CardBody>
            <Filter key={choice.by} choice={choice} onChoose={choose} />
          </CardBody>
        </Card>
        {isHydrated && <Rows config={config} choice={choice} />}
        <p>
          <Link href="/desk">
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

/** Drawn anew when the operator in the address is another one. */
function Filter({ choice, onChoose }: FilterProps) {
  const { t } = useLingui();
  const [by, setBy] = useState(choice.by);
  const periods = { '1': t`The last day`, '7': t`7 days`, '30': t`30 days`, all: t`All times` };
  const kinds = {
    changes: t`What was changed`,
    reads: t`What was looked at`,
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
        label={t`By whom`}
        description={t`An email address, or the name somebody ran a command with. Empty: everybody.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
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

/** The rows that fit, as many as were asked for. */
function Rows({ config, choice }: { config: Config; choice: Choice }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useDeskProblem();
  const toChange = useLoggedChange();
  const { by, days, kind } = choice;
  // Fixed while the choice stays: what is asked for more of is the same list.
  const [now] = useState(() => Date.now());
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
  return (
    <Card title={t`Newest first`}>
      <CardBody>
        <Retryable failure={error && !data && problemText(error)} onRetry={() => void refetch()}>
          {rows === undefined && <Skeleton label={t`Loading`} shapes={['text', 'text']} />}
          {rows?.length === 0 && (
            <p role="status">
              <Trans>Nothing fits. Choose a longer time, or everybody.</Trans>
            </p>
          )}
          {rows && rows.length > 0 && (
            <RecordLog
              log={rows.map(toChange)}
              membershipLabel={(key) => membershipLabel(config.membershipTypes, key, language)}
            />
          )}
        </Retryable>
        {error && data && <Notice tone="danger">{problemText(error)}</Notice>}
        {hasNextPage && (
          <div className={css.buttons}>
            <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              <Trans>Show older ones</Trans>
            </Button>
          </div>
        )}
      </CardBody>
    </Card>
  );
}

/** Tells a row of the audit trail as the library shows a change. */
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
    time,
    by: 'crew',
    operator,
    operation,
    reason,
    changes,
    approvedBy: approved_by,
    isRead: is_read,
    ...(person !== null && { about: { label: t`Record ${person}`, href: deskHref(person) } }),
    ...(person === null && account !== null && { about: { label: account } }),
  });
}
