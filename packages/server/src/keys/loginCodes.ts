import { normalizeEmail } from '@conkit/rules';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { createToken, hashToken } from './hash.ts';

export const MAX_CODE_TRIES = 5;
/** How long a browser can wait for the mail with its code, in seconds. */
export const BROWSER_SECONDS = 3600;
/** How long a code is valid after it is mailed. */
export const CODE_MINUTES = 15;

const CODES = 1_000_000;

/** A browser's request for a code for an address. */
export interface CodeChallenge {
  /** A keyed hash of the browser's cookie. */
  readonly id: string;
  readonly email: string;
  readonly email_key: string;
  /** The path to open after signing in. */
  readonly path: string | null;
}

// Uses the current secret only: a code is so short-lived that a changed secret does not matter.
const hashBrowser = ({ secret }: Context, cookie: string): string =>
  hashToken(secret, 'browser', cookie);

/** The hash is bound to the browser and the address, so that the code is invalid elsewhere. */
const hashCode = ({ secret }: Context, { id, email_key }: CodeChallenge, code: string): string =>
  hashToken(secret, 'code', `${id}:${email_key}:${code}`);

/** Returns the last request of the browser with this cookie; undefined when there is none or it is too old. */
export async function findCodeChallenge(
  context: Context,
  db: Queryable,
  cookie: string | undefined,
): Promise<CodeChallenge | undefined> {
  if (!cookie) return undefined;
  return db
    .selectFrom('login_code')
    .select(['id', 'email', 'email_key', 'path'])
    .where('id', '=', hashBrowser(context, cookie))
    .where('expires', '>', context.clock.now())
    .executeTakeFirst();
}

/** A browser that waits for a code. */
interface WaitingBrowser {
  /** The value of its cookie, which is stored nowhere else. */
  readonly cookie: string;
  /** The argument of {@link createLoginCode}; undefined when no mail is sent, and an older code stays valid. */
  readonly request: string | undefined;
}

/**
 * Records that a browser asked for a code. If a mail is sent, voids the earlier code. A browser that
 * asks again for the same address keeps its cookie, so that the answer does not show whether a mail is sent.
 *
 * @param previous the browser's current cookie
 * @param isMailed whether a mail is sent
 */
export async function startCodeChallenge(
  context: Context,
  db: Queryable,
  previous: string | undefined,
  wanted: { readonly email: string; readonly path: string | undefined; readonly isMailed: boolean },
): Promise<WaitingBrowser> {
  const email_key = normalizeEmail(wanted.email);
  const before = await findCodeChallenge(context, db, previous);
  const isSame = before?.email_key === email_key;
  if (before && !isSame) await db.deleteFrom('login_code').where('id', '=', before.id).execute();
  const cookie = isSame && previous ? previous : createToken();
  const request = createToken();
  const values = {
    request,
    email: wanted.email,
    email_key,
    path: wanted.path ?? null,
    hash: null,
    tries: 0,
    expires: new Date(context.clock.now().getTime() + BROWSER_SECONDS * 1000),
  };
  await db
    .insertInto('login_code')
    .values({ id: hashBrowser(context, cookie), ...values })
    .onConflict((conflict) =>
      wanted.isMailed ? conflict.column('id').doUpdateSet(values) : conflict.doNothing(),
    )
    .execute();
  return { cookie, request: wanted.isMailed ? request : undefined };
}

/**
 * Creates the code of a request when its mail is written, and stores its hash. From now on the code is valid.
 * A mail that is sent twice contains the same code, as receivers may drop the second.
 *
 * @returns six digits, which are stored nowhere; undefined when the browser has sent another request since
 */
export async function createLoginCode(
  context: Context,
  request: string | undefined,
): Promise<string | undefined> {
  const asked = await findRequest(context, request);
  if (!asked) return undefined;
  const code = deriveCode(context, asked.request);
  await startCode(context, asked, hashCode(context, asked, code));
  return code;
}

/**
 * Derives six digits from the server's secret and a random request, so that a copy of the database doesn't reveal
 * them.
 */
function deriveCode({ secret }: Context, request: string): string {
  // 48 bits: the modulo bias is negligible.
  const bits = Buffer.from(hashToken(secret, 'digits', request), 'base64url').readUIntBE(0, 6);
  return String(bits % CODES).padStart(6, '0');
}

/**
 * Starts a request that no code can complete, for an address without an account. Takes the same time as mailing a
 * code.
 */
export async function startDecoy(context: Context, request: string | undefined): Promise<void> {
  const asked = await findRequest(context, request);
  if (asked) await startCode(context, asked, null);
}

async function findRequest({ db }: Context, request: string | undefined) {
  if (request === undefined) return undefined;
  return db
    .selectFrom('login_code')
    .select(['id', 'request', 'email', 'email_key', 'path'])
    .where('request', '=', request)
    .executeTakeFirst();
}

async function startCode(
  { db, clock }: Context,
  { request }: { readonly request: string },
  hash: string | null,
): Promise<void> {
  const expires = new Date(clock.now().getTime() + CODE_MINUTES * 60_000);
  await db
    .updateTable('login_code')
    .set({ hash, expires })
    .where('request', '=', request)
    .execute();
}

/** The outcome of a try; `void` when the code can no longer be tried. */
type CodeState =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'void' };

/**
 * Tries a code in the browser that asked for it. The try is counted before the comparison, so that no more than
 * five concurrent tries are compared. A right code is used up.
 */
export async function tryLoginCode(
  context: Context,
  db: Queryable,
  asked: CodeChallenge,
  code: string,
): Promise<CodeState> {
  const row = await db
    .updateTable('login_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', asked.id)
    .where('email_key', '=', asked.email_key)
    .where('tries', '<', MAX_CODE_TRIES)
    .where('expires', '>', context.clock.now())
    .returning(['hash', 'tries'])
    .executeTakeFirst();
  if (!row) return { kind: 'void' };
  const given = hashCode(context, asked, code);
  // Without a hash, compares the code with itself, to take the same time.
  const isEqual = timingSafeEqual(Buffer.from(given), Buffer.from(row.hash ?? given));
  if (!isEqual || row.hash === null) {
    return { kind: 'wrong', triesLeft: MAX_CODE_TRIES - row.tries };
  }
  const { numDeletedRows } = await db
    .deleteFrom('login_code')
    .where('id', '=', asked.id)
    .where('hash', '=', row.hash)
    .executeTakeFirst();
  return numDeletedRows > 0n ? { kind: 'right' } : { kind: 'void' };
}

/** Voids all codes of an account that were requested so far. */
export async function voidLoginCodes({ db }: Context, email: string): Promise<void> {
  await db.deleteFrom('login_code').where('email_key', '=', normalizeEmail(email)).execute();
}
