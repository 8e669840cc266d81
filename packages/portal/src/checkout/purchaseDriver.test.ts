import type { ProblemCode, PurchaseState } from '@conkit/api-client';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import { createPurchaseDriver, type PurchaseDriver } from './purchaseDriver.ts';
import type { Trouble } from './trouble.ts';

/** What the page says "not charged" with. */
const NOT_CHARGED: ReadonlySet<Trouble['kind']> = new Set([
  'declined',
  'notStarted',
  'notPaid',
  'notReceived',
  'repriced',
]);

const lost = () => new ApiError(undefined, undefined);
const refusal = (status: number, code: ProblemCode, more: object = {}) =>
  new ApiError(new Response(null, { status }), {
    type: 'about:blank',
    title: '',
    status,
    code,
    message: '',
    ...more,
  });

type Standing = 'processing' | 'requires_action' | 'success' | 'card_declined' | 'payment_failed';
const OUTCOMES = [
  'success',
  'card_declined',
  'requires_action',
  'processing',
  'tooMany',
  'repriced',
  'unavailable',
] as const;
type Outcome = (typeof OUTCOMES)[number];

const toState = (standing: Standing): PurchaseState =>
  standing === 'card_declined' || standing === 'payment_failed'
    ? { status: 'failed', code: standing }
    : { status: standing, ...(standing === 'requires_action' && { client_secret: 'secret' }) };

/** What the real server does with a key, by its contract. */
class ModelServer {
  readonly keys = new Map<string, Standing>();

  buy(key: string, outcome: Outcome): PurchaseState {
    if (!this.keys.has(key)) {
      if (outcome === 'tooMany') throw refusal(429, 'too_many_requests');
      if (outcome === 'repriced') throw refusal(409, 'amount_mismatch', { amount: 2 });
      if (outcome === 'unavailable') throw refusal(503, 'unavailable');
      this.keys.set(key, outcome);
    }
    const state = toState(this.keys.get(key) ?? 'processing');
    if (state.status === 'failed') throw refusal(402, state.code ?? 'payment_failed');
    return state;
  }

  ask(key: string): PurchaseState | null {
    const standing = this.keys.get(key);
    return standing ? toState(standing) : null;
  }

  voidKey(key: string): PurchaseState {
    const standing = this.keys.get(key);
    if (!standing || standing === 'requires_action') this.keys.set(key, 'payment_failed');
    return toState(this.keys.get(key) ?? 'payment_failed');
  }

  /** The provider or the bank decides what is open. */
  decide(isPaid: boolean) {
    for (const [key, standing] of this.keys) {
      if (standing === 'processing' || standing === 'requires_action')
        this.keys.set(key, isPaid ? 'success' : 'payment_failed');
    }
  }

  isDead(key: string) {
    const standing = this.keys.get(key);
    return standing === 'card_declined' || standing === 'payment_failed';
  }
}

interface Message {
  /** Runs it at the server; `outcome` counts for a purchase that the server has not seen. */
  run: (outcome: Outcome) => unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

interface Tab {
  driver: PurchaseDriver;
  stop: () => void;
  waits: (() => void)[];
}

/** One browser with tabs, a network that does what it likes, and a server. */
class World {
  readonly server = new ModelServer();
  readonly requests: Message[] = [];
  readonly answers: (() => void)[] = [];
  readonly tabs: Tab[] = [];
  readonly sent: string[] = [];
  #open: Intent | undefined;
  /** Purchases that were not over when another one began. */
  readonly #early: string[] = [];

