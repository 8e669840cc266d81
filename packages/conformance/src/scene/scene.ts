import type { Person, User } from '@conkit/api-client';
import type { Caller } from '@conkit/api-client/callers';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CookieJar } from '../http/cookies.ts';
import { nobody, type Answer, type Browser, type Kit } from '../kit.ts';
import { Skip } from '../record.ts';
import { findSecrets, type MailedSecrets } from '../seeding/mails.ts';
import { reach } from '../seeding/reach.ts';
import type { AccountName } from '../seeding/seeding.ts';
import { Facts } from './facts.ts';

/** An account that is signed in, and its first person. */
export interface Party {
  readonly email: string;
  readonly browser: Browser;
  readonly person: Person;
}

/** How long a mail may take, in milliseconds. */
const MAIL_MS = 60_000;
/** How long before a time the kit signs in for it, in milliseconds: longer than a mail may take. */
const SIGN_IN_MS = 120_000;
const POLL_MS = 200;
const TICK_MS = 5;
/** Why the kit does something for somebody. */
export const REASON = 'Conformance kit';

/** The mails with a code to one address. */
interface Mailbox {
  /** How many this run has asked for and waits for. */
  asked: number;
  /** The keys of those that came since. */
  readonly came: Set<string>;
  /** The keys of those that were there before the run. */
  readonly before: ReadonlySet<string>;
}

const newMailbox = (mails: readonly MailedSecrets[]): Mailbox => ({
  asked: 0,
  came: new Set(),
  before: new Set(mails.map(({ key }) => key)),
});

const accountOf: Readonly<Record<Exclude<Caller, 'nobody'>, AccountName>> = {
  stranger: 'stranger',
  owner: 'target',
  household: 'target',
  admin: 'memberAdmin',
  hugoAdmin: 'hugoAdmin',
  formerAdmin: 'formerAdmin',
};

/** Who is there, and what was prepared of them. Everything is made when it is first needed, and once. */
export class Scene {
  readonly kit: Kit;
  readonly facts: Facts;
  readonly #browsers = new Map<string, Promise<Browser>>();
  readonly #parties = new Map<string, Promise<Party>>();
  readonly #mailboxes = new Map<string, Mailbox>();
  /** Login keys that were made while the server's clock was set to another time: they may have expired by now. */
  readonly #keysOfOtherTimes = new Set<string>();
  #isAway = false;

  constructor(kit: Kit) {
    this.kit = kit;
    this.facts = new Facts(kit);
  }

