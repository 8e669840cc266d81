import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { chatInviteMutation } from '../../api/chat.ts';
import { ApiError } from '../../api/problem.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';

/**
 * Returns a function that requests a chat invitation and shows the result in the message bar. Ignores calls
 * while a request is in flight.
 *
 * @param chat the chat's name
 */
export function useChatInvite(chat: string): () => void {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const failureText = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'duplicate') {
      return t`This address has been invited already. Look for the earlier invitation in your mail.`;
    }
    return code === 'not_eligible'
      ? t`Only members can be invited to the chat.`
      : problemText(error);
  };
  const invite = useMutation({
    ...chatInviteMutation(api),
    onSuccess: ({ email }) => messages.show(t`${chat} invite sent to ${email}.`, 'success'),
    onError: (error) => messages.show(failureText(error), 'danger'),
  });
  return useSingleFlight(() => invite.mutateAsync());
}
