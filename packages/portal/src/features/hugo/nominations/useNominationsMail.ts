import type { NominationsMail } from '@conkit/ui';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { mailNominations } from '../../../api/nominations.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useMailFailure } from '../shared/useMailFailure.ts';

/**
 * Mails a copy of a person's saved nominations.
 *
 * @param isSaved whether everything on the screen is saved
 */
export function useNominationsMail(personId: number, isSaved: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const request = useMutation({
    mutationFn: async () => {
      const { email } = await mailNominations(api, personId);
      return { email, isWhole: isSaved, at: new Date() };
    },
  });
  const mail: NominationsMail = {
    isPending: request.isPending,
    failure: useMailFailure(request.error),
    sent: request.data,
  };
  return { mail, askForMail: useSingleFlight(request.mutateAsync) };
}
