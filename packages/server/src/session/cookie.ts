import type { Context } from '../context.ts';
import type { AnswerCookie } from '../operation.ts';

const DAY_SECONDS = 86_400;

/** The session cookie. `Secure` is off only where the portal is plain http on this machine. */
export function sessionCookie({ config, env }: Context, value: string): AnswerCookie {
  const maxAge = value === '' ? 0 : config.login.session_days * DAY_SECONDS;
  return {
    name: config.id,
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
