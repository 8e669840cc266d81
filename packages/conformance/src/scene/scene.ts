import type { Person, User } from '@conkit/api-client';
import type { Caller } from '@conkit/api-client/callers';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CookieJar } from '../http.ts';
import { createVisitor, type Answer, type Browser, type Kit } from '../kit.ts';
import { NoMail, Skip } from '../record.ts';
import {
  findSecrets,
  reach,
  readMailTexts,
  type AccountName,
  type MailedSecrets,
} from '../seeding/seeding.ts';
import { Facts } from './facts.ts';

/** A signed-in account and its first person. */
export interface TestAccount {
  readonly email: string;
  readonly browser: Browser;
  readonly person: Person;
}

/** How long to wait for a mail by default, in seconds. */
const MAIL_SECONDS = 60;
const POLL_MS = 200;
const TICK_MS = 5;
/** The reason that the kit gives for administrator actions. */
export const REASON = 'Conformance kit';

/** The mails with a login code to one address. */
interface Mailbox {
  /** How many mails this run has requested. */
  asked: number;
  /** The keys of mails that arrived during the run. */
  readonly came: Set<string>;
  /** The keys of mails from before the run. */
  readonly before: ReadonlySet<string>;
}

const createMailbox = (mails: readonly MailedSecrets[]): Mailbox => ({
  asked: 0,
  came: new Set(),
  before: new Set(mails.map(({ key }) => key)),
});

const ACCOUNT_NAMES: Readonly<Record<Exclude<Caller, 'anonymous'>, AccountName>> = {
  stranger: 'stranger',
  owner: 'target',
  household: 'target',
  admin: 'memberAdmin',
  hugoAdmin: 'hugoAdmin',
  formerAdmin: 'formerAdmin',
};

/** The accounts of administrators. */
const CREW: ReadonlySet<AccountName> = new Set([
  'memberAdmin',
  'hugoAdmin',
  'secondAdmin',
  'formerAdmin',
]);

/** The accounts and prepared data of a run. Everything is created once, when it is first needed. */
export class Scene {
  readonly kit: Kit;
  readonly facts: Facts;
  readonly #browsers = new Map<string, Promise<Browser>>();
  readonly #testAccounts = new Map<string, Promise<TestAccount>>();
  readonly #mailboxes = new Map<string, Mailbox>();
  /** Login keys from when the server's clock was set to another time. They may have expired. */
  readonly #keysOfOtherTimes = new Set<string>();
  /** How long to wait for a mail, in milliseconds. */
  readonly #mailMs: number;
  #isAway = false;

  constructor(kit: Kit) {
    this.kit = kit;
    this.facts = new Facts(kit);
    this.#mailMs = (kit.seeding.mail?.seconds ?? MAIL_SECONDS) * 1000;
  }

