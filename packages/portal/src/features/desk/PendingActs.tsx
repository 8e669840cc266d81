import type { Config, PendingAct, User } from '@conkit/api-client';
import { fallbackTitle, getAwardKey, MAX_REASON_LENGTH, NO_AWARD_ID } from '@conkit/rules';
import { Button, Card, CardBody, Notice, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { decideMutation, forgetRecords, pendingActsQuery } from '../../api/admin.ts';
import { finalistsQuery } from '../../api/hugo.ts';
import { ApiError, type ErrorCode } from '../../api/problem.ts';
import { useLanguage } from '../../i18n/language.ts';
import { localized } from '../../i18n/localized.ts';
import * as css from '../../shell/desk.css.ts';
import { useMessages } from '../../shell/messages.tsx';
import * as pages from '../../shell/pages.css.ts';
import { ActProblem, SignInAgain } from './SignInAgain.tsx';
import { useDeskProblem } from './deskTask.ts';

/** Lists the changes that wait for a second administrator, at the top of the desk. */
export function PendingActs({ config, user }: { config: Config; user: User }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { data, error } = useQuery(pendingActsQuery(api));
  if (error) return <Notice tone="danger">{problemText(error)}</Notice>;
  if (!data || data.pending.length === 0) return null;
  return (
    <section aria-label={t`Waiting for approval`} className={`${pages.narrow} ${css.acts}`}>
      {data.pending.map((act) => (
        <Pending key={act.id} act={act} config={config} user={user} />
      ))}
    </section>
  );
}

interface PendingProps {
  act: PendingAct;
  config: Config;
  user: User;
}

function Pending({ act, config, user }: PendingProps) {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const getName = useActName();
  const [reason, setReason] = useState('');
  const { mutate, variables, error, isPending } = useMutation({
    ...decideMutation(api, act.id),
    onSuccess: async ({ decision }) => {
      messages.show(decision === 'approved' ? t`Approved. It is done.` : t`Rejected.`, 'success');
      await forgetRecords(queryClient);
    },
    onError: async (problem) => {
      if (hasCode(problem, 'not_found')) {
        messages.show(
          t`This was decided already, has expired, or was replaced by a newer request.`,
          'danger',
        );
      } else if (!hasCode(problem, 'conflict')) return;
      await forgetRecords(queryClient);
    },
  });
  const { person, account, requester, request } = act;
  const whose = person?.legal_name ?? account;
  const name = getName(act.operation);
  const why = act.reason;
  const activeVersion = String(request['active_version']);
  const decide = (decision: 'approve' | 'reject') => mutate({ decision, reason: reason.trim() });
  return (
    <>
      <Card title={whose === null ? name : `${name}: ${whose}`}>
        <CardBody>
          <p>
            <Trans>
              {requester} asks for this and says why: {why}
            </Trans>
          </p>
          <Details config={config} request={request} />
          {isStale(request) ? (
            <Notice tone="danger">
              <Trans>
                Version {activeVersion} of the configuration became active after this was asked for.
                Reject this. If it is still wanted, ask {requester} to apply the folder again.
              </Trans>
            </Notice>
          ) : (
            !act.can_approve && (
              <Notice>
                <Trans>Another administrator must approve this, whose role is old enough.</Trans>
              </Notice>
            )
          )}
          <TextField
            label={t`Why you decide so`}
            description={t`For the audit log.`}
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={setReason}
          />
          {act.operation !== 'applyConfig' || !hasCode(error, 'conflict') ? (
            <ActProblem error={error} />
          ) : (
            !isStale(request) && (
              <Notice tone="danger">
                <Trans>
                  This configuration cannot become active any more: a vote may have opened since, or
                  a membership that it leaves out was sold. Reject this, and ask {requester} to
                  apply the folder again. The command prints the reason.
                </Trans>
              </Notice>
            )
          )}
          <div className={css.buttons}>
            <Button isDisabled={reason.trim() === '' || isPending} onPress={() => decide('reject')}>
              <Trans>Reject</Trans>
            </Button>
            {act.can_approve && (
              <Button
                tone="primary"
                isDisabled={reason.trim() === ''}
                isPending={isPending}
                onPress={() => decide('approve')}
              >
                <Trans>Approve</Trans>
              </Button>
            )}
          </div>
        </CardBody>
      </Card>
      <SignInAgain
        email={user.email}
        error={error}
        onSignedIn={() => variables && mutate(variables)}
      />
    </>
  );
}

const hasCode = (error: Error | null, code: ErrorCode): boolean =>
  error instanceof ApiError && error.code === code;

/** Returns whether another configuration became active since this one was requested. */
const isStale = (request: PendingAct['request']): boolean =>
  request['active_version'] !== undefined && request['active_version'] !== request['base'];

/** Shows the fields of a request. For a paper ballot, shows each category with its ranking. */
function Details({ config, request }: { config: Config; request: PendingAct['request'] }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const { votes, active_version: _, ...fields } = request;
  const { data: finalists } = useQuery({ ...finalistsQuery(api), enabled: votes !== undefined });
  const labels: Readonly<Record<string, string>> = {
    from: t`From`,
    to: t`To`,
    objects: t`The former mailbox says it did not ask for this`,
    ballot: t`Ballot`,
    signature: t`Signature`,
    replaces: t`Replaces what is saved`,
    version: t`Version`,
    newest: t`Newest version`,
    role: t`Role`,
    needs_approval: t`What needs your approval`,
    changes: t`All changes`,
    replaced: t`Replaces this request, which waited`,
    base: t`Replaces version`,
    hash: t`Fingerprint`,
  };
  const values: Readonly<Record<string, string>> = {
    votes: t`Votes`,
    nominations: t`Nominations`,
    true: t`Yes`,
    false: t`No`,
  };
  const unknown = Object.keys(fields).filter((field) => !(field in labels));
  const facts = [...Object.keys(labels), ...unknown].flatMap(
    (field): (readonly [string, string])[] => {
      if (!(field in fields)) return [];
      const text = fields[field] === null ? '–' : String(fields[field]);
      return [[labels[field] ?? field, values[text] ?? text]];
    },
  );
  const ranked = Object.entries((votes ?? {}) as Readonly<Record<string, readonly number[]>>);
  for (const [key, ranking] of ranked) {
    const { title, noAward } = findCategory(config, key);
    const getFinalistTitle = (id: number | null) => {
      if (id === null) return '–';
      const finalist = finalists?.[key]?.find((one) => one.id === id);
      return (
        finalist?.title ??
        (id === NO_AWARD_ID && noAward ? localized(noAward, language) : String(id))
      );
    };
    const text = ranking.map((id, place) => `${place + 1}. ${getFinalistTitle(id)}`).join('\n');
    facts.push([title ? localized(title, language) : fallbackTitle(key), text]);
  }
  return (
    <dl className={css.details}>
      {facts.map(([label, value]) => (
        <div key={label} className={css.detail}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.lines}>
            {value.split('\n').map((line) => (
              <Fragment key={line}>
                <span>{line}</span>
                {'\n'}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns a ballot category's title and its award's text for "No award". */
function findCategory({ hugo: { categories, awards } }: Config, key: string) {
  const title = categories.find((one) => one.key === key)?.title;
  return { title, noAward: awards[getAwardKey(key, categories) ?? '']?.noAward };
}

function useActName(): (operation: string) => string {
  const { t } = useLingui();
  return (operation) => {
    switch (operation) {
      case 'enterBallot':
        return t`Enter a paper ballot`;
      case 'restoreBallot':
        return t`Restore an earlier ballot`;
      case 'disallowBallot':
        return t`Keep a ballot from being counted`;
      case 'allowBallot':
        return t`Count a ballot again`;
      case 'releaseHold':
        return t`Open the ballot after a move`;
      case 'grantRole':
        return t`Give a role`;
      case 'applyConfig':
        return t`Change the configuration`;
      case 'archiveConvention':
        return t`Delete the convention’s data after archiving`;
      default:
        return operation;
    }
  };
}
