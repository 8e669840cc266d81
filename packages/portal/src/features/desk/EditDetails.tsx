import { editTitle, createMembershipPrices } from '@conkit/rules';
import { EditRecord } from '@conkit/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { editPersonMutation, forgetRecords } from '../../api/admin.ts';
import { badgeUrl } from '../../api/documents.ts';
import { purchaseDataQuery } from '../../api/prices.ts';
import { ApiError } from '../../api/problem.ts';
import { FormLocale } from '../../i18n/FormLocale.tsx';
import { openDeskEdit } from '../../people/personEdit.ts';
import { usePersonEdit } from '../../people/usePersonEdit.ts';
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
  const said = useRef('');
  const [missing, setMissing] = useState(0);
  const { mutateAsync } = useMutation(editPersonMutation(api, person.id));
  const { data } = useQuery(purchaseDataQuery(api));
  const { form, error, isSignedOut, discard } = usePersonEdit({
    person,
    update: async ({ last_modified, ...changes }) => {
      await mutateAsync({ last_modified, changes, reason: said.current });
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
        problem={problem()}
        reason={reason}
        onReasonChange={(text) => {
          said.current = text;
          setReason(text);
        }}
        refusals={form.refusals + missing}
        onRefused={() => setMissing((count) => count + 1)}
        onCancel={discard}
        hasBadge={config.parts.badge && title.kind !== 'daypass'}
        paperPubs={
          config.parts.paper_pubs && data
            ? { isPaid, amount: createMembershipPrices(data, isPaid).paperPubs ?? null }
            : undefined
        }
        badgeImage={(badge) => badgeUrl(person.id, badge)}
      />
    </FormLocale>
  );
}
