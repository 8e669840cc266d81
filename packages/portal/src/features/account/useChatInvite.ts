import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { chatInviteMutation } from '../../api/chat.ts';
import { ApiError } from '../../api/problem.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useProblemText } from '../../shell/problemText.ts';

/**
 * Asks for a chat invite and says in the message bar what came of it; pressing again meanwhile does nothing.
 *
 * @param chat what the chat is called
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
