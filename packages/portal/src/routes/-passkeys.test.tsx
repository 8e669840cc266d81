import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal, unauthorized, type Answers } from '../testing/answers.ts';
import { config, everyPart, person, user } from '../testing/builders.ts';
import { daypassPrices, purchaseData } from '../testing/purchases.ts';
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

/** Lets the device prove its passkey, at once or when it has been unlocked. */
function usePhone(unlocked?: Promise<void>) {
  const bytes = new Uint8Array([1]).buffer;
  get.mockImplementation(async () => {
    await unlocked;
    return {
      id: 'AQ',
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      getClientExtensionResults: () => ({}),
    };
  });
}

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
  // The reason is about the passkey, so it leaves when the reader types an address.
  await page.user.type(screen.getByRole('textbox', { name: 'Email' }), 'a');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks once for a double press, and reports a passkey that was removed', async () => {
  let unlock = () => undefined as void;
  usePhone(new Promise((resolve) => (unlock = resolve)));
  const page = await renderRoute(
    '/?next=/upgrade',
    answers({
      'GET /user': unauthorized,
      'POST /passkeys/sign-in/options': options,
      'POST /passkeys/sign-in': new Refusal(401, 'unknown_passkey'),
    }),
  );
  await page.user.dblClick(button('Sign in with a passkey'));
  unlock();
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

it('does not offer a passkey again on a device where the member declined', async () => {
  const given = answers({
    'GET /user': account({}),
    'GET /purchase/data': purchaseData(),
    'GET /purchase/daypass-prices': daypassPrices(),
    'GET /purchase/list': [],
  });
  const page = await renderRoute('/', given);
  const offer = () => screen.queryByRole('region', { name: 'Sign in with one press' });
  expect(offer()).toBeVisible();
  await page.user.click(button('Not now'));
  expect(offer()).toBeNull();
  page.unmount();
  await renderRoute('/', given);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(offer()).toBeNull();
});

it.each([
  ['own', 'aoife@example.com', 2],
  ['account of another', 'other@example.com', 1],
])('repeats an act of the crew only after a sign-in to their %s', async (_, email, sent) => {
  usePhone();
  let isFresh = false;
  const signedIn = {
    ...account({ is_required: true, is_signed_in_by: true }),
    email: 'aoife@example.com',
  };
  const page = await renderRoute(
    '/desk',
    answers({
      'GET /user': { ...signedIn, roles: ['member_admin'] },
      'GET /admin/pending': { pending: [] },
      'POST /passkeys/sign-in/options': options,
      'POST /passkeys/sign-in': () => {
        isFresh = true;
        return { status: 'success', email };
      },
      'POST /admin/passkeys/reset': () =>
        isFresh ? { status: 'success' } : new Refusal(403, 'fresh_sign_in_required'),
    }),
  );
  const title = 'Let in an administrator who lost their passkeys';
  await page.user.click(await screen.findByText(title));
  const form = within(screen.getByText(title).closest('details') as HTMLElement);
  await page.user.type(form.getByRole('textbox', { name: /^Email/ }), 'lost@example.com');
  await page.user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Lost the phone');
  await page.user.click(form.getByRole('button', { name: 'Remove their passkeys' }));
  await page.user.click(await form.findByRole('button', { name: 'Sign in with your passkey' }));
  const count = (name: string) => page.calls.filter((call) => call.name === name).length;
  await waitFor(() => expect(count('POST /passkeys/sign-in')).toBe(1));
  await waitFor(() =>
    expect(page.queryClient.isMutating() + page.queryClient.isFetching()).toBe(0),
  );
  expect(count('POST /admin/passkeys/reset')).toBe(sent);
});
