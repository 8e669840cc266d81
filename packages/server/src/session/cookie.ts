import type { Context } from '../context.ts';
import type { AnswerCookie } from '../operation.ts';

const DAY_SECONDS = 86_400;

/**
 * What the session cookie is called: the convention's id, with `__Host-` before it where the portal is https, so
 * that browsers take it from this very host only.
 */
export const sessionCookieName = ({ config, env }: Pick<Context, 'config' | 'env'>): string =>
  env.publicUrl.startsWith('https:') ? `__Host-${config.id}` : config.id;

/** The session cookie. `Secure` is off only where the portal is plain http on this machine. */
export function sessionCookie(context: Context, value: string): AnswerCookie {
  const { config, env } = context;
  const maxAge = value === '' ? 0 : config.login.session_days * DAY_SECONDS;
  return {
    name: sessionCookieName(context),
    value,
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: !isLocalHttp(env.publicUrl),
      maxAge,
    },
  };
}

function isLocalHttp(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
