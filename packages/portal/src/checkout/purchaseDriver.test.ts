import type { Problem, ProblemCode, PurchaseState } from '@conkit/api-client';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import {
  createPurchaseDriver,
  toFailure,
  toRefusedEvent,
  type PurchaseDriver,
} from './purchaseDriver.ts';
import type { CheckoutProblem } from './purchaseFlow.ts';

/** The problems that the page shows as "not charged". */
const NOT_CHARGED: ReadonlySet<CheckoutProblem['kind']> = new Set([
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

/** A model of the server's contract for keys. */
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

  /** Settles open payments as the provider or the bank does. */
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
  /** Processes a request. `outcome` applies to a purchase that the server has not seen. */
  run: (outcome: Outcome) => unknown;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

interface Tab {
  driver: PurchaseDriver;
  stop: () => void;
  waits: (() => void)[];
}

/** One browser with tabs, an unreliable network and a server. */
class World {
  readonly server = new ModelServer();
  readonly requests: Message[] = [];
  readonly answers: (() => void)[] = [];
  readonly tabs: Tab[] = [];
  readonly sent: string[] = [];
  #open: Intent | undefined;
  /** Purchases that had not ended when another one was sent. */
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
        // Asserts that a second payment starts only when no earlier one can still be charged, or an earlier
        // one has been charged.
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

  /** Processes the request on the server. Its answer is then in flight. */
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
      const { phase, problem, intent } = driver.getFlow();
      if (!intent) continue;
      if (phase.kind === 'bought') expect(this.server.keys.get(intent.key)).toBe('success');
      if (problem && NOT_CHARGED.has(problem.kind))
        expect(this.server.isDead(intent.key), `${intent.key} is ${problem.kind}`).toBe(true);
    }
  }

  /** Restores the network and settles all payments, after which each tab must show the truth. */
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
      expect(['idle', 'card', 'bought']).toContain(phase.kind);
      if (intent && this.server.keys.get(intent.key) === 'success')
        expect(phase.kind).toBe('bought');
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
      // Fails the request for the page, although it is still in flight.
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
  'never states "not charged" for a payment that is or can be charged, never starts a second one meanwhile, and ends with the true outcome',
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

const createRefusal = (status: number, code: ProblemCode, more: object = {}) => {
  const problem: Problem = { type: 'about:blank', title: '', status, code, message: '', ...more };
  return new ApiError(new Response(null, { status }), problem);
};
const sent = { key: 'key-1', amount: 21000 };
/** Returns the flow's event for a refusal. */
const seen = (error: ApiError) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? toRefusedEvent(failure, sent) : failure;
};

describe('a failed purchase request', () => {
  it.each([
    ['a lost connection', new ApiError(undefined, undefined), false],
    ['a server error', createRefusal(503, 'unavailable'), false],
    ['a key that was used with another card', createRefusal(409, 'duplicate'), true],
    ['a bug in the portal', new TypeError('x'), false],
  ])('has an unknown outcome after %s', (_, error, isDuplicate) => {
    expect(toFailure(error)).toEqual({ kind: 'unknown', isDuplicate });
  });

  it.each(['card_declined', 'provider_refused', 'payment_failed'] as const)(
    'is unpaid when the server recorded it as %s',
    (code) => {
      expect(toFailure(createRefusal(402, code))).toEqual({ kind: 'unpaid', code });
    },
  );

  it('is reported as declined when the provider does not recognise the token', () => {
    const errors = [{ pointer: '/body/source', message: 'is unknown' }];
    expect(seen(createRefusal(400, 'invalid', { errors }))).toMatchObject({
      type: 'refused',
      key: 'key-1',
      problem: { kind: 'declined' },
      closesDialog: false,
    });
  });

  it('reports the old and the new price, and closes the dialog when nothing is left to pay', () => {
    const repriced = (amount: number) => seen(createRefusal(409, 'amount_mismatch', { amount }));
    expect(repriced(22000)).toMatchObject({
      problem: { kind: 'repriced', before: 21000, now: 22000 },
      closesDialog: false,
    });
    expect(repriced(0)).toMatchObject({ closesDialog: true });
  });

  it('closes the dialog only when fields need correcting', () => {
    const errors = [{ pointer: '/body/email', message: 'is no address' }];
    const invalid = createRefusal(400, 'invalid', { errors });
    expect(toFailure(invalid)).toMatchObject({ invalid: errors });
    expect(seen(invalid)).toMatchObject({ closesDialog: true });
    for (const [status, code] of [
      [409, 'already_paid'],
      [403, 'not_yours'],
      [429, 'too_many_requests'],
    ] as const) {
      expect(seen(createRefusal(status, code))).toMatchObject({
        problem: { kind: 'refused' },
        closesDialog: false,
      });
    }
  });
});
