import type { Passkey, Person, User } from '@conkit/api-client';
import { Button, Notice, Passkeys, Retryable, Skeleton } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { passkeysQuery } from '../../api/passkeys.ts';
import { ApiError, unwrap } from '../../api/problem.ts';
import { requestLinkMutation } from '../../api/session.ts';
import { canHavePasskeys } from '../../browser/passkeys.ts';
import { useMessages } from '../../shell/messages.tsx';
import * as pages from '../../shell/pages.css.ts';
import { describePasskeyError } from '../../shell/passkeyText.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { useAddPasskey, useReloadPasskeys } from './useAddPasskey.ts';

const unchanging = () => () => undefined;

/**
 * The passkeys of each person on an account. A session that was opened with a passkey shows only that person's
 * passkeys.
 */
export function PasskeysPage({ user }: { user: User }) {
  const { passkeys, people, person_id } = user;
  const shown = passkeys?.is_signed_in_by ? people.filter(({ id }) => id === person_id) : people;
  const isSignedInByMail = passkeys?.is_required === true && !passkeys.is_signed_in_by;
  return (
    <div className={pages.narrow}>
      <h1 className={pages.heading}>
        <Trans>Passkeys</Trans>
      </h1>
      <div className={pages.cards}>
        {isSignedInByMail && (
          <Notice tone="warning">
            {passkeys.people.length === 0 ? (
              <Trans>
                The convention’s team signs in with passkeys. Add yours now, then sign out and sign
                in with it.
              </Trans>
            ) : (
              <Trans>
                The convention’s team signs in with passkeys. Sign out, and sign in with yours. If
                you lost it, another administrator lets you in again.
              </Trans>
            )}
          </Notice>
        )}
        {shown.map((person) => (
          <PersonPasskeys key={person.id} user={user} person={person} />
        ))}
      </div>
    </div>
  );
}

function PersonPasskeys({ user, person }: { user: User; person: Person }) {
  const { t } = useLingui();
  const { api, words } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const isSupported = useSyncExternalStore(unchanging, canHavePasskeys, () => true);
  // A person without passkeys needs no request: large accounts have many.
  const hasSome = user.passkeys?.people.includes(person.id) === true;
  const list = useQuery({ ...passkeysQuery(api, person.id), enabled: hasSome });
  const adding = useAddPasskey(person);
  const path = (passkey: number) => ({ path: { id: person.id, passkey } });
  const reload = useReloadPasskeys();
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      unwrap(api.POST('/people/{id}/passkeys/{passkey}', { params: path(id), body: { name } })),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number }) =>
      unwrap(api.POST('/people/{id}/passkeys/{passkey}/remove', { params: path(id) })),
    onSuccess: () => {
      messages.show(t`The passkey was removed.`, 'success');
      return reload();
    },
    // It was removed in another window.
    onError: (error) => isGone(error) && void reload(),
  });
  const error = [adding, rename, remove, list].find((each) => each.error)?.error;
  const pending = () => {
    if (adding.isPending) return { kind: 'add' } as const;
    if (rename.isPending) return { kind: 'change', id: rename.variables.id } as const;
    return remove.isPending ? ({ kind: 'change', id: remove.variables.id } as const) : undefined;
  };
  const start = (change: () => void) => {
    rename.reset();
    remove.reset();
    change();
  };
  // "There is no passkey yet" would be wrong.
  if (hasSome && !list.data) {
    return (
      <Retryable
        errorMessage={list.isLoadingError && problemText(list.error)}
        onRetry={() => void list.refetch()}
      >
        <Skeleton label={t`Loading`} shapes={['card']} />
      </Retryable>
    );
  }
  return (
    <Passkeys<number>
      person={user.people.length > 1 ? person.preferred_name : undefined}
      passkeys={hasSome ? (list.data ?? []).map(toListed) : []}
      isSupported={isSupported}
      pending={pending()}
      problem={
        error &&
        !isGone(error) && (
          <>
            <Notice tone="danger" role="alert">
              {describePasskeyError(words.i18n, error) ?? problemText(error)}
            </Notice>
            {isStale(error) && <MailLink email={user.email} />}
          </>
        )
      }
      onAdd={() => start(adding.add)}
      onRename={(id, name) => start(() => rename.mutate({ id, name }))}
      onRemove={(id) => start(() => remove.mutate({ id }))}
    />
  );
}

const toListed = ({
  id,
  name,
  created: createdAt,
  used: usedAt,
  is_current: isCurrent,
}: Passkey) => ({
  id,
  name,
  createdAt,
  usedAt,
  isCurrent,
});

const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
const isGone = (error: unknown) => hasCode(error, 'not_found');
const isStale = (error: unknown) => hasCode(error, 'fresh_sign_in_required');

/** Mails a link that signs in again and leads back here. */
function MailLink({ email }: { email: string }) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useProblemText();
  const { mutate, isPending, isSuccess, error } = useMutation(requestLinkMutation(api));
  if (isSuccess) {
    return (
      <Notice tone="success" role="status">
        <Trans>We emailed a link to {email}. Open it on this device.</Trans>
      </Notice>
    );
  }
  return (
    <>
      {error && <Notice tone="danger">{problemText(error)}</Notice>}
      <div>
        <Button isPending={isPending} onPress={() => mutate({ email, path: '/passkeys' })}>
          <Trans>Mail me a link</Trans>
        </Button>
      </div>
    </>
  );
}
