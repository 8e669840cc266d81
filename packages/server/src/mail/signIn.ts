import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import type { Block } from './letter.ts';
import { loginLink, personalLinkBlocks } from './links.ts';

/** How somebody gets to their account from a mail: the link that signs in, and what to know about it. */
export async function signInBlocks(context: Context, email: string): Promise<Block[]> {
  const { config } = context;
  const key = await createLoginKey(context, email);
  return [
    { link: loginLink(context, email, key), label: 'Sign in to see and change your details' },
    ...(await personalLinkBlocks(context, email, normalizeEmail(email), key)),
    `The links work for ${config.login.key_days} days, as often as you like. Whoever has them can sign in as you, so please do not forward this mail.`,
  ];
}
