import { currentMember, normalizeEmail } from '@conkit/rules';
import { forgetEndedHolds } from '../awards/holds.ts';
import type { Language, RequestedLanguage } from '../config/languages.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';

/** What is stored about an account in addition to its people. */
export interface Account {
  /** The language of its mails; undefined until one was chosen or recorded at a sign-in. */
  readonly language: Language | undefined;
  /** Whether a reader of its mailbox has signed in, and so has seen the names of its people. */
  readonly hasSignedIn: boolean;
}

/** Returns the account of an address. Its language may be one that the convention no longer has. */
export async function findAccount(db: Queryable, email: string): Promise<Account> {
  const row = await db
    .selectFrom('account')
    .select(['language', 'signed_in'])
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  return {
    language: row?.language ?? undefined,
    hasSignedIn: row?.signed_in != null,
  };
}

/** Stores the language of an account. A language that a member chose stays until they choose another. */
export async function saveLanguage(
  db: Queryable,
  email: string,
  { language, isChosen }: RequestedLanguage,
): Promise<void> {
  await db
    .insertInto('account')
    .values({ email_key: normalizeEmail(email), language, is_chosen: isChosen })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ language, is_chosen: isChosen })
        .where((eb) =>
          eb.or([
            eb.val(isChosen),
            eb('account.is_chosen', '=', false),
            eb('account.language', 'is', null),
          ]),
        ),
    )
    .execute();
}

/**
 * Records that a reader of the mailbox signed in, and that the people on the account last signed in here.
 *
 * @param asked the language of the page where they signed in
 */
export async function recordSignIn(
  context: Pick<Context, 'config' | 'clock'>,
  db: Queryable,
  email: string,
  asked?: RequestedLanguage,
): Promise<void> {
  const time = context.clock.now();
  await forgetEndedHolds(db, context, email);
  await db
    .insertInto('account')
    .values({ email_key: normalizeEmail(email), signed_in: time })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet((eb) => ({
          signed_in: eb.fn.coalesce('account.signed_in', eb.val(time)),
          // Signing in proves that a mail arrived.
          bounced_at: null,
        }))
        .where((eb) =>
          eb.or([eb('account.signed_in', 'is', null), eb('account.bounced_at', 'is not', null)]),
        ),
    )
    .execute();
  if (asked) await saveLanguage(db, email, asked);
}

/**
 * Copies the choices of an account to another address. The language is copied unless that address has one; the
 * unsubscription from campaigns is copied unless that address has an account.
 */
export async function moveChoices(db: Queryable, from: string, to: string): Promise<void> {
  const [fromKey, toKey] = [normalizeEmail(from), normalizeEmail(to)];
  const { unsubscribed } =
    (await db
      .selectFrom('account')
      .select('unsubscribed')
      .where('email_key', '=', fromKey)
      .executeTakeFirst()) ?? {};
  if (unsubscribed) {
    await db
      .insertInto('account')
      .values({ email_key: toKey, unsubscribed })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const { language } = await findAccount(db, from);
  const hasOwn = (await findAccount(db, to)).language !== undefined;
  if (language !== undefined && !hasOwn) await saveLanguage(db, to, { language, isChosen: false });
}

/**
 * Returns the name to greet the reader of a mailbox by: the only person on the account, or the only one who is
 * not a child.
 * Returns undefined before the first sign-in: a visitor can create an account for any address under any name.
 */
export async function findReaderName(
  { db, config }: Pick<Context, 'db' | 'config'>,
  email: string,
): Promise<string | undefined> {
  const { hasSignedIn } = await findAccount(db, email);
  if (!hasSignedIn) return undefined;
  const people = await db
    .selectFrom('person')
    .select(['id', 'membership', 'legal_name'])
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('id')
    .execute();
  return currentMember(people, undefined, config.membership_groups.child)?.legal_name;
}
