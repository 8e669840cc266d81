import type { PendingAct, User } from '@conkit/api-client';
import { Button, Card, CardBody, Notice, TextField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { decideMutation, forgetRecords, pendingActsQuery } from '../../api/admin.ts';
import { useMessages } from '../../shell/messages.tsx';
import { SignInAgain, needsFreshSignIn } from './SignInAgain.tsx';
import { useDeskProblem } from './useDeskProblem.ts';

/** What waits for a second administrator, at the top of the desk: nothing when nothing waits. */
export function PendingActs({ user }: { user: User }) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { data, error } = useQuery(pendingActsQuery(api));
  if (error) return <Notice tone="danger">{problemText(error)}</Notice>;
  if (!data || data.pending.length === 0) return null;
  return (
    <section aria-label={t`Waiting for approval`}>
      {data.pending.map((act) => (
        <Pending key={act.id} act={act} user={user} />
      ))}
    </section>
  );
}

function Pending({ act, user }: { act: PendingAct; user: User }) {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useDeskProblem();
  const nameOf = useActName();
  const [reason, setReason] = useState('');
  const { mutate, variables, error, isPending } = useMutation({
    ...decideMutation(api, act.id),
    onSuccess: async ({ decision }) => {
      messages.show(decision === 'approved' ? t`Approved. It is done.` : t`Rejected.`, 'success');
      await forgetRecords(queryClient);
    },
  });
  const { person, account, requester, request } = act;
  const whose = person ? `${person.legal_name} (#${person.id})` : (account ?? '');
  const name = nameOf(act.operation);
  const why = act.reason;
  const details = Object.entries(request);
  const decide = (decision: 'approve' | 'reject') => mutate({ decision, reason: reason.trim() });
  return (
    <>
      <Card title={`${name}: ${whose}`}>
        <CardBody>
          <p>
            <Trans>
              {requester} asks for this and says why: {why}
            </Trans>
          </p>
          <ul>
            {details.map(([field, value]) => (
              <li key={field}>{`${field}: ${toText(value)}`}</li>
            ))}
          </ul>
          {!act.can_approve && (
            <Notice>
              <Trans>Another administrator must approve this, whose role is old enough.</Trans>
            </Notice>
          )}
          <TextField
            label={t`Why you decide so`}
            description={t`For the audit log.`}
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
          {error && !needsFreshSignIn(error) && <Notice tone="danger">{problemText(error)}</Notice>}
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

/** What was sent, as a line: rankings as `Novel: 3, 1`. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(', ');
  if (typeof value !== 'object' || value === null) return value === null ? '–' : String(value);
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${toText(part)}`)
    .join('; ');
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
      default:
        return operation;
    }
  };
}
