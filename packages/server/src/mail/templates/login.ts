import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { CODE_MINUTES, createLoginCode } from '../../keys/loginCodes.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { renderLetter, type Block } from '../letter.ts';
import { loginLink, personalLinkBlocks } from '../links.ts';
import { fromContact } from '../sender.ts';

export interface LoginMailData {
  readonly email: string;
  /** Where to go after signing in, a path of the portal. */
  readonly path?: string;
  /** The request for a code that the mail answers; undefined for one that was queued by an earlier release. */
  readonly code?: string;
  readonly reason: 'requested' | 'expired' | 'created';
}

const openings = {
  requested: 'Here is the login link you asked for.',
  expired: 'The login link you opened has expired. Here is a new one.',
  created: 'Your account has been made. Here is the link that signs you in.',
} as const;

const codeText = (code: string) =>
  `Reading this on another device? Enter the code ${code.slice(0, 3)} ${code.slice(3)} on the page where you asked for the link. It is good for ${CODE_MINUTES} minutes.`;

/** The login link, a code for whoever reads the mail on another device, and a personal link for each person who can vote or nominate now. */
export async function loginMail(context: Context, data: LoginMailData): Promise<Mail> {
  const { config } = context;
  const { email, path, reason } = data;
  const key = await createLoginKey(context, email);
  const code = await createLoginCode(context, data.code);
  const personal = await personalLinkBlocks(context, email, normalizeEmail(email), key);
  const blocks: Block[] = [
    openings[reason],
    { link: loginLink(context, email, key, path), label: `Sign in to ${config.name}` },
    ...(code === undefined ? [] : [codeText(code)]),
    ...(personal.length === 0
      ? []
      : ['Each of these links leads to the page of one person:', ...personal]),
    `The links work for ${config.login.key_days} days, as often as you like. Whoever has them can sign in as you, so please do not forward this mail.`,
    `If you did not ask for it, you need not do anything. Questions: ${config.contacts.registration}`,
  ];
  return {
    from: fromContact(config, 'registration'),
    to: { address: email },
    subject: `Your login link for ${config.name}`,
    ...renderLetter(blocks),
  };
}
