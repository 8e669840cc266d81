import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config, everyPart, person, user } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const grace = person({ id: 7, legal_name: 'Grace Quinn', preferred_name: 'Grace' });
const ada = person({ id: 8, legal_name: 'Ada Quinn', preferred_name: 'Ada' });
const phone = {
  id: 3,
  name: 'Phone',
  created: '2019-06-20T12:00:00.000Z',
  used: null,
  is_current: false,
};
const account = (passkeys: object, people = [grace]) => ({
  ...user(people),
  passkeys: { people: [], is_signed_in_by: false, is_required: false, ...passkeys },
});
const answers = (given: Answers): Answers => ({ 'GET /config': config(), ...given });

const get = vi.fn();
const create = vi.fn();
beforeEach(() => {
  localStorage.clear();
  get.mockReset();
  create.mockReset();
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {});
  Object.defineProperty(navigator, 'credentials', { value: { get, create }, configurable: true });
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const options = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 60_000,
  userVerification: 'required',
  allowCredentials: [],
};

it.each([
  ['NotAllowedError', /^No passkey was used/],
  ['SecurityError', /do not work at this address/],
])('reports a sign-in that ended with %s in words', async (name, text) => {
  get.mockRejectedValue(new DOMException('', name));
  const page = await renderRoute(
    '/?next=/upgrade',
    answers({ 'GET /user': unauthorized, 'POST /passkeys/sign-in/options': options }),
  );
  await page.user.click(button('Sign in with a passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('asks once for a double press, and reports a passkey that was removed', async () => {
  const bytes = new Uint8Array([1]).buffer;
  get.mockResolvedValue({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
    getClientExtensionResults: () => ({}),
  });
  const page = await renderRoute(
    '/?next=/upgrade',
    answers({
      'GET /user': unauthorized,
      'POST /passkeys/sign-in/options': options,
      'POST /passkeys/sign-in': new Refusal(401, 'unknown_passkey'),
    }),
  );
  await page.user.dblClick(button('Sign in with a passkey'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This passkey was removed here/);
  expect(page.calls.filter(({ name }) => name === 'POST /passkeys/sign-in')).toHaveLength(1);
});

it('offers no passkey without the part, nor in a browser without them', async () => {
  const without = config({ parts: everyPart({ passkeys: false }) });
  const given = { 'GET /config': without, 'GET /user': unauthorized };
  const page = await renderRoute('/?next=/upgrade', given);
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  page.unmount();
  vi.stubGlobal('PublicKeyCredential', undefined);
  await renderRoute('/?next=/upgrade', { ...given, 'GET /config': config() });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

it('lists, renames and removes the passkeys of each person', async () => {
  const page = await renderRoute(
    '/passkeys',
    answers({
      'GET /user': account({ people: [7] }, [grace, ada]),
      'GET /people/{id}/passkeys': { passkeys: [phone] },
      'POST /people/{id}/passkeys/{passkey}': { status: 'success' },
      'POST /people/{id}/passkeys/{passkey}/remove': { status: 'success' },
    }),
  );
  const list = within(await screen.findByRole('region', { name: 'Passkeys of Grace' }));
  expect(await list.findByText('Phone')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Passkeys of Ada' })).toHaveTextContent(
    /There is no passkey yet/,
  );
  await page.user.click(list.getByRole('button', { name: 'Rename “Phone”' }));
  await page.user.type(list.getByRole('textbox'), ' 2{Enter}');
  await page.user.click(await list.findByRole('button', { name: 'Remove “Phone”' }));
  await page.user.click(list.getByRole('button', { name: 'Remove the passkey' }));
  expect(await screen.findByText('The passkey was removed.')).toBeVisible();
  const sent = page.calls.filter(({ name }) => name.startsWith('POST'));
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ['POST /people/7/passkeys/3', { name: 'Phone 2' }],
    ['POST /people/7/passkeys/3/remove', undefined],
  ]);
});

it('shows only the own person in a session of a passkey', async () => {
  await renderRoute(
    '/passkeys',
    answers({
      'GET /user': {
        ...account({ people: [7], is_signed_in_by: true }, [grace, ada]),
        person_id: 7,
      },
      'GET /people/{id}/passkeys': { passkeys: [phone] },
    }),
  );
  expect(await screen.findByRole('region', { name: 'Passkeys of Grace' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Passkeys of Ada' })).toBeNull();
});

it('mails a link when the sign-in is too old to add one', async () => {
  const page = await renderRoute(
    '/passkeys',
    answers({
      'GET /user': account({}),
      'POST /people/{id}/passkeys/options': new Refusal(403, 'fresh_sign_in_required'),
      'POST /key': { status: 'success', email: 'a@example.com' },
    }),
  );
  await page.user.click(button('Add a passkey'));
  await page.user.click(await screen.findByRole('button', { name: 'Mail me a link' }));
  expect(await screen.findByText(/We emailed a link/)).toBeVisible();
  expect(page.calls.at(-1)?.body).toMatchObject({ path: '/passkeys' });
});

it('tells the crew to sign in with a passkey before the desk opens', async () => {
  await renderRoute(
    '/desk',
    answers({ 'GET /user': { ...account({ is_required: true }), roles: ['member_admin'] } }),
  );
  expect(await screen.findByText(/team signs in with passkeys/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your passkeys' })).toHaveAttribute('href', '/passkeys');
});

it.each([
  ['is on its way', () => new Promise(() => undefined), /Loading/],
  ['fails', new Refusal(500, 'internal'), /The server has a problem/],
])('does not claim that there is no passkey while the list %s', async (_, list, text) => {
  await renderRoute(
    '/passkeys',
    answers({ 'GET /user': account({ people: [7] }), 'GET /people/{id}/passkeys': list }),
  );
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/There is no passkey yet/);
});
