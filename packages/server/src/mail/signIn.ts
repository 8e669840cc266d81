import type { Context } from '../context.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import { awardNameOf } from './awardName.ts';
import { small, when, type Block } from './content.ts';
import { loginLink, personalLinksOf, type PersonalLink } from './links.ts';
import type { Reader } from './reader.ts';

/** How somebody gets to their account from a mail. */
export interface SignInFacts {
  /** The link that signs in. */
  readonly login: string;
  /** One for each person and right that can be used now. */
  readonly personal: readonly PersonalLink[];
}

/**
 * Makes a login key for an address, and the links with it.
 *
 * @param next where the login leads, a path of the portal
 */
export async function readSignIn(
  context: Context,
  email: string,
  next?: string,
): Promise<SignInFacts> {
  const key = await createLoginKey(context, email);
  return {
    login: loginLink(context, email, key, next),
    personal: await personalLinksOf(context, email, key),
  };
}

/** The button that signs in. */
export const signInButton = ({ login }: SignInFacts, label: string): Block => ({
  kind: 'button',
  label,
  href: login,
});

/** The personal links, each under the name of whom it is for. */
export const personalLinkBlocks = ({ personal }: SignInFacts, reader: Reader): readonly Block[] =>
  when(personal.length > 0, {
    kind: 'links',
    links: personal.map(({ name, right, award, href }) => ({
      title: name,
      label: reader.words.signIn.action(right, awardNameOf(reader, award)),
      href,
    })),
  });

/** The button, the personal links, and in the small print what to know about them. */
export const signInBlocks = (facts: SignInFacts, reader: Reader): readonly Block[] => {
  const { words, config } = reader;
  return [
    signInButton(facts, words.signIn.signInForDetails),
    ...personalLinkBlocks(facts, reader),
    small(words.signIn.linksWork(config.login.key_days)),
  ];
};
