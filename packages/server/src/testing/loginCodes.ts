import { getCodeCookieName } from '../session/sessions.ts';
import type { TestServer } from './server.ts';

/** A browser that requested a login mail. */
export interface AskingBrowser {
  /** `name=value` */
  readonly cookie: string;
  /** The mailed code, or a made-up one when the address is unknown. */
  readonly code: string;
}

/** Six digits in two groups of three. */
const CODE = /(?<!\d)(\d{3}) (\d{3})(?!\d)/;

/** Returns the cookie with which a browser waits for a code; empty when the answer sets none. */
export function getCodeCookie(
  { context }: TestServer,
  answer: { readonly headers: { readonly 'set-cookie'?: string | string[] } },
): string {
  const name = `${getCodeCookieName(context)}=`;
  const set = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(name));
  return set?.split(';', 1)[0] ?? '';
}

/** Returns the code in the newest mail to an address. */
export async function newestCode(server: TestServer, email: string): Promise<string | undefined> {
  // Mails sent at the same moment have no order.
  server.clock.advance(1);
  const mails = await server.mailsTo(email);
  const code = mails.map(({ text }) => CODE.exec(text)).find((found) => found !== null);
  return code && `${code[1]}${code[2]}`;
}

/** Requests a login mail from a new browser. */
export async function askForCode(
  server: TestServer,
  email: string,
  body: object = {},
  remoteAddress = '127.0.0.1',
): Promise<AskingBrowser> {
  const answer = await server.post('/api/key', { email, ...body }, { remoteAddress });
  if (answer.statusCode !== 200) throw new Error(`POST key: ${answer.body}`);
  const code = (await newestCode(server, email)) ?? '000000';
  return { cookie: getCodeCookie(server, answer), code };
}

/** Returns a different code. */
export const otherCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');