  /** Returns the browser of an account of the seeding. @throws Skip when the seeding lacks the account */
  account(name: AccountName, session = ''): Promise<Browser> {
    return this.#once(this.#browsers, `${name}${session}`, async () => {
      if (CREW.has(name)) this.kit.requireLevel('crew');
      const account = this.kit.seeding.accounts[name];
      if (!account) throw new Skip(`the seeding has no accounts.${name}`);
      const { email, key } = account;
      const browser = await this.signIn(email, name, key);
      // Only a key that is mailed now counts as a fresh sign-in.
      if (key === undefined)
        browser.renew = async () =>
          browser.jar.adopt((await this.signIn(email, name, key, { isFresh: true })).jar);
      return browser;
    });
  }

  /** Returns the browser of a kind of caller. */
  async caller(caller: Caller): Promise<Browser> {
    if (caller === 'anonymous') return createVisitor();
    return this.account(ACCOUNT_NAMES[caller], caller === 'household' ? ' again' : '');
  }

  /** Returns the address of a kind of caller; an unused one for the caller `anonymous`. */
  getEmail(caller: Caller): string {
    if (caller === 'anonymous') return this.newAddress();
    return this.kit.seeding.accounts[ACCOUNT_NAMES[caller]]?.email ?? '';
  }

  /** Returns an account of the seeding with its first person. */
  testAccount(name: AccountName): Promise<TestAccount> {
    return this.#once(this.#testAccounts, name, async () => {
      const browser = await this.account(name);
      const user = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
      const isVoter = ({ rights }: Person) => Object.values(rights).some(({ vote }) => vote);
      const person = user.people.find(isVoter) ?? user.people[0];
      if (!person) throw new Skip(`the account ${name} has no person`);
      return { email: user.email, browser, person };
    });
  }

  /** Returns a person that only checks of one kind use. The first call for the kind creates the person. */
  getSharedMember(what: 'changes' | 'bodies' | 'limits' = 'changes'): Promise<TestAccount> {
    return this.#once(this.#testAccounts, what, () => this.createMember());
  }

  /** Waits for the server's clock to advance, because two changes in one millisecond have the same time. */
  tick = (): Promise<void> => sleep(TICK_MS);

  /** Returns the current record of a person. */
  async readPerson({ browser, person: { id } }: TestAccount): Promise<Person> {
    const { people } = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
    const found = people.find((one) => one.id === id);
    if (!found) throw new Skip('the person is not on the account any more');
    return found;
  }

  /** Returns an unused address. @throws Skip when the seeding does not allow made-up addresses */
  newAddress(): string {
    this.kit.requireChanges();
    const { addresses } = this.kit.seeding;
    if (addresses === undefined) throw new Skip('the seeding names no addresses');
    return addresses.replace('{id}', randomUUID().slice(0, 13));
  }

  /**
   * Buys the cheapest membership that may vote for a new person, and signs in to their new account. Signs up without a
   * membership if the server does not claim purchases.
   */
  async createMember(): Promise<TestAccount> {
    if (!this.kit.levels.has('money')) return this.#signUp();
    const [type] = await this.facts.voterTypes();
    if (!type) throw new Skip('no membership with all rights is sold');
    const email = this.newAddress();
    const answer = await this.buy({
      amount: type.amount,
      email,
      source: this.source('success'),
      new_members: [{ ...createPersonDetails(email), membership: type.key }],
    });
    this.kit.must(answer, '200', 'a new member');
    this.kit.recorder.left.push(`${email}: a person with the membership ${type.key}`);
    return this.openAccount(email);
  }

  /** Creates an account with a person who has no membership. */
  async #signUp(): Promise<TestAccount> {
    const email = this.newAddress();
    await this.readMails(email);
    const answer = await this.kit.send(createVisitor(), 'requestKey', {
      body: { email, name: createPersonDetails(email).legal_name },
      leaves: `${email}: an account`,
    });
    this.kit.must(answer, '200', 'a new account');
    return this.openAccount(email);
  }

  /** Signs in to an address in a new browser, and returns the account with its first person. */
  async openAccount(email: string): Promise<TestAccount> {
    const browser = await this.signIn(email, 'a new browser');
    const { people } = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
    const [person] = people;
    if (!person) throw new Skip(`${email} has no person`);
    return { email, browser, person };
  }

  /** Makes a purchase. */
  buy(body: object, browser = createVisitor(), key: string = randomUUID()): Promise<Answer> {
    return this.kit.send(browser, 'purchase', { body, headers: { 'Idempotency-Key': key } });
  }

  /** Returns a request for an item that is not for a particular person. */
  async anyItem(): Promise<{ readonly body: object }> {
    const { account, ...item } = await this.facts.item();
    return { body: { account, email: this.newAddress(), items: [item] } };
  }

  /** Returns a payment source of the seeding. @throws Skip when it has none */
  source(kind: 'success' | 'declined' | 'authenticate'): string {
    this.kit.requireLevel('money');
    const source = this.kit.seeding.payments?.[kind];
    if (source === undefined) throw new Skip(`the seeding has no payments.${kind}`);
    return source;
  }

  /** Returns the mails with a login link to an address, newest first. @throws Skip when mails cannot be read */
  async #mails(email: string): Promise<readonly MailedSecrets[]> {
    const { mail } = this.kit.seeding;
    if (!mail) throw new Skip('the seeding does not say where mail is read');
    const mails = findSecrets(await reach(mail, { email }), email);
    for (const { key, code } of mails) {
      this.kit.keepSecret(key, '$LOGIN_KEY');
      if (code !== undefined) this.kit.keepSecret(code, '$CODE');
    }
    const box = this.#mailboxes.get(email) ?? createMailbox(mails);
    this.#mailboxes.set(email, box);
    for (const { key, code } of mails)
      if (code !== undefined && !box.before.has(key)) box.came.add(key);
    return mails;
  }

  /** Polls the mails to an address until `find` returns a value. @returns undefined after the timeout */
  async #awaitMail<Found>(
    email: string,
    find: (mails: readonly MailedSecrets[]) => Found | undefined | Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const until = Date.now() + this.#mailMs;
    for (;;) {
      const found = await find(await this.#mails(email));
      if (found !== undefined || Date.now() > until) return found;
      await sleep(POLL_MS);
    }
  }

  /** Returns the texts of the mails to an address, newest first. @throws Skip when mails cannot be read */
  async readMails(email: string): Promise<string> {
    const { mail } = this.kit.seeding;
    if (!mail) throw new Skip('the seeding does not say where mail is read');
    return readMailTexts(await reach(mail, { email }));
  }

  /**
   * Polls the mails to an address until the text of those that arrived after `before` satisfies a condition.
   *
   * @returns whether it was satisfied in time, and that text
   */
  async awaitMails(
    email: string,
    before: string,
    isRight: (text: string) => boolean,
  ): Promise<{ readonly isThere: boolean; readonly added: string }> {
    const until = Date.now() + this.#mailMs;
    for (;;) {
      const now = await this.readMails(email);
      const added = findAdded(before, now);
      if (added !== '' && isRight(added)) return { isThere: true, added };
      if (Date.now() > until) return { isThere: false, added };
      await sleep(POLL_MS);
    }
  }

  /** Returns whether a requested mail to an address has not arrived yet. */
  #isExpecting(email: string): boolean {
    const box = this.#mailboxes.get(email);
    return box !== undefined && box.came.size < box.asked;
  }

  /** Requests a login link in a browser. @returns the keys that were mailed before */
  async #requestKey(email: string, browser: Browser, as = email): Promise<ReadonlySet<string>> {
    const before = await this.#mails(email);
    this.kit.must(
      await this.kit.send(browser, 'requestKey', { body: { email: as }, isSigningIn: true }),
    );
    const box = this.#mailboxes.get(email);
    if (box) box.asked += 1;
    return new Set(before.map(({ key }) => key));
  }

  /**
   * Requests a code in a browser and waits for its mail. First waits for the mails that were requested earlier: a late
   * one could be mistaken for the new one, and a code works only in the browser that requested it.
   *
   * @param as the address as it is sent, such as one in upper case
   * @throws Skip when no code arrives in time
   */
  async askForCode(email: string, browser: Browser, as = email): Promise<string> {
    await this.#awaitMail(email, () => (this.#isExpecting(email) ? undefined : true));
    const before = await this.#requestKey(email, browser, as);
    const code = await this.#awaitMail(
      email,
      (mails) => mails.find((mail) => mail.code !== undefined && !before.has(mail.key))?.code,
    );
    if (code === undefined) throw new NoMail(`no code was mailed to ${email}`);
    return code;
  }

  /** Returns a key that was mailed to an address, and requests one if needed. @throws Skip when none arrives in time */
  async loginKey(email: string): Promise<string> {
    const usable = (mails: readonly MailedSecrets[]) =>
      mails.find(({ key }) => !this.#keysOfOtherTimes.has(key))?.key;
    const known = usable(await this.#mails(email));
    if (known !== undefined) return known;
    await this.#requestKey(email, createVisitor());
    const key = await this.#awaitMail(email, usable);
    if (key === undefined) throw new Skip(`no login link was mailed to ${email}`);
    return key;
  }

  /** Signs in with the given key, else with one that was mailed before, else with a new one. */
  async signIn(
    email: string,
    name: string,
    given?: string,
    { isFresh = false } = {},
  ): Promise<Browser> {
    const browser: Browser = { name, jar: new CookieJar() };
    if (given !== undefined) this.kit.keepSecret(given, '$LOGIN_KEY');
    const send = (key: string) =>
      this.kit.send(browser, 'login', { body: { email, key }, isSigningIn: true });
    const known = given === undefined && !isFresh ? await this.#mails(email) : [];
    const old = known.find((mail) => !this.#keysOfOtherTimes.has(mail.key));
    const key = given ?? old?.key;
    if (key !== undefined && (await send(key)).status === 200) return browser;
    if (given !== undefined) throw new Skip(`the key of ${name} does not sign in`);
    const tried = new Set(await this.#requestKey(email, createVisitor()));
    const answer = await this.#awaitMail(email, async (mails) => {
      const fresh = mails.find((mail) => !tried.has(mail.key));
      if (!fresh) return undefined;
      tried.add(fresh.key);
      if (this.#isAway) this.#keysOfOtherTimes.add(fresh.key);
      const said = await send(fresh.key);
      // A late mail may contain a key that is no longer valid.
      return said.status === 200 || !this.#isExpecting(email) ? said : undefined;
    });
    if (!answer) throw new Skip(`no login link was mailed to ${email}`);
    this.kit.must(answer, '200', `signing in as ${name}`);
    return browser;
  }

  /**
   * Sets the server's clock, sends a request as an account of the seeding, and resets the clock. Signing in may take
   * long, so it happens before the clock is set to the exact time.
   *
   * @param until the server's clock must not have reached this time when the answer arrives
   * @throws Skip when the clock cannot be set, or has reached `until`
   */
  async askAt(
    { from, until }: { readonly from: string; readonly until?: string },
    name: AccountName,
    ask: (browser: Browser) => Promise<Answer>,
  ): Promise<Answer> {
    this.kit.requireChanges();
    const { clock } = this.kit.seeding;
    if (!clock) throw new Skip('the seeding does not say how the clock is set');
    const set = (instant: number) => {
      const time = new Date(instant).toISOString();
      return reach(clock, { time, encoded: encodeURIComponent(time) });
    };
    const now = await this.#serverTime();
    const begun = Date.now();
    this.#isAway = true;
    try {
      // Signing in may take as long as a mail.
      await set(Date.parse(from) - 2 * this.#mailMs);
      // A session may be invalid at another time.
      const { email = '', key } = this.kit.seeding.accounts[name] ?? {};
      const browser = await this.signIn(email, name, key);
      await set(Date.parse(from));
      const answer = await ask(browser);
      if (until !== undefined && (await this.#serverTime()) >= Date.parse(until))
        throw new Skip(`the answer arrived after ${until}, so the check is inconclusive`);
      return answer;
    } finally {
      this.#isAway = false;
      await set(now + Date.now() - begun);
    }
  }

  async #serverTime(): Promise<number> {
    const answer = await this.kit.send(createVisitor(), 'getConfig');
    return Date.parse(this.kit.must<{ time: string }>(answer).time);
  }

  #once<Value>(known: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>) {
    const value = known.get(name) ?? make();
    known.set(name, value);
    // Allow a retry after a failure.
    value.catch(() => known.delete(name));
    return value;
  }
}

/**
 * Returns the text that was added anywhere in the texts of mails. If the new mail begins like another one, the added
 * text seems to start within the new mail. It is therefore returned twice in a row, so that it contains the whole mail.
 */
export function findAdded(before: string, now: string): string {
  const length = now.length - before.length;
  if (length <= 0) return now === before ? '' : now;
  let same = 0;
  while (same < before.length && now[same] === before[same]) same += 1;
  // Otherwise an older mail is gone.
  if (now.slice(same + length) !== before.slice(same)) return now;
  const added = now.slice(same, same + length);
  return `${added}${added}`;
}

/** Returns the details of a new person for a purchase. */
export const createPersonDetails = (email: string) => ({
  legal_name: `Kit ${email.split('@', 1)[0]}`,
  public_first_name: 'Conformance',
  public_last_name: randomUUID().slice(0, 8),
  email,
});