  call<Answer>(run: (outcome: Outcome) => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.requests.push({ run, resolve: (answer) => resolve(answer as Answer), reject });
    });
  }

  openTab(): Tab {
    const waits: Tab['waits'] = [];
    const driver = createPurchaseDriver({
      readOpen: () => this.#open && { ...this.#open },
      closeOpen: (key) => {
        if (this.#open?.key === key) this.#open = undefined;
      },
      ask: (key) => this.call(() => this.server.ask(key)),
      voidKey: (key) => this.call(() => this.server.voidKey(key)),
      wait: (_, signal) =>
        new Promise((resolve) => {
          waits.push(resolve);
          signal.addEventListener('abort', () => resolve());
        }),
    });
    return { driver, waits, stop: driver.start() };
  }

  pay({ driver }: Tab) {
    driver.dispatch({ type: 'dialogOpened' });
    void driver.buy(
      () => {
        // A second payment begins only when none before it can be charged any more, or has been.
        this.#early.push(
          ...this.sent.filter(
            (key) => !this.server.isDead(key) && this.server.keys.get(key) !== 'success',
          ),
        );
        const key = `key-${this.sent.length}`;
        this.sent.push(key);
        this.#open = { key, amount: 1, what: [], digest: '', buyer: null };
        return this.#open;
      },
      ({ key }) => this.call((outcome) => this.server.buy(key, outcome)),
    );
  }

  /** Lets the server do it; the answer is on its way then. */
  deliver({ run, resolve, reject }: Message, outcome: Outcome) {
    try {
      const answer = run(outcome);
      this.answers.push(() => resolve(answer));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.answers.push(() => reject(error));
    }
  }

  check() {
    expect(this.#early).toEqual([]);
    for (const { driver } of this.tabs) {
      const { phase, trouble, intent } = driver.getFlow();
      if (!intent) continue;
      if (phase.name === 'bought') expect(this.server.keys.get(intent.key)).toBe('success');
      if (trouble && NOT_CHARGED.has(trouble.kind))
        expect(this.server.isDead(intent.key), `${intent.key} is ${trouble.kind}`).toBe(true);
    }
  }

  /** The network is back and the bank has decided: in the end each tab shows what is true. */
  async settle(isPaid: boolean) {
    for (let round = 0; round < 60; round += 1) {
      for (const request of this.requests.splice(0)) this.deliver(request, 'success');
      for (const hear of this.answers.splice(0)) hear();
      await flush();
      this.server.decide(isPaid);
      for (const { waits } of this.tabs) for (const resolve of waits.splice(0)) resolve();
      await flush();
      this.check();
    }
    expect(this.#open).toBeUndefined();
    for (const { driver } of this.tabs) {
      const { phase, intent } = driver.getFlow();
      expect(['idle', 'card', 'bought']).toContain(phase.name);
      if (intent && this.server.keys.get(intent.key) === 'success')
        expect(phase.name).toBe('bought');
    }
  }
}

const flush = () => new Promise((resolve) => setImmediate(resolve));

const at = fc.nat(5);
const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pay' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), at }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      at,
      outcome: fc.constantFrom(...OUTCOMES),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('hear' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('loseAnswer' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('drop' as const), at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('giveUp' as const), at }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('bankDone' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('decide' as const), isPaid: fc.boolean() }) },
);
type Happening = typeof happening extends fc.Arbitrary<infer One> ? One : never;

const pick = <One>(list: readonly One[], place: number): One | undefined =>
  list[place % Math.max(1, list.length)];
const take = <One>(list: One[], place: number): One | undefined =>
  list.splice(place % Math.max(1, list.length), 1)[0];

function happen(world: World, event: Happening) {
  const { requests, answers, tabs, server } = world;
  if (event.do === 'decide') return server.decide(event.isPaid);
  const tab = pick(tabs, event.at);
  switch (event.do) {
    case 'pay':
      return tab && world.pay(tab);
    case 'reload':
      tab?.stop();
      tabs[event.at % tabs.length] = world.openTab();
      return;
    case 'deliver': {
      const request = take(requests, event.at);
      return request && world.deliver(request, event.outcome);
    }
    case 'hear':
      return take(answers, event.at)?.();
    case 'loseAnswer': {
      const request = take(requests, event.at);
      if (!request) return;
      world.deliver({ ...request, resolve: () => undefined, reject: () => undefined }, 'success');
      return request.reject(lost());
    }
    case 'drop':
      return take(requests, event.at)?.reject(lost());
    case 'giveUp':
      // The page hears that it failed; the request is on its way all the same.
      return pick(requests, event.at)?.reject(lost());
    case 'repeat': {
      const request = pick(requests, event.at);
      if (request) requests.push(request);
      return;
    }
    case 'pass':
      for (const resolve of tab?.waits.splice(0) ?? []) resolve();
      return;
    case 'cancel':
      return void tab?.driver.cancel();
    case 'bankDone':
      return tab?.driver.dispatch({ type: 'bankAnswered' });
    case 'close':
      return tab?.driver.dispatch({ type: 'dialogClosed' });
  }
}

it(
  'never says "not charged" of what is or can be charged, never begins a second payment meanwhile, and ends with the truth',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 60 }),
        fc.boolean(),
        async (happenings, isPaid) => {
          const world = new World();
          world.tabs.push(world.openTab(), world.openTab());
          for (const event of happenings) {
            happen(world, event);
            await flush();
            world.check();
          }
          await world.settle(isPaid);
          for (const { stop } of world.tabs) stop();
        },
      ),
      { numRuns: 300 },
    );
  },
);
