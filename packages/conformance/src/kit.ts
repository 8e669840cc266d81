import type { OperationId } from '@conkit/api-client';
import { loadContract, type Contract, type DescribedOperation } from './contract/document.ts';
import {
  createFaultFinder,
  type AnswerFault,
  type FindFaults,
  type ReadAnswer,
} from './contract/faults.ts';
import {
  CookieJar,
  exchange,
  parseSetCookie,
  toCurl,
  type WireAnswer,
  type WireRequest,
} from './http.ts';
import { PrivacyWatch } from './privacy.ts';
import { getLevel, LEVELS, type Level } from './levels.ts';
import { DoesNotApply, Recorder, Skip } from './record.ts';
import type { Seeding } from './seeding/seeding.ts';

/** Options of a run. */
export interface KitOptions {
  /** The URL of the server, such as `https://members.example.com`; `/api` and `/healthz` are below it. */
  readonly baseUrl: string;
  readonly seeding: Seeding;
  /** Whether to change nothing, apart from signing in. */
  readonly readOnly?: boolean;
  /** The levels that the server claims. @default all */
  readonly levels?: readonly Level[];
}

/** One request of the kit to an operation. */
export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  /** Overrides the method of the operation. */
  readonly method?: string;
  readonly alone?: boolean;
  /** Whether the request signs in, which is allowed even with `readOnly`. */
  readonly isSigningIn?: true;
  /** Statuses of 500 and above that are allowed here. */
  readonly mayFail?: readonly number[];
  /** What a success leaves on the server, for the report. */
  readonly leaves?: string;
}

/** An answer with its request. */
export interface Answer extends ReadAnswer {
  readonly operation: OperationId;
  readonly wire: WireRequest;
  /** The status and code: `200`, or `403 not_yours`. */
  readonly said: string;
  /** Whether the answer, or its body, departs so much from the contract that nothing can be learnt from it. */
  readonly spoils: AnswerFault['spoils'];
}

/** A browser, signed in or not. */
export interface Browser {
  /** The name in reports. */
  readonly name: string;
  readonly jar: CookieJar;
  /** The address of the signed-in account; undefined before signing in. */
  account?: string;
  /** Signs in again in this browser. */
  renew?: () => Promise<void>;
}

/** Creates a browser without a session. */
export const createVisitor = (): Browser => ({ name: 'anonymous', jar: new CookieJar() });

/** An answer is slow if it takes longer than this, in milliseconds, and many times the median. */
const SLOW_MS = 5000;
const SLOW_TIMES = 30;
/** Operations that may wait for a mail server or a slow key hash. For these, only a missing answer is a breach. */
const MAY_TAKE_LONG: ReadonlySet<OperationId> = new Set([
  'requestKey',
  'login',
  'loginWithCode',
  'mailVotes',
  'mailNominations',
  'sendLoginLink',
  'resendMail',
]);

/** Marks of a stack trace in Node, Python, Java, Ruby, PHP and Go. */
const STACK_TRACE =
  /\bat [^\n]{1,200}:\d+:\d+\)?|Traceback \(most recent call last\)|File \\?"[^"\n]{1,200}\\?", line \d+|\bat [\w.$]+\([\w$]+\.java:\d+\)|\.rb:\d+:in [`']|\.php(?::|\(|\) on line )\d+|goroutine \d+ \[|node_modules\//;

/** Sends requests and checks every answer against openapi.yaml. */
export class Kit {
  readonly contract: Contract = loadContract();
  recorder = new Recorder();
  readonly seeding: Seeding;
  readonly baseUrl: string;
  readonly readOnly: boolean;
  readonly levels: ReadonlySet<Level>;
  /** The running check. */
  current: { operation: OperationId; check: string } = { operation: 'getConfig', check: '' };
  /** Secrets, with their placeholders in reports. */
  readonly secrets = new Map<string, string>();
  conventionId: string | undefined;
  /** Whether an answer to the running check departed so much from the contract that the check may break. */
  isSpoiled = false;
  readonly #faults: FindFaults;
  readonly #watch = new PrivacyWatch((seen, what) => this.recorder.breach({ ...seen, what }));
  /** A signed-in browser for each account. */
  readonly #signedIn = new Map<string, Browser>();

  constructor({ baseUrl, seeding, readOnly = false, levels = LEVELS }: KitOptions) {
    this.baseUrl = baseUrl.replace(/\/+$/, '');
    this.seeding = seeding;
    this.readOnly = readOnly;
    this.levels = new Set(levels);
    this.#faults = createFaultFinder(this.contract);
  }

