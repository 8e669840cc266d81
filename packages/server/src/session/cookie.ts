import type { Context } from '../context.ts';
import type { AnswerCookie } from '../answerCookie.ts';
import { BROWSER_SECONDS } from '../keys/loginCodes.ts';

const DAY_SECONDS = 86_400;

/**
 * Returns the name of the session cookie: the convention's id, prefixed with `__Host-` where the portal is
 * https, so that browsers accept it from this host only.
 */
export const sessionCookieName = ({ config, env }: Pick<Context, 'config' | 'env'>): string =>
  env.publicUrl.startsWith('https:') ? `__Host-${config.id}` : config.id;

/** Returns the session cookie. `Secure` is off only where the portal is plain http on this machine. */
export function sessionCookie(context: Context, value: string): AnswerCookie {
  const seconds = context.config.login.session_days * DAY_SECONDS;
  return ownCookie(context, sessionCookieName(context), value, seconds);
}

/** Returns the name of the cookie of a browser that waits for a mailed code. */
export const codeCookieName = (context: Pick<Context, 'config' | 'env'>): string =>
  `${sessionCookieName(context)}-code`;

/** Returns the cookie of a browser that waits for a mailed code: same as the session's, valid for an hour. */
export const codeCookie = (context: Context, value: string): AnswerCookie =>
  ownCookie(context, codeCookieName(context), value, BROWSER_SECONDS);

/** Returns a cookie that scripts and other sites cannot use; an empty value deletes it. */
function ownCookie({ env }: Context, name: string, value: string, seconds: number): AnswerCookie {
  return {
    name,
    value,
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: !isLocalHttp(env.publicUrl),
      maxAge: value === '' ? 0 : seconds,
    },
  };
}

function isLocalHttp(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
