import type { Person, User } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { getParts } from '../config/parts.ts';
import type { Context } from '../context.ts';
import type { Pages } from '../contract/jsonPieces.ts';
import { invalid, ProblemError } from '../errors.ts';
import { saveLanguage } from '../mail/accounts.ts';
import type { Operation, Session } from '../operation.ts';
import { isSignedIn } from '../people/access.ts';
import { toPerson } from '../people/person.ts';
import {
  countPeople,
  listPasskeyPeople,
  listRoles,
  type PeopleSpan,
  readPeople,
} from '../people/queries.ts';
import { findLinkedPerson } from './sessions.ts';

/**
 * Returns the signed-in account with its people and roles. With `limit`, returns a page of the people and
 * their total number.
 */
export const getUser: Operation<'getUser'> = async (context, { session, query }) => {
  const { email } = session;
  const roles = await listRoles(context.db, email);
  const linked = session.passkeyPerson ?? (await findLinkedPerson(context.db, session.id));
  const people = peoplePages(context, email, query);
  const passkeys = await readUserPasskeys(context, session, roles);
  const account = {
    email,
    people,
    roles,
    ...(linked !== null && { person_id: linked }),
    ...(passkeys && { passkeys }),
  };
  if (query.limit === undefined) return { body: account };
  return { body: { ...account, people_count: await countPeople(context.db, email) } };
};

/** Returns what the account has to do with passkeys; undefined where the convention has none. */
async function readUserPasskeys(
  context: Context,
  { email, passkey }: Session,
  roles: readonly string[],
): Promise<User['passkeys'] | undefined> {
  if (!getParts(context).passkeys) return undefined;
  return {
    people: await listPasskeyPeople(context.db, email),
    is_signed_in_by: passkey != null,
    is_required: context.config.crew.passkeys === 'required' && roles.length > 0,
  };
}

async function* peoplePages(
  { db, config }: Context,
  email: string,
  span: PeopleSpan,
): Pages<Person> {
  for await (const page of readPeople(db, email, span)) {
    yield page.map((person) => toPerson(person, config));
  }
}

/**
 * Stores the language that a member chose for the mails to their account. It must be one of the convention's
 * languages.
 */
export const setLanguage: Operation<'setLanguage'> = async ({ db, config }, { session, body }) => {
  const language = config.languages.find((spoken) => spoken === body.language);
  if (language === undefined) {
    const message = `language must be one of ${config.languages.join(', ')}`;
    throw invalid({ pointer: '/body/language', message });
  }
  await db.transaction().execute(async (trx) => {
    if (!(await isSignedIn(trx, normalizeEmail(session.email))))
      throw new ProblemError('unauthorized');
    await saveLanguage(trx, session.email, { language, isChosen: true });
  });
  return { body: { status: 'success', language } };
};
