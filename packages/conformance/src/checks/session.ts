import type { PersonRecord, User } from '@conkit/api-client';
import { CookieJar, isDeleting } from '../http.ts';
import { createVisitor } from '../kit.ts';
import { NoMail } from '../record.ts';
import { askForCode, changeCode } from '../scene/prepared.ts';
import type { Scene } from '../scene/scene.ts';
import { requireAlike } from './callers.ts';
import type { Check } from './check.ts';
import { pagingChecks } from './paging.ts';

/** Removes the requested address from an answer. */
const without = (email: string) => (text: string) => text.replaceAll(email, '…');
const TRIES = 5;

/** Checks the stored language of the target, according to the administrators' view. */
async function requireLanguage(scene: Scene, language: string): Promise<void> {
  const { kit } = scene;
  if (!kit.levels.has('crew')) return;
  const { person } = await scene.testAccount('target');
  const params = { id: person.id };
  const answer = await kit.send(await scene.account('memberAdmin'), 'getPersonRecord', { params });
  const { account } = kit.must<PersonRecord>(answer);
  kit.that(account?.language === language, 'does not store the language', answer);
}

export const sessionChecks = {
  requestKey: [
    {
      title: 'answers the same for a known and an unknown address',
      run: async (scene) => {
        const { kit } = scene;
        const [known, unknown] = [(await scene.testAccount('target')).email, scene.newAddress()];
        const ask = async (email: string) => {
          const answer = await kit.send(createVisitor(), 'requestKey', { body: { email } });
          kit.expect(answer, '200');
          return { ...answer, text: without(email)(answer.text) };
        };
        requireAlike(scene, await ask(known), await ask(unknown));
      },
    },
    {
      title: 'ties the mailed code to the browser that asked',
      run: async (scene) => {
        const { kit } = scene;
        const body = { email: scene.newAddress() };
        const answer = await kit.send(createVisitor(), 'requestKey', { body });
        if (!kit.expect(answer, '200')) return;
        const name = answer.cookies.map((cookie) => cookie.name).join();
        kit.that(name.endsWith('-code'), 'sets no cookie for the mailed code', answer);
      },
    },
  ],
  login: [
    {
      title: 'answers a wrong key in the same way for known and unknown addresses',
      provokes: ['401 unauthorized'],
      run: async (scene) => {
        const { kit } = scene;
        const [known, unknown] = [(await scene.testAccount('target')).email, scene.newAddress()];
        const ask = (email: string) =>
          kit.send(createVisitor(), 'login', { body: { email, key: 'a-wrong-key' } });
        const [one, other] = [await ask(known), await ask(unknown)];
        kit.expect(one, '401 unauthorized');
        requireAlike(scene, one, other);
      },
    },
    {
      title: 'starts a new session for each sign-in with a valid key',
      run: async (scene) => {
        const { kit } = scene;
        const { email } = await scene.getSharedMember();
        const key = await scene.loginKey(email);
        const browser = { name: 'a new browser', jar: new CookieJar() };
        const seen = new Set<string>();
        for (let n = 0; n < 2; n += 1) {
          const answer = await kit.send(browser, 'login', { body: { email, key } });
          if (!kit.expect(answer, '200', 'a valid key')) return;
          const told = String(Object(answer.json).email).toLowerCase();
          kit.that(told === email.toLowerCase(), 'answers another address', answer);
          const [cookie] = answer.cookies;
          kit.that(cookie !== undefined, 'sets no session cookie', answer);
          const isNew = cookie !== undefined && !seen.has(cookie.value);
          kit.that(isNew, 'reuses a session id', answer);
          seen.add(cookie?.value ?? '');
        }
        kit.expect(await kit.send(browser, 'getUser'), '200', 'signed in');
      },
    },
    {
      title: 'ignores the letter case of an address, and white space around it',
      run: async (scene) => {
        const { kit } = scene;
        // A new address has not reached its limit of mails.
        const { email, person } = await scene.createMember();
        const other = `  ${email.toUpperCase()} `;
        const asking = scene.askForCode(email, createVisitor(), other);
        await asking.catch((error: unknown) => {
          if (!(error instanceof NoMail)) throw error;
          kit.that(false, 'mails nothing to an address in upper case');
        });
        const key = await scene.loginKey(email);
        const browser = { name: 'a new browser', jar: new CookieJar() };
        const answer = await kit.send(browser, 'login', { body: { email: other, key } });
        if (!kit.expect(answer, '200', 'an address in upper case')) return;
        const user = await kit.send(browser, 'getUser');
        const { people } = kit.must<User>(user);
        const isOwn = people.some(({ id }) => id === person.id);
        kit.that(isOwn, 'signs an address in upper case in to another account', user);
      },
    },
    {
      title: 'refuses a key that has expired',
      provokes: ['403 expired_key'],
      run: async (scene) => {
        const { kit } = scene;
        const { email, browser } = await scene.createMember();
        const key = await scene.loginKey(email);
        kit.must(await kit.send(browser, 'logout', { query: 'keys=1' }), '200', 'ending keys');
        const answer = await kit.send(createVisitor(), 'login', { body: { email, key } });
        kit.expect(answer, '403 expired_key');
      },
    },
  ],
  loginWithCode: [
    {
      title: 'lets the browser that asked try a mailed code five times',
      provokes: ['401 wrong_code', '403 expired_code'],
      run: async (scene) => {
        const { kit } = scene;
        const { email } = await scene.createMember();
        const { code, cookie } = await askForCode(scene, email);
        const send = (digits: string, headers = { cookie }) =>
          kit.send(createVisitor(), 'loginWithCode', { body: { code: digits }, headers });
        kit.expect(await send(code, { cookie: '' }), '403 expired_code', 'in another browser');
        for (let left = TRIES - 1; left >= 0; left -= 1) {
          const answer = await send(changeCode(code));
          if (!kit.expect(answer, '401 wrong_code', 'a wrong code')) return;
          const told = Object(answer.json).tries_left as number;
          const isCounted = told === left;
          if (!kit.that(isCounted, `answers ${told} tries left instead of ${left}`, answer)) return;
        }
        kit.expect(await send(code), '403 expired_code', 'after five wrong ones');
      },
    },
    {
      title: 'accepts a right code once',
      run: async (scene) => {
        const { kit } = scene;
        const { email } = await scene.getSharedMember();
        const { code, cookie } = await askForCode(scene, email);
        const send = () =>
          kit.send(createVisitor(), 'loginWithCode', { body: { code }, headers: { cookie } });
        kit.expect(await send(), '200', 'a right code');
        kit.expect(await send(), '403 expired_code', 'a code that was used');
      },
    },
  ],
  getUser: [
    ...pagingChecks<User>({
      start: 'after',
      getIds: ({ people }) => people.map(({ id }) => id),
      look: (kit, answer, { people_count: told }, count) =>
        kit.that(told === count, `answers ${told} people instead of ${count}`, answer),
    }),
    {
      title: 'shows the people of the account, and their rights',
      run: async (scene) => {
        const { kit } = scene;
        for (const name of ['target', 'stranger', 'visitor'] as const) {
          const email = kit.seeding.accounts[name]?.email;
          if (email === undefined) continue;
          const answer = await kit.send(await scene.account(name), 'getUser');
          const user = kit.must<User>(answer);
          const isOwn = user.email.toLowerCase() === email.toLowerCase();
          kit.that(isOwn, `answers another address to ${name}`, answer);
          const ids = new Set(user.people.map(({ id }) => id));
          const least = name === 'target' ? 2 : 1;
          kit.that(ids.size === user.people.length, 'lists a person twice', answer);
          kit.that(ids.size >= least, `lists ${ids.size} people of ${name}`, answer);
          const rights = user.people.flatMap((one) => Object.values(one.rights));
          const hasRight = rights.some(({ nominate, vote }) => nominate || vote);
          const isRight = name === 'visitor' ? !hasRight : hasRight || rights.length === 0;
          kit.that(isRight, `answers wrong rights of ${name}`, answer);
        }
      },
    },
    {
      title: 'hides its answer from other sites',
      run: async (scene) => {
        const { browser } = await scene.testAccount('target');
        const headers = { origin: 'https://elsewhere.example' };
        const answer = await scene.kit.send(browser, 'getUser', { headers });
        const allowed = answer.headers['access-control-allow-origin'];
        scene.kit.that(allowed === undefined, 'lets another site read the answer', answer);
      },
    },
    {
      title: 'shows the current roles',
      run: async (scene) => {
        const getRoles = async (name: 'target' | 'memberAdmin') => {
          const answer = await scene.kit.send(await scene.account(name), 'getUser');
          return { answer, roles: String(scene.kit.must<{ roles: string[] }>(answer).roles) };
        };
        const [own, admin] = [await getRoles('target'), await getRoles('memberAdmin')];
        scene.kit.that(own.roles === '', 'gives the target a role', own.answer);
        scene.kit.that(admin.roles === 'member_admin', 'does not show the role', admin.answer);
      },
    },
  ],
  setLanguage: [
    {
      title: 'accepts only the languages of the convention',
      run: async (scene) => {
        const { browser } = await scene.testAccount('target');
        const answer = await scene.kit.send(browser, 'setLanguage', { body: { language: 'xx' } });
        scene.kit.expect(answer, '400 invalid', 'an unknown language');
        for (const language of (await scene.facts.config()).languages.slice(0, 2)) {
          const stored = await scene.kit.send(browser, 'setLanguage', { body: { language } });
          const { language: told } = scene.kit.must<{ language: string }>(stored);
          scene.kit.that(told === language, `answers ${told} instead of ${language}`, stored);
          await requireLanguage(scene, language);
        }
      },
    },
  ],
  logout: [
    {
      title: 'ends the session, and with `all` every session of the account',
      run: async (scene) => {
        const { kit } = scene;
        const { email, browser } = await scene.createMember();
        const other = await scene.signIn(email, 'a new browser');
        const third = await scene.signIn(email, 'a new browser');
        const kept = { ...browser, jar: browser.jar.copy() };
        const answer = await kit.send(browser, 'logout');
        kit.expect(answer, '200');
        const isDeleted = answer.cookies.some(isDeleting);
        kit.that(isDeleted, 'does not delete the session cookie', answer);
        kit.expect(await kit.send(kept, 'getUser'), '401 unauthorized', 'signed out');
        kit.expect(await kit.send(other, 'getUser'), '200', 'another session');
        const all = await kit.send(other, 'logout', { query: 'all=true' });
        const { sessions } = kit.must<{ sessions?: number }>(all);
        kit.that(sessions === 2, `answers that it ended ${sessions} sessions instead of 2`, all);
        kit.that(all.cookies.some(isDeleting), 'does not delete the session cookie', all);
        kit.expect(await kit.send(third, 'getUser'), '401 unauthorized', 'signed out everywhere');
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Check[]>>;