  /** The browser of an account of the seeding. @throws Skip when it names no such account */
  account(name: AccountName, session = ''): Promise<Browser> {
    return this.#once(this.#browsers, `${name}${session}`, async () => {
      const account = this.kit.seeding.accounts[name];
      if (!account) throw new Skip(`the seeding has no accounts.${name}`);
      return this.signIn(account.email, name, account.key);
    });
  }

  /** The browser of a kind of caller. */
  async caller(caller: Caller): Promise<Browser> {
    if (caller === 'nobody') return nobody();
    return this.account(accountOf[caller], caller === 'household' ? ' again' : '');
  }

  /** The address of a kind of caller; one that nobody has, for nobody. */
  emailOf(caller: Caller): string {
    if (caller === 'nobody') return this.newAddress();
    return this.kit.seeding.accounts[accountOf[caller]]?.email ?? '';
  }

  /** An account of the seeding with its first person. */
  party(name: AccountName): Promise<Party> {
    return this.#once(this.#parties, name, async () => {
      const browser = await this.account(name);
      const user = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
      const isVoter = ({ rights }: Person) => Object.values(rights).some(({ vote }) => vote);
      const person = user.people.find(isVoter) ?? user.people[0];
      if (!person) throw new Skip(`the account ${name} has no person`);
      return { email: user.email, browser, person };
    });
  }

  /** Somebody new, the same for all who do so much to them. */
  throwaway(what: 'changes' | 'bodies' | 'limits' = 'changes'): Promise<Party> {
    return this.#once(this.#parties, what, () => this.mint());
  }

  /** Lets the server's clock move on: two changes of one millisecond have one time. */
  tick = (): Promise<void> => sleep(TICK_MS);

  /** What a person's record says now. */
  async personOf({ browser, person: { id } }: Party): Promise<Person> {
    const { people } = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
    const found = people.find((one) => one.id === id);
    if (!found) throw new Skip('the person is not on the account any more');
    return found;
  }

  /** An address that nobody had before. @throws Skip when the seeding lets none be made up */
  newAddress(): string {
    const { addresses } = this.kit.seeding;
    if (addresses === undefined) throw new Skip('the seeding names no addresses');
    return addresses.replace('{id}', randomUUID().slice(0, 13));
  }

  /**
   * Buys a new person an account of their own, and signs them in.
   *
   * @param at which of the membership types that may vote, the cheapest first
   */
  async mint(at = 0): Promise<Party> {
    const types = await this.facts.voterTypes();
    const type = types.at(at);
    if (!type) throw new Skip('no membership with all rights is sold');
    const email = this.newAddress();
    const answer = await this.buy({
      amount: type.amount,
      email,
      source: this.source('success'),
      new_members: [{ ...newPerson(email), membership: type.key }],
    });
    this.kit.must(answer, '200', 'a new member');
    this.kit.recorder.left.push(`${email}: a person with the membership ${type.key}`);
    const browser = await this.signIn(email, 'somebody new');
    const user = this.kit.must<User>(await this.kit.send(browser, 'getUser'));
    const [person] = user.people;
    if (!person) throw new Skip('a new member has no person on their account');
    return { email, browser, person };
  }

  /** Buys memberships. */
  buy(body: object, browser = nobody(), key: string = randomUUID()): Promise<Answer> {
    return this.kit.send(browser, 'purchase', { body, headers: { 'Idempotency-Key': key } });
  }

  /** A request for an item that is for nobody in particular. */
  async anyItem(): Promise<{ readonly body: object }> {
    const { account, ...item } = await this.facts.item();
    return { body: { account, email: this.newAddress(), items: [item] } };
  }

  /** A source of the payment provider. @throws Skip when the seeding has none */
  source(kind: 'success' | 'declined' | 'authenticate'): string {
    const source = this.kit.seeding.payments?.[kind];
    if (source === undefined) throw new Skip(`the seeding has no payments.${kind}`);
    return source;
  }

  /** The mails with a login link to an address, newest first. @throws Skip when no mail can be read */
  async #mails(email: string): Promise<readonly MailedSecrets[]> {
    const { mail } = this.kit.seeding;
    if (!mail) throw new Skip('the seeding does not say where mail is read');
    const mails = findSecrets(await reach(mail, { email }), email);
    for (const { key, code } of mails) {
      this.kit.keepSecret(key, '$LOGIN_KEY');
      if (code !== undefined) this.kit.keepSecret(code, '$CODE');
    }
    const box = this.#mailboxes.get(email) ?? newMailbox(mails);
    this.#mailboxes.set(email, box);
    for (const { key, code } of mails)
      if (code !== undefined && !box.before.has(key)) box.came.add(key);
    return mails;
  }

  /** Reads the mails to an address until something is found in them. @returns undefined when it was not in time */
  async #awaitMail<Found>(
    email: string,
    find: (mails: readonly MailedSecrets[]) => Found | undefined | Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const until = Date.now() + MAIL_MS;
    for (;;) {
      const found = await find(await this.#mails(email));
      if (found !== undefined || Date.now() > until) return found;
      await sleep(POLL_MS);
    }
  }

  /** Whether a mail that was asked for is still on its way to an address. */
  #isExpecting(email: string): boolean {
    const box = this.#mailboxes.get(email);
    return box !== undefined && box.came.size < box.asked;
  }

  /** Asks for a login link in a browser. @returns the keys that were mailed before */
  async #requestKey(email: string, browser: Browser): Promise<ReadonlySet<string>> {
    const before = await this.#mails(email);
    this.kit.must(
      await this.kit.send(browser, 'requestKey', { body: { email }, isSigningIn: true }),
    );
    const box = this.#mailboxes.get(email);
    if (box) box.asked += 1;
    return new Set(before.map(({ key }) => key));
  }

  /**
   * Asks for a code in a browser, and waits for its mail. A code is good in the browser that asked for it alone, so
   * mails that were asked for earlier must have come first.
   *
   * @throws Skip when no code comes in time
   */
  async askForCode(email: string, browser: Browser): Promise<string> {
    await this.#awaitMail(email, () => (this.#isExpecting(email) ? undefined : true));
    const before = await this.#requestKey(email, browser);
    const code = await this.#awaitMail(
      email,
      (mails) => mails.find((mail) => mail.code !== undefined && !before.has(mail.key))?.code,
    );
    if (code === undefined) throw new Skip(`no code was mailed to ${email}`);
    return code;
  }

  /** A key that was mailed to an address, newly asked for when there is none. @throws Skip when none comes in time */
  async loginKey(email: string): Promise<string> {
    const usable = (mails: readonly MailedSecrets[]) =>
      mails.find(({ key }) => !this.#keysOfOtherTimes.has(key))?.key;
    const known = usable(await this.#mails(email));
    if (known !== undefined) return known;
    await this.#requestKey(email, nobody());
    const key = await this.#awaitMail(email, usable);
    if (key === undefined) throw new Skip(`no login link was mailed to ${email}`);
    return key;
  }

  /** Signs in with a key that is given, else with one that was mailed before, else with a new one. */
  async signIn(email: string, name: string, given?: string): Promise<Browser> {
    const browser: Browser = { name, jar: new CookieJar() };
    if (given !== undefined) this.kit.keepSecret(given, '$LOGIN_KEY');
    const send = (key: string) =>
      this.kit.send(browser, 'login', { body: { email, key }, isSigningIn: true });
    const old = (await this.#mails(email)).find(({ key }) => !this.#keysOfOtherTimes.has(key));
    const key = given ?? old?.key;
    if (key !== undefined && (await send(key)).status === 200) return browser;
    if (given !== undefined) throw new Skip(`the key of ${name} does not sign in`);
    const tried = new Set(await this.#requestKey(email, nobody()));
    const answer = await this.#awaitMail(email, async (mails) => {
      const fresh = mails.find((mail) => !tried.has(mail.key));
      if (!fresh) return undefined;
      tried.add(fresh.key);
      if (this.#isAway) this.#keysOfOtherTimes.add(fresh.key);
      const said = await send(fresh.key);
      // An older mail that comes late may hold a key that is no longer good.
      return said.status === 200 || !this.#isExpecting(email) ? said : undefined;
    });
    if (!answer) throw new Skip(`no login link was mailed to ${email}`);
    this.kit.must(answer, '200', `signing in as ${name}`);
    return browser;
  }

  /**
   * Sets the server's clock, asks something as an account of the seeding, and sets the clock back. Signing in may take
   * long, so it happens before the clock is set to the exact time.
   *
   * @param until the answer counts only if the server's clock has not reached this time when it is there
   * @throws Skip when the clock cannot be set, or has reached `until`
   */
  async askAt(
    { from, until }: { readonly from: string; readonly until?: string },
    name: AccountName,
    ask: (browser: Browser) => Promise<Answer>,
  ): Promise<Answer> {
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
      await set(Date.parse(from) - SIGN_IN_MS);
      // At another time no session of now need be good.
      const { email = '', key } = this.kit.seeding.accounts[name] ?? {};
      const browser = await this.signIn(email, name, key);
      await set(Date.parse(from));
      const answer = await ask(browser);
      if (until !== undefined && (await this.#serverTime()) >= Date.parse(until))
        throw new Skip(`the answer took until ${until}: it says nothing of the time before`);
      return answer;
    } finally {
      this.#isAway = false;
      await set(now + Date.now() - begun);
    }
  }

  async #serverTime(): Promise<number> {
    const answer = await this.kit.send(nobody(), 'getConfig');
    return Date.parse(this.kit.must<{ time: string }>(answer).time);
  }

  #once<Value>(known: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>) {
    const value = known.get(name) ?? make();
    known.set(name, value);
    // What failed once may go well the next time.
    value.catch(() => known.delete(name));
    return value;
  }
}

/** Somebody to be bought something for. */
export const newPerson = (email: string) => ({
  legal_name: `Kit ${email.split('@', 1)[0]}`,
  public_first_name: 'Conformance',
  public_last_name: randomUUID().slice(0, 8),
  email,
});
