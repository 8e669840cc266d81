import type { Person } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { addPasskey } from '../../api/passkeys.ts';
import { useSingleFlight } from '../../browser/useSingleFlight.ts';
import { useMessages } from '../../shell/messages.tsx';

const DEVICES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Returns what to call a passkey of this device, such as "iPhone"; undefined if the browser doesn't reveal it. */
const guessDevice = (userAgent: string): string | undefined =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns a function that reads an account and its passkeys again after a change. */
export function useReloadPasskeys() {
  const { queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['passkeys'] });
    await queryClient.invalidateQueries({ queryKey: ['user'] });
    await router.invalidate();
  };
}

/** Adds a passkey for a person, named after this device. Ignores calls while the browser is asking. */
export function useAddPasskey({ id, preferred_name }: Pick<Person, 'id' | 'preferred_name'>) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const reload = useReloadPasskeys();
  const messages = useMessages();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => addPasskey(api, id, guessDevice(navigator.userAgent) ?? t`Passkey`),
    onSuccess: () => {
      messages.show(t`Next time, ${preferred_name} signs in here with one press.`, 'success');
      return reload();
    },
  });
  // The second press of a double click must not ask the browser for another one.
  return { isPending, error, add: useSingleFlight(() => mutateAsync()) };
}
