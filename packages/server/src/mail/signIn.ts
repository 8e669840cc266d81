import type { Context } from '../context.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import { small, when, type Block } from './content.ts';
import { createLoginLink, createPersonalLinks, type PersonalLink } from './links.ts';
import { getAwardName, type Reader } from './reader.ts';

/** The sign-in links of a mail. */
export interface SignInFacts {
  readonly login: string;
  /** One for each person and right that can be used now. */
  readonly personal: readonly PersonalLink[];
}

/**
 * Creates a login key for an address, and the links that contain it.
 *
 * @param next a path of the portal to open after the login
 */
export async function readSignIn(
  context: Context,
  email: string,
  next?: string,
): Promise<SignInFacts> {
  const key = await createLoginKey(context, email);
  return {
    login: createLoginLink(context, email, key, next),
    personal: await createPersonalLinks(context, email, key),
  };
}

/** Creates the sign-in button. */
export const signInButton = ({ login }: SignInFacts, label: string): Block => ({
  kind: 'button',
  label,
  href: login,
});

/** Creates the personal links, each under the name of its person. */
export const personalLinkBlocks = ({ personal }: SignInFacts, reader: Reader): readonly Block[] =>
  when(personal.length > 0, {
    kind: 'links',
    links: personal.map(({ name, right, award, href }) => ({
      title: name,
      label: reader.words.signIn.action({ right, ...getAwardName(reader, award) }),
      href,
    })),
  });

/** Creates the button, the personal links and the small print about them. */
export const signInBlocks = (facts: SignInFacts, reader: Reader): readonly Block[] => {
  const { words, config } = reader;
  return [
    signInButton(facts, words.signIn.signInForDetails),
    ...personalLinkBlocks(facts, reader),
    small(words.signIn.linksWork({ days: config.login.key_days })),
  ];
};
