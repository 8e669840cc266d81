import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { forgetRecords } from '../../api/admin.ts';
import { useMessages } from '../../shell/messages.tsx';

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
