import { loginTarget } from '@conkit/rules';
import type { AnyRouter } from '@tanstack/react-router';
import { signInWithPasskey } from '../../api/passkeys.ts';
import type { PortalContext } from '../../context.ts';
import { reportFailure } from '../../shell/analytics.ts';
import { describePasskeyError } from '../../shell/passkeyText.ts';
import { forgetAskedMail } from './askedMail.ts';

/**
 * Signs in with a passkey and opens a path of this site. Loaded when the button is pressed.
 *
 * @returns why it failed, as displayed text
 * @throws the error if the failure has nothing to do with passkeys
 */
export async function signIn(
  { api, queryClient, words }: PortalContext,
  router: AnyRouter,
  path: string,
): Promise<string | undefined> {
  try {
    await signInWithPasskey(api, queryClient);
  } catch (error) {
    reportFailure('login', error);
    await words.load('desk');
    const text = describePasskeyError(words.i18n, error);
    if (text === undefined) throw error;
    return text;
  }
  forgetAskedMail();
  await router.navigate({ href: loginTarget({ next: path }), replace: true });
  await router.invalidate();
  return undefined;
}
