import type { Person, User } from '@conkit/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { forgetPeople } from '../../api/accountPeople.ts';
import { updatePersonMutation } from '../../api/people.ts';
import { storedEdit } from '../../people/personEdit.ts';
import { usePersonEdit } from '../../people/usePersonEdit.ts';

/** Manages the edit of a person on the account, from opening it until the server has saved it. */
export function useOwnEdit(person: Person, { email }: User, onClose: () => void) {
  const { api, config, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { mutateAsync: update } = useMutation(updatePersonMutation(api, person.id));
  return usePersonEdit({
    person,
    update,
    openKept: () => storedEdit(config.id, person.id, email),
    path: `/?edit=${person.id}`,
    refresh: async () => {
      await forgetPeople(queryClient);
      await router.invalidate();
    },
    onClose,
  });
}