  operation(id: OperationId): DescribedOperation {
    const found = this.contract.operations.get(id);
    if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
    return found;
  }

  /**
   * Sends a request, and records every deviation of the answer from openapi.yaml as a breach.
   *
   * @throws DoesNotApply when the run is read-only and the request could change something
   * @throws Skip when there is no answer
   */
  async send(browser: Browser, id: OperationId, sent: Sent = {}): Promise<Answer> {
    const answer = await this.#sendOnce(browser, id, sent);
    // In a long run, a session gets too old for some acts of the crew.
    if (answer.said !== '403 fresh_sign_in_required' || !browser.renew) return answer;
    await browser.renew();
    return this.#sendOnce(browser, id, sent);
  }

  async #sendOnce(browser: Browser, id: OperationId, sent: Sent): Promise<Answer> {
    const operation = this.operation(id);
    const { method = operation.method } = sent;
    const isOther = method !== operation.method && method !== 'HEAD' && method !== 'OPTIONS';
    if ((operation.changes || isOther) && !sent.isSigningIn) this.requireChanges();
    const wire = this.#toWireRequest(operation, browser, sent);
    const raw = await exchange(wire).catch((error: unknown) => {
      this.#breach(wire, `gives no answer: ${error instanceof Error ? error.message : 'broken'}`);
      throw new Skip(`${wire.url} gives no answer`);
    });
    const text = raw.body.toString('utf8');
    const json = parse(text);
    const cookies = (raw.headers['set-cookie'] ?? []).map(parseSetCookie);
    browser.jar.take(cookies);
    for (const { value } of cookies) this.keepSecret(value, '$COOKIE');
    const code: unknown = raw.status >= 400 ? Object(json).code : undefined;
    const told = typeof code === 'string' && (/^[a-z_]{1,40}$/.test(code) ? code : 'an odd code');
    const said = told ? `${raw.status} ${told}` : String(raw.status);
    const read = { ...raw, text, json, cookies, operation: id, wire, said };
    const answer = { ...read, spoils: this.#look(operation, read, sent) };
    if (answer.spoils !== 'nothing') this.isSpoiled = true;
    this.#lookForIds(browser, operation, answer, sent);
    if (sent.leaves !== undefined && raw.status === 200) this.recorder.left.push(sent.leaves);
    return answer;
  }

  /** @throws DoesNotApply when the run is read-only */
  requireChanges(): void {
    if (this.readOnly) throw new DoesNotApply('--read-only: it could change something');
  }

  /** @throws DoesNotApply when the server does not claim a level */
  requireLevel(level: Level): void {
    if (!this.levels.has(level)) throw new DoesNotApply(`the level ${level} is not claimed`);
  }

  /** Whether the server claims the level of an operation. */
  claims = (id: OperationId): boolean => this.levels.has(getLevel(id));

  /** Sends a request whose answer openapi.yaml does not describe: a preflight, or one to a link in an answer. */
  async sendUndescribed(wire: WireRequest): Promise<WireAnswer> {
    return exchange(wire).catch((error: unknown) => {
      this.#breach(wire, `gives no answer: ${error instanceof Error ? error.message : 'broken'}`);
      throw new Skip(`${wire.url} gives no answer`);
    });
  }

  /** Records a breach about a request that was sent by {@link sendUndescribed}. */
  thatOf(wire: WireRequest, isSo: boolean, what: string): boolean {
    if (!isSo) this.#breach(wire, what);
    return isSo;
  }

