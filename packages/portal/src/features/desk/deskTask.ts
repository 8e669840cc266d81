import type { Config, PersonRecord, User } from '@conkit/api-client';
import type { DeskTask } from '@conkit/ui/desk';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetRecords } from '../../api/admin.ts';
import { ApiError } from '../../api/problem.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';

/** Props of the screens that act for a person. */
export interface ActForProps {
  config: Config;
  /** The administrator. */
  user: User;
  /** The person's record. */
  record: PersonRecord;
}

/** Returns what to do after a task: show a message, reload the record and go back to it. */
export function useAct(personId: number) {
  const { t } = useLingui();
  const { queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const back = () =>
    void router.navigate({
      to: '/desk/{-$id}/{-$task}',
      params: { id: String(personId), task: undefined },
    });
  return {
    back,
    done: async (name: string) => {
      messages.show(t`Done for ${name}. It is in the log.`, 'success');
      await forgetRecords(queryClient);
      back();
    },
  };
}

/** Returns the link to a record, or to a task for its person. */
export const getDeskHref = (id: number, task?: DeskTask): string =>
  task === undefined ? `/desk/${id}` : `/desk/${id}/${task}`;

/** Returns a function that describes an error for administrators. */
export function useDeskProblem(): (error: unknown) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return useCallback(
    (error) => {
      switch (error instanceof ApiError ? error.code : undefined) {
        case 'missing_role':
          return t`Your account can no longer do this. Ask the administrator who gives out roles.`;
        case 'not_found':
          return t`There is no record with this number, or it was joined with another one or forgotten.`;
        case 'passkey_required':
          return t`Sign in with a passkey to do this.`;
        case 'fresh_sign_in_required':
          return t`Sign in again to do this.`;
        case 'own_record':
          return t`You cannot do this for people on your own account. Ask another administrator.`;
        case 'second_administrator_required':
          return t`Another administrator must approve this, whose role is old enough.`;
        case 'conflict':
          return t`This is not possible as things are. Look at the record again.`;
        default:
          return problemText(error);
      }
    },
    [t, problemText],
  );
}
