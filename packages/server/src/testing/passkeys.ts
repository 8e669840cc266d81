import { type Ceremony, SoftPasskey } from './authenticator.ts';
import { createClient, type TestClient, type TestServer } from './server.ts';

interface Cookied {
  readonly headers: { readonly 'set-cookie'?: string | string[] };
}

/** Returns the cookies that an answer sets, as a browser sends them. */
const getCookies = ({ headers }: Cookied): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => cookie.split(';', 1)[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ');

/** Returns the code of a refusal. */
export const getCode = (answer: { json(): { code?: string } }): string | undefined =>
  answer.json().code;

interface NewPasskey extends Ceremony {
  readonly passkey?: SoftPasskey;
  readonly name?: string;
}

/** Adds a passkey for a person. Returns the refusal if it can't be started. */
export async function add(
  client: Pick<TestClient, 'post'>,
  id: number,
  { passkey = new SoftPasskey(), name = 'Phone', ...ceremony }: NewPasskey = {},
) {
  const options = await client.post(`/api/people/${id}/passkeys/options`);
  if (options.statusCode !== 200) return { passkey, answer: options };
  const credential = passkey.create(options.json(), ceremony);
  const answer = await client.post(`/api/people/${id}/passkeys`, { name, credential });
  return { passkey, answer, credential };
}

/** Starts a sign-in as a browser with these cookies would. */
export async function startPasskeySignIn(server: TestServer, cookie = '') {
  const headers = cookie === '' ? {} : { cookie };
  const options = await server.post('/api/passkeys/sign-in/options', undefined, { headers });
  return { options: options.json<{ challenge: string }>(), cookie: getCookies(options) };
}

/** Signs in with a passkey as a browser without any cookie would. */
export async function signInByPasskey(
  server: TestServer,
  passkey: SoftPasskey,
  ceremony: Ceremony = {},
) {
  const { options, cookie } = await startPasskeySignIn(server);
  const credential = passkey.sign(options, ceremony);
  const headers = { cookie };
  const answer = await server.post('/api/passkeys/sign-in', { credential }, { headers });
  const signedIn = getCookies(answer);
  return { answer, client: { cookie: signedIn, ...createClient(server.app, signedIn) } };
}
