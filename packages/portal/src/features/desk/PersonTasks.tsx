import type { FieldError } from '@conkit/api-client';
import { createMembershipPrices, editTitle, endingRights, hasBadge } from '@conkit/rules';
import { ChangeEmail, EditRecord, SetMembership } from '@conkit/ui/desk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import {
  changeEmailMutation,
  editPersonMutation,
  forgetRecords,
  setMembershipMutation,
} from '../../api/admin.ts';
import { badgeUrl } from '../../api/documents.ts';
import { purchaseDataQuery } from '../../api/prices.ts';
import { ApiError } from '../../api/problem.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { getAwardsName, membershipLabel } from '../../i18n/localized.ts';
import { useRefusals } from '../../i18n/useRefusals.ts';
import { openDeskEdit } from '../../people/personEdit.ts';
import { usePersonEdit } from '../../people/usePersonEdit.ts';
import { needsFreshSignIn, SignInAgain } from './SignInAgain.tsx';
import { getDeskHref, useAct, useDeskProblem, type ActForProps } from './deskTask.ts';

/**
 * Edits a person's details as an administrator. The changes survive a lost connection and a reload of the
 * tab.
 */
export function EditDetails({ config, user, record: { person } }: ActForProps) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { back } = useAct(person.id);
  const [reason, setReason] = useState('');
  /** The current reason. `update` is created on the first render, so it must read a ref. */
  const currentReason = useRef('');
  const [missing, setMissing] = useState(0);
  const { mutateAsync } = useMutation(editPersonMutation(api, person.id));
  const { data } = useQuery(purchaseDataQuery(api));
  const { form, error, isSignedOut, discard } = usePersonEdit({
    person,
    update: async ({ last_modified, ...changes }) => {
      await mutateAsync({ last_modified, changes, reason: currentReason.current });
      return { key_sent: false };
    },
    openKept: () => openDeskEdit(config.id, person.id, user.email),
    path: getDeskHref(person.id, 'edit'),
    refresh: () => forgetRecords(queryClient),
    onClose: back,
  });
  const problem = () => {
    if (isSignedOut)
      return problemText(new ApiError(new Response(null, { status: 401 }), undefined));
    // The form shows both versions to choose from, so no message is needed.
    const isStale = error instanceof ApiError && error.code === 'stale_person';
    return error === null || isStale ? undefined : problemText(error);
  };
  const title = editTitle(person, config.membershipTypes);
  const isPaid = config.paid_paper_pubs;
  return (
    <FormLocale locale={title.kind === 'daypass' ? 'daypass' : 'member'}>
      <EditRecord
        name={person.legal_name}
        operator={user.email}
        {...form}
        errorMessage={problem()}
        reason={reason}
        onReasonChange={(text) => {
          currentReason.current = text;
          setReason(text);
        }}
        onSubmit={form.onSave}
        failedAttempts={form.failedAttempts + missing}
        onInvalid={() => setMissing((count) => count + 1)}
        onCancel={discard}
        hasBadge={
          config.parts.badge && title.kind !== 'daypass' && hasBadge(person, config.membershipTypes)
        }
        paperPubs={
          config.parts.paper_pubs && data
            ? { isPaid, amount: createMembershipPrices(data, isPaid).paperPubs ?? null }
            : undefined
        }
        getBadgeImage={(badge) => badgeUrl(person.id, badge)}
        badgeTemplate={config.badge}
      />
    </FormLocale>
  );
}

/** Changes a person's membership without a payment. */
export function GiveMembership({ config, user, record: { person } }: ActForProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const problemText = useDeskProblem();
  const { back, done } = useAct(person.id);
  const [membership, setMembership] = useState('');
  const [reason, setReason] = useState('');
  const name = person.legal_name;
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...setMembershipMutation(api, person.id),
    onSuccess: () => done(name),
  });
  const types = config.membershipTypes;
  const getLabel = (key: string) => membershipLabel(types, key, language);
  const isChosen = membership !== '';
  return (
    <SetMembership
      name={name}
      operator={user.email}
      currentMembership={getLabel(person.membership)}
      options={Object.keys(types)
        .filter((key) => key !== person.membership)
        .map((key) => ({ value: key, label: getLabel(key) }))}
      value={membership}
      onChange={setMembership}
      addedRights={isChosen ? endingRights(types, membership, person.membership) : []}
      removedRights={isChosen ? endingRights(types, person.membership, membership) : []}
      awardName={getAwardsName(config.hugo, language)}
      hasSiteSelection={config.parts.site_selection}
      hasMemberNumber={
        isChosen && person.member_number === null && endingRights(types, membership, '').length > 0
      }
      reason={reason}
      onReasonChange={setReason}
      isPending={isPending || isSuccess}
      errorMessage={error ? problemText(error) : undefined}
      onSubmit={() => mutate({ membership, reason })}
      onCancel={back}
    />
  );
}

const NONE: readonly FieldError[] = [];
const findEmailField = ({ pointer }: FieldError) =>
  pointer === '/body/email' ? 'email' : undefined;

/** Moves a person to another email address. */
export function MoveEmail({ user, record: { person, account } }: ActForProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const problemText = useDeskProblem();
  const { back, done } = useAct(person.id);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const name = person.legal_name;
  const { mutate, reset, isPending, isSuccess, error, variables } = useMutation({
    ...changeEmailMutation(api, person.id),
    onSuccess: () => done(name),
  });
  const errors = error instanceof ApiError ? error.problem?.errors : undefined;
  const refusals = useRefusals(errors ?? NONE, findEmailField);
  return (
    <>
      <ChangeEmail
        name={name}
        operator={user.email}
        currentEmail={person.email}
        sharedWith={account?.people.map(({ legal_name }) => legal_name) ?? []}
        value={email}
        onChange={(text) => {
          setEmail(text);
          if (error) reset();
        }}
        emailErrorMessage={refusals.email}
        reason={reason}
        onReasonChange={setReason}
        isPending={isPending || isSuccess}
        errorMessage={error && !needsFreshSignIn(error) ? problemText(error) : undefined}
        onSubmit={() => mutate({ email: email.trim(), reason })}
        onCancel={back}
      />
      <SignInAgain
        email={user.email}
        error={error}
        onSignedIn={() => variables && mutate(variables)}
      />
    </>
  );
}
