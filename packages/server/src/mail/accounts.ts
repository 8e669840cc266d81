import { currentMember, normalizeEmail } from '@conkit/rules';
import { forgetEndedHolds } from '../awards/holds.ts';
import { isLanguage, type Asked, type Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';

/** What is known of an account beside its people. */
export interface Account {
  /** Which language it is written to in; undefined while nobody has said so. */
  readonly language: Language | undefined;
  /** Whether somebody who reads its mailbox has signed in, and so has seen the names of its people. */
  readonly hasSignedIn: boolean;
}

/** The account of an address. A language that this version does not write is none. */
export async function accountOf(db: Queryable, email: string): Promise<Account> {
  const row = await db
    .selectFrom('account')
    .select(['language', 'signed_in'])
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  return {
    language: isLanguage(row?.language) ? row.language : undefined,
    hasSignedIn: row?.signed_in != null,
  };
}

/** Keeps the language of an account. One that somebody chose stays until they choose another. */
export async function keepLanguage(
  db: Queryable,
  email: string,
  { language, isChosen }: Asked,
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
 * Notes that somebody who reads the mailbox of an account has signed in: it is the account in which its people did so last.
 *
 * @param asked the language of the page where they did
 */
export async function noteSignIn(
  context: Pick<Context, 'config' | 'clock'>,
  db: Queryable,
  email: string,
  asked?: Asked,
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
          // Whoever signs in has read a mail.
          bounced_at: null,
        }))
        .where((eb) =>
          eb.or([eb('account.signed_in', 'is', null), eb('account.bounced_at', 'is not', null)]),
        ),
    )
    .execute();
  if (asked) await keepLanguage(db, email, asked);
}

/**
 * Copies the choices of an account to another address: its language, unless that address has one, and that it gets no campaigns,
 * unless that address already has an account, which chooses for itself.
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
  const { language } = await accountOf(db, from);
  const hasOwn = (await accountOf(db, to)).language !== undefined;
  if (language !== undefined && !hasOwn) await keepLanguage(db, to, { language, isChosen: false });
}

/**
 * How whoever reads the mailbox of an account is called: the only person of it, or the only one who is no child.
 * Anybody can make an account for an address under any name, but only its reader can sign in to it: before that,
 * nobody is called anything.
 */
export async function nameOfReader(
  { db, config }: Pick<Context, 'db' | 'config'>,
  email: string,
): Promise<string | undefined> {
  const { hasSignedIn } = await accountOf(db, email);
  if (!hasSignedIn) return undefined;
  const people = await db
    .selectFrom('person')
    .select(['id', 'membership', 'legal_name'])
    .where('email_key', '=', normalizeEmail(email))
    .orderBy('id')
    .execute();
  return currentMember(people, undefined, config.membership_groups.child)?.legal_name;
}