  #lookForIds(
    browser: Browser,
    { id, roles }: DescribedOperation,
    { status, json, wire }: Answer,
    { params = {}, body }: Sent,
  ): void {
    if (status === 200 && (id === 'login' || id === 'loginWithCode'))
      browser.account = String(Object(json).email);
    const { account } = browser;
    if (account !== undefined) this.#signedIn.set(account.toLowerCase(), browser);
    // The table of callers tests what the crew may see.
    const isCrew = roles.length > 0 || browser.name === 'memberAdmin';
    if (isCrew && status < 300)
      this.#watch.noteMove(id, [params['id'], Object(body).other as unknown]);
    if (roles.length > 0) return;
    const curl = toCurl(wire, this.secrets);
    this.#watch.look(account, json, { operation: id, check: this.current.check, curl });
  }

  /** Reports ids of other accounts. Runs at the end, when the people of each account are known. */
  async judgePrivacy(): Promise<void> {
    this.current = { operation: 'getUser', check: 'shows an account only its own data' };
    for (const account of this.#watch.unlisted) {
      const browser = this.#signedIn.get(account);
      // `send` has recorded a failure already.
      if (browser) await this.send(browser, 'getUser').catch(() => undefined);
    }
    this.#watch.judge();
  }

  /** Checks one answer by itself. @returns how far it can be used */
  #look(
    operation: DescribedOperation,
    answer: Omit<Answer, 'spoils'>,
    { mayFail = [], headers = {}, alone = false }: Sent,
  ): AnswerFault['spoils'] {
    const { status, ms, wire, said } = answer;
    this.recorder.see(operation.id, said);
    const found = this.#faults(operation, answer, {
      baseUrl: this.baseUrl,
      conventionId: this.conventionId,
      asksAgain: 'if-none-match' in headers,
      isHead: wire.method === 'HEAD',
    });
    const isFailure = status >= 500 && !mayFail.includes(status);
    // Report an undeclared status alone: the other deviations only follow from it.
    const undeclared = found.find(({ spoils }) => spoils === 'answer');
    const all = undeclared ? [undeclared] : found;
    for (const { what } of all) this.#breach(wire, what, operation.id);
    if (isFailure && !undeclared) this.#breach(wire, `answers ${said}`, operation.id);
    // The server may cut off a request that it refuses unread.
    if (answer.isCut && !alone) this.#breach(wire, 'cuts off its answer', operation.id);
    if (status >= 400 && STACK_TRACE.test(answer.text))
      this.#breach(wire, `shows a stack trace with ${status}`, operation.id);
    const { times } = this.recorder;
    const usual = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? ms;
    const isSlow = ms > SLOW_MS && ms > usual * SLOW_TIMES;
    if (isSlow && !MAY_TAKE_LONG.has(operation.id))
      this.#breach(wire, `takes ${Math.round(ms / 1000)} s`, operation.id);
    if (times.length < 200) times.push(ms);
    if (undeclared || isFailure) return 'answer';
    return all.some(({ spoils }) => spoils === 'body') || answer.isCut ? 'body' : 'nothing';
  }

  #toWireRequest(operation: DescribedOperation, browser: Browser, sent: Sent): WireRequest {
    const { params = {}, query, headers = {}, body, method = operation.method, alone } = sent;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name] ?? '')),
    );
    const cookie = [headers['cookie'] ?? '', browser.jar.header].filter(Boolean).join('; ');
    const isJson = body !== undefined && headers['content-type'] === undefined;
    return {
      method,
      url: `${this.baseUrl}${path}${query === undefined ? '' : `?${query}`}`,
      headers: {
        ...headers,
        ...(isJson && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(alone && { alone }),
    };
  }

  /** Records a breach unless the answer is the expected one. @param wanted such as `200` or `403 not_yours` */
  expect(answer: Answer, wanted: string, about = ''): boolean {
    if (answer.said === wanted) return true;
    // A rate-limited answer proves nothing about the check.
    if (answer.status === 429)
      throw new Skip(`too many requests: try again in ${String(answer.headers['retry-after'])} s`);
    // This answer is a breach already, whatever the check is about.
    if (answer.spoils === 'answer') return false;
    const who = about && `${about}: `;
    const isOwn = answer.operation === this.current.operation;
    const does = isOwn ? 'answers' : `${answer.operation} answers`;
    this.#breach(answer.wire, `${who}${does} ${answer.said} instead of ${wanted}`);
    return false;
  }

  /** Records a breach unless the condition holds. */
  that(isSo: boolean, what: string, answer?: Answer): boolean {
    if (!isSo) this.#breach(answer?.wire, what);
    return isSo;
  }

  /** Returns the JSON of the expected answer. @throws Skip for another answer, which is a breach */
  must<Json>(answer: Answer, wanted = '200', about = ''): Json {
    if (!this.expect(answer, wanted, about))
      throw new Skip(`${answer.operation} answers ${answer.said} instead of ${wanted}`);
    if (answer.spoils !== 'nothing' && answer.json === undefined)
      throw new Skip(`the answer of ${answer.operation} is no JSON`);
    return answer.json as Json;
  }

  keepSecret(secret: string, name: string): void {
    if (secret.length >= 6) this.secrets.set(secret, name);
  }

  #breach(wire: WireRequest | undefined, what: string, operation = this.current.operation): void {
    const curl = wire && toCurl(wire, this.secrets);
    this.recorder.breach({ operation, check: this.current.check, what, curl });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
