import type { Context } from '../context.ts';
import type { AnswerCookie } from '../answerCookie.ts';
import { BROWSER_SECONDS } from '../keys/loginCodes.ts';

const DAY_SECONDS = 86_400;

/**
 * What the session cookie is called: the convention's id, with `__Host-` before it where the portal is https, so
 * that browsers take it from this very host only.
 */
export const sessionCookieName = ({ config, env }: Pick<Context, 'config' | 'env'>): string =>
  env.publicUrl.startsWith('https:') ? `__Host-${config.id}` : config.id;

/** The session cookie. `Secure` is off only where the portal is plain http on this machine. */
export function sessionCookie(context: Context, value: string): AnswerCookie {
  const seconds = context.config.login.session_days * DAY_SECONDS;
  return ownCookie(context, sessionCookieName(context), value, seconds);
}

/** What the cookie of a browser is called that waits for the code of a mail. */
export const codeCookieName = (context: Pick<Context, 'config' | 'env'>): string =>
  `${sessionCookieName(context)}-code`;

/** The cookie of a browser that waits for the code of a mail; as the session's, but for an hour. */
export const codeCookie = (context: Context, value: string): AnswerCookie =>
  ownCookie(context, codeCookieName(context), value, BROWSER_SECONDS);

/** A cookie that no script and no other site can use; an empty value deletes it. */
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
