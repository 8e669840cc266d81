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
const MAIL_MS = 30_000;
const POLL_MS = 200;
const TICK_MS = 5;
/** Why the kit does something for somebody. */
export const REASON = 'Conformance kit';

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

  /** What the newest mail to an address holds. @throws Skip when no mail can be read */
  async mailed(email: string): Promise<MailedSecrets> {
    const { mail } = this.kit.seeding;
    if (!mail) throw new Skip('the seeding does not say where mail is read');
    const secrets = findSecrets(await reach(mail, { email }), email);
    if (secrets.key !== undefined) this.kit.keepSecret(secrets.key, '$LOGIN_KEY');
    if (secrets.code !== undefined) this.kit.keepSecret(secrets.code, '$CODE');
    return secrets;
  }

  /** Asks for a login link in a browser, and waits for its mail. */
  async askForMail(email: string, browser: Browser): Promise<MailedSecrets> {
    const before = await this.mailed(email);
    this.kit.must(
      await this.kit.send(browser, 'requestKey', { body: { email }, isSigningIn: true }),
    );
    const until = Date.now() + MAIL_MS;
    for (;;) {
      const now = await this.mailed(email);
      if (now.key !== undefined && now.key !== before.key) return now;
      if (Date.now() > until) throw new Skip(`no login link was mailed to ${email}`);
      await sleep(POLL_MS);
    }
  }

  /** The key of a login link to an address. */
  async loginKey(email: string): Promise<string> {
    const known = await this.mailed(email);
    return known.key ?? (await this.askForMail(email, nobody())).key ?? '';
  }

  /** Signs in with a key that is given, else with one that was mailed before, else with a new one. */
  async signIn(email: string, name: string, given?: string): Promise<Browser> {
    const browser: Browser = { name, jar: new CookieJar() };
    if (given !== undefined) this.kit.keepSecret(given, '$LOGIN_KEY');
    const send = (key: string) =>
      this.kit.send(browser, 'login', { body: { email, key }, isSigningIn: true });
    const key = given ?? (await this.mailed(email)).key;
    if (key !== undefined && (await send(key)).status === 200) return browser;
    if (given !== undefined) throw new Skip(`the key of ${name} does not sign in`);
    const fresh = (await this.askForMail(email, nobody())).key ?? '';
    this.kit.must(await send(fresh), '200', `signing in as ${name}`);
    return browser;
  }

  /**
   * Sets the server's clock, does something as an account of the seeding, and sets it back.
   *
   * @throws Skip when it cannot be set
   */
  async at<Result>(
    time: string,
    name: AccountName,
    doing: (browser: Browser) => Promise<Result>,
  ): Promise<Result> {
    const { clock } = this.kit.seeding;
    if (!clock) throw new Skip('the seeding does not say how the clock is set');
    const { time: now } = this.kit.must<{ time: string }>(
      await this.kit.send(nobody(), 'getConfig'),
    );
    const begun = Date.now();
    await reach(clock, { time, encoded: encodeURIComponent(time) });
    try {
      // At another time no session of now need be good.
      const { email = '', key } = this.kit.seeding.accounts[name] ?? {};
      return await doing(await this.signIn(email, name, key));
    } finally {
      const back = new Date(Date.parse(now) + Date.now() - begun).toISOString();
      await reach(clock, { time: back, encoded: encodeURIComponent(back) });
    }
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
