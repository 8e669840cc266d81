import { codeCookieName } from '../session/cookie.ts';
import type { TestServer } from './server.ts';

/** A browser that has asked for a mail. */
export interface AskingBrowser {
  /** `name=value` */
  readonly cookie: string;
  /** The code that it was mailed; one that is made up, where nobody has the address. */
  readonly code: string;
}

/** Six digits in threes, whatever the words around them. */
const CODE = /(?<!\d)(\d{3}) (\d{3})(?!\d)/;

/** The cookie of a browser that waits for a code, as an answer sets it; empty when it sets none. */
export function codeCookieOf(
  { context }: TestServer,
  answer: { readonly headers: { readonly 'set-cookie'?: string | string[] } },
): string {
  const name = `${codeCookieName(context)}=`;
  const set = [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith(name));
  return set?.split(';', 1)[0] ?? '';
}

/** The code of the newest mail to an address. */
export async function newestCode(server: TestServer, email: string): Promise<string | undefined> {
  // Of mails of one moment nobody knows which is the newest.
  server.clock.advance(1);
  await server.runJobs();
  const mails = (await server.mails()).filter(({ to }) => to.address === email);
  const code = mails.map(({ text }) => CODE.exec(text)).find((found) => found !== null);
  return code && `${code[1]}${code[2]}`;
}

/** Asks for a mail as a browser does that was never here. */
export async function askForCode(
  server: TestServer,
  email: string,
  body: object = {},
  remoteAddress = '127.0.0.1',
): Promise<AskingBrowser> {
  const answer = await server.post('/api/key', { email, ...body }, { remoteAddress });
  if (answer.statusCode !== 200) throw new Error(`POST key: ${answer.body}`);
  const code = (await newestCode(server, email)) ?? '000000';
  return { cookie: codeCookieOf(server, answer), code };
}

/** A code that is not this one. */
export const otherCode = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0');
