import type {
  FoundPurchase,
  OperationId,
  Purchase,
  PurchaseAnswer,
  PurchaseConflict,
  PurchaseState,
} from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { createVisitor, type Answer, type Browser } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import { ensureToken, findOpenInvoice, startWaitingPurchase } from '../scene/prepared.ts';
import { createPersonDetails, type Scene } from '../scene/scene.ts';
import { UNKNOWN_ID, requirePart } from './callers.ts';
import type { Check } from './check.ts';
import { pagingChecks } from './paging.ts';

/** An order for one of the three purchase calls. */
interface Order {
  readonly body: { readonly email: string } & Readonly<Record<string, unknown>>;
  /** The same order with a wrong price. */
  readonly wrong: object;
  /** The same order in a currency that no convention has. */
  readonly inOtherCurrency: object;
  /** The right price. */
  readonly amount: number;
}

/** The currency code for tests. */
const OTHER = { currency: 'XTS' };

/** Creates an order of a purchase call for a new person. */
async function createOrder(scene: Scene, id: OperationId): Promise<Order> {
  const { facts } = scene;
  const email = scene.newAddress();
  const source = scene.source('success');
  const made = { email, source };
  if (id === 'purchaseOther') {
    const { account, ...item } = await facts.item();
    const body = { ...made, account, items: [item] };
    const wrong = { ...body, items: [{ ...item, amount: item.amount + 1 }] };
    const inOtherCurrency = { ...body, items: [{ ...item, ...OTHER }] };
    return { body, wrong, inOtherCurrency, amount: item.amount };
  }
  if (id === 'purchaseDaypass') {
    const [sold] = Object.entries(await facts.daypassPrices());
    const [day] = Object.entries(sold?.[1] ?? {});
    if (!sold || !day) throw new DoesNotApply('no day pass is sold');
    const [membership, [key, amount]] = [sold[0], day];
    const body = {
      ...made,
      amount,
      passes: [{ ...createPersonDetails(email), membership, [key]: true }],
    };
    const inOtherCurrency = { ...body, ...OTHER };
    return { body, wrong: { ...body, amount: amount + 1 }, inOtherCurrency, amount };
  }
  const [type] = await facts.voterTypes();
  if (!type) throw new Skip('no membership is sold');
  const new_members = [{ ...createPersonDetails(email), membership: type.key }];
  const body = { ...made, amount: type.amount, new_members };
  const inOtherCurrency = { ...body, ...OTHER };
  return {
    body,
    wrong: { ...body, amount: type.amount - 1 },
    inOtherCurrency,
    amount: type.amount,
  };
}

/** Sends a purchase, by default with a new idempotency key. */
const send = (
  { kit }: Scene,
  id: OperationId,
  body: object,
  key: string = randomUUID(),
  browser: Browser = createVisitor(),
): Promise<Answer> => kit.send(browser, id, { body, headers: { 'Idempotency-Key': key } });

/**
 * Checks how often an address was charged, according to the administrators' search. Checks nothing for a server
 * without that.
 */
async function requireCharges(
  scene: Scene,
  email: string,
  wanted: 0 | 1,
  answer?: Answer,
): Promise<void> {
  const { kit } = scene;
  if (!kit.levels.has('crew')) return;
  const admin = await scene.account('memberAdmin');
  const found = await kit.send(admin, 'findPurchases', { body: { email } });
  const { purchases } = kit.must<{ purchases: FoundPurchase[] }>(found);
  const charges = purchases.filter(({ status }) => status === 'succeeded').length;
  kit.that(charges === wanted, `charges ${charges} times instead of ${wanted}`, answer);
}

/** Checks that an address has no person, according to the administrators' search. */
async function requireNoPerson(scene: Scene, email: string, answer: Answer): Promise<void> {
  const { kit } = scene;
  if (!kit.levels.has('crew')) return;
  const admin = await scene.account('memberAdmin');
  const found = await kit.send(admin, 'findPeople', { body: { query: email } });
  const { people } = kit.must<{ people: unknown[] }>(found);
  kit.that(people.length === 0, 'creates a person who has not paid', answer);
}

/** Checks of all three purchase calls. */
const buyingChecks: readonly Check[] = [
  {
    title: 'charges a repeated request once, with the same answer',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await createOrder(scene, id);
      const key = randomUUID();
      const first = await send(scene, id, body, key);
      const bought = kit.must<PurchaseAnswer>(first, '200', 'buying');
      kit.recorder.left.push(`${body.email}: a purchase by ${id}`);
      kit.that(bought.charge_id !== undefined, 'names no charge', first);
      const again = await send(scene, id, body, key);
      kit.expect(again, '200', 'sent again');
      kit.that(again.text === first.text, 'answers a repeated request differently', again);
      await requireCharges(scene, body.email, 1, again);
    },
  },
  {
    title: 'charges once for two requests at once with one key',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await createOrder(scene, id);
      const key = randomUUID();
      const answers = await Promise.all([send(scene, id, body, key), send(scene, id, body, key)]);
      const [first, second] = answers;
      for (const answer of answers) kit.expect(answer, '200', 'two requests at once');
      kit.that(first?.text === second?.text, 'answers two requests at once differently', first);
      await requireCharges(scene, body.email, 1, first);
    },
  },
  {
    title: 'accepts a key for one purchase only',
    provokes: ['409 duplicate'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const [one, other] = [await createOrder(scene, id), await createOrder(scene, id)];
      const key = randomUUID();
      kit.must(await send(scene, id, one.body, key), '200', 'buying');
      kit.expect(await send(scene, id, other.body, key), '409 duplicate', 'another purchase');
      await requireCharges(scene, other.body.email, 0);
    },
  },
  {
    title: 'computes the price itself',
    provokes: ['409 amount_mismatch'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { wrong, inOtherCurrency, amount, body } = await createOrder(scene, id);
      const foreign = await send(scene, id, inOtherCurrency);
      kit.expect(foreign, '400 invalid', 'another currency');
      const answer = await send(scene, id, wrong);
      const problem = kit.must<PurchaseConflict>(answer, '409 amount_mismatch', 'a wrong price');
      kit.that(
        problem.amount === amount,
        `answers the price ${problem.amount} instead of ${amount}`,
        answer,
      );
      await requireCharges(scene, body.email, 0, answer);
    },
  },
  {
    title: 'sells nothing for a declined card',
    provokes: ['402 card_declined'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await createOrder(scene, id);
      const key = randomUUID();
      const sent = { ...body, source: scene.source('declined') };
      const answer = await send(scene, id, sent, key);
      kit.expect(answer, '402 card_declined', 'a declined card');
      kit.expect(await send(scene, id, sent, key), '402 card_declined', 'sent again');
      await requireCharges(scene, body.email, 0, answer);
      await requireNoPerson(scene, body.email, answer);
    },
  },
  {
    title: 'sells nothing of an unknown type',
    provokes: ['400 invalid'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { body } = await createOrder(scene, id);
      const change = (list: unknown, field: string) =>
        (list as object[]).map((one) => Object.assign({}, one, { [field]: 'NoSuchType' }));
      const unknown = {
        ...body,
        ...('new_members' in body && { new_members: change(body['new_members'], 'membership') }),
        ...('passes' in body && { passes: change(body['passes'], 'membership') }),
        ...('items' in body && { items: change(body['items'], 'type') }),
      };
      scene.kit.expect(await send(scene, id, unknown), '400 invalid', 'an unknown type');
      await requireCharges(scene, body.email, 0);
    },
  },
  {
    title: 'sells nothing under a key that was cancelled before',
    provokes: ['402 payment_failed'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await createOrder(scene, id);
      const key = randomUUID();
      kit.must(
        await kit.send(createVisitor(), 'cancelPurchase', { body: { key } }),
        '200',
        'cancelling',
      );
      kit.expect(await send(scene, id, body, key), '402 payment_failed', 'a cancelled key');
      await requireCharges(scene, body.email, 0);
    },
  },
  {
    title: 'requires a payment source',
    provokes: ['400 invalid'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { body } = await createOrder(scene, id);
      const answer = await send(scene, id, { ...body, source: null });
      scene.kit.expect(answer, '400 invalid', 'without a source');
    },
  },
];

/** Returns the status of a purchase. */
const readState = async ({ kit }: Scene, key: string) => {
  const answer = await kit.send(createVisitor(), 'getPurchaseState', { params: { key } });
  return { answer, state: kit.must<PurchaseState>(answer) };
};

const playBank = ({ kit }: Scene, client_secret: string, approve: boolean) =>
  kit.send(createVisitor(), 'answerSandboxAuthentication', { body: { client_secret, approve } });

const finish = ({ kit }: Scene, key: string) =>
  kit.send(createVisitor(), 'finishPurchase', { body: { key } });

/** Checks that the server refuses a made-up key. */
const unknownKey: Check = {
  title: 'answers 404 for an unknown key',
  provokes: ['404 not_found'],
  run: async ({ kit }, id) => {
    const key = randomUUID();
    const isBank = id === 'answerSandboxAuthentication';
    const body = isBank ? { client_secret: key, approve: true } : { key };
    const sent = id === 'getPurchaseState' ? { params: { key } } : { body };
    kit.expect(await kit.send(createVisitor(), id, sent), '404 not_found');
  },
};

/** Checks both outcomes of the bank's authentication. */
const authentication: Check = {
  title: 'delivers only after the bank has confirmed',
  run: async (scene) => {
    const { kit } = scene;
    const [yes, no] = [await startWaitingPurchase(scene), await startWaitingPurchase(scene)];
    const before = await readState(scene, yes.key);
    kit.that(
      before.state.status === 'requires_action',
      `is ${before.state.status} before the bank was asked`,
      before.answer,
    );
    const early = await finish(scene, yes.key);
    const told = kit.must<PurchaseState>(early, '200', 'before the bank was asked');
    const isEarly = told.status === 'success' || told.charge_id !== undefined;
    kit.that(!isEarly, `is ${told.status} before the bank was asked`, early);
    kit.must(await playBank(scene, yes.clientSecret, true), '200', 'the bank confirms');
    const paid = await finish(scene, yes.key);
    const { status, charge_id } = kit.must<PurchaseState>(paid);
    kit.that(
      status === 'success' && charge_id !== undefined,
      `is ${status} after the bank has confirmed`,
      paid,
    );
    const after = await readState(scene, yes.key);
    kit.that(after.state.status === 'success', 'does not answer that it was paid', after.answer);
    kit.that(
      after.state.member_numbers?.length === 1,
      'does not answer the member number',
      after.answer,
    );
    kit.must(await playBank(scene, no.clientSecret, false), '200', 'the bank refuses');
    const refused = await finish(scene, no.key);
    const said = kit.must<PurchaseState>(refused);
    kit.that(
      said.status === 'failed' && said.code === 'payment_failed',
      `is ${said.status} after the bank has refused`,
      refused,
    );
  },
};

export const purchaseChecks = {
  purchase: [
    ...buyingChecks,
    {
      title: 'refuses an upgrade without a session',
      provokes: ['401 unauthorized'],
      run: async (scene, id) => {
        const { person } = await scene.testAccount('target');
        const [, type] = (await scene.facts.voterTypes()).toReversed();
        const upgrades = [{ id: person.id, membership: type?.key ?? 'Adult' }];
        const body = { amount: 1, email: scene.newAddress(), source: scene.source('success') };
        scene.kit.expect(await send(scene, id, { ...body, upgrades }), '401 unauthorized');
      },
    },
    {
      title: 'refuses an upgrade of an unknown person',
      run: async (scene, id) => {
        const { browser, email } = await scene.testAccount('stranger');
        const upgrades = [{ id: UNKNOWN_ID, membership: 'Adult' }];
        const body = { amount: 1, email, source: scene.source('success'), upgrades };
        scene.kit.expect(
          await send(scene, id, body, undefined, browser),
          '400 invalid',
          'an unknown person',
        );
      },
    },
  ],
  purchaseDaypass: buyingChecks,
  purchaseOther: [
    ...buyingChecks,
    {
      title: 'refuses an item for a person without a session',
      provokes: ['401 unauthorized'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { person } = await scene.testAccount('target');
        const { account, ...item } = await scene.facts.item();
        const made = { email: scene.newAddress(), source: scene.source('success'), account };
        const body = { ...made, items: [{ ...item, person_id: person.id }] };
        scene.kit.expect(await send(scene, id, body), '401 unauthorized');
      },
    },
    {
      title: 'accepts one payment for an invoice',
      provokes: ['409 already_paid'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit } = scene;
        const account = await scene.testAccount('target');
        const { browser, email } = account;
        const list = await kit.send(browser, 'listPurchases');
        const paid = kit
          .must<Purchase[]>(list)
          .find(
            (one) =>
              one.category !== 'new_member' && one.status === 'succeeded' && one.comments !== null,
          );
        const invoice = paid ?? (await findOpenInvoice(scene, account));
        const made = { account: 'default', email, source: scene.source('success') };
        const body = { ...made, items: [{ id: invoice.id }] };
        if (!paid) kit.must(await send(scene, id, body, undefined, browser), '200', 'paying');
        const answer = await send(scene, id, body, undefined, browser);
        kit.expect(answer, '409 already_paid', 'a paid invoice');
      },
    },
    {
      title: 'sells a person one token',
      provokes: ['409 already_held'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        await ensureToken(scene);
        const { browser, email, person } = await scene.testAccount('target');
        const { account, ...item } = await scene.facts.token();
        const made = { account, email, source: scene.source('success') };
        const body = { ...made, items: [{ ...item, person_id: person.id }] };
        const answer = await send(scene, id, body, undefined, browser);
        scene.kit.expect(answer, '409 already_held', 'a second token');
      },
    },
  ],
  finishPurchase: [unknownKey, authentication],
  answerSandboxAuthentication: [unknownKey, authentication],
  getPurchaseState: [
    unknownKey,
    {
      title: 'answers the outcome of a purchase',
      run: async (scene) => {
        const { kit } = scene;
        const { body } = await createOrder(scene, 'purchase');
        const key = randomUUID();
        const bought = kit.must<PurchaseAnswer>(await send(scene, 'purchase', body, key));
        const { answer, state } = await readState(scene, key);
        kit.that(state.status === 'success', `answers ${state.status} for a paid purchase`, answer);
        kit.that(state.charge_id === bought.charge_id, 'names another charge', answer);
        const [number] = state.member_numbers ?? [];
        const browser = await scene.signIn(body.email, 'a new browser');
        const user = await kit.send(browser, 'getUser');
        const { people } = kit.must<{ people: { member_number: number | null }[] }>(user);
        kit.that(people.length === 1, `creates ${people.length} people instead of one`, user);
        kit.that(
          people[0]?.member_number === number,
          'answers another number than the record has',
          answer,
        );
      },
    },
  ],
  cancelPurchase: [
    {
      title: 'ends a waiting payment, and never a finished one',
      run: async (scene, id) => {
        const { kit } = scene;
        const { key, clientSecret } = await startWaitingPurchase(scene);
        const cancelled = await kit.send(createVisitor(), id, { body: { key } });
        const { status } = kit.must<PurchaseState>(cancelled);
        kit.that(status === 'failed', `is ${status} after it was cancelled`, cancelled);
        await playBank(scene, clientSecret, true);
        const after = kit.must<PurchaseState>(await finish(scene, key));
        kit.that(
          after.status === 'failed',
          'lets the bank confirm a cancelled purchase',
          cancelled,
        );
        const { body } = await createOrder(scene, 'purchase');
        const paidKey = randomUUID();
        kit.must(await send(scene, 'purchase', body, paidKey), '200', 'buying');
        const late = await kit.send(createVisitor(), id, { body: { key: paidKey } });
        const told = kit.must<PurchaseState>(late);
        kit.that(told.status === 'success', `is ${told.status} though it was paid`, late);
      },
    },
  ],
  listPurchases: [
    ...pagingChecks<Purchase[]>({ start: 'before', getIds: (list) => list.map(({ id }) => id) }),
    {
      title: 'filters by status',
      run: async (scene, id) => {
        const { kit } = scene;
        const { browser } = await scene.testAccount('target');
        const all = kit.must<Purchase[]>(await kit.send(browser, id));
        for (const status of ['invoice', 'succeeded'] as const) {
          const answer = await kit.send(browser, id, { query: `status=${status}` });
          const ids = kit.must<Purchase[]>(answer).map((one) => one.id);
          const wanted = all.filter((one) => one.status === status).map((one) => one.id);
          kit.that(
            String(ids.toSorted()) === String(wanted.toSorted()),
            `lists other purchases than those that are ${status}`,
            answer,
          );
        }
        const answer = await kit.send(browser, id, { query: 'status=nothing' });
        kit.expect(answer, '400 invalid', 'an unknown status');
      },
    },
    {
      title: 'lists the purchases of the account, newest change first',
      run: async (scene) => {
        const { kit } = scene;
        const { browser, email } = await scene.testAccount('target');
        const { account, ...item } = await scene.facts.item();
        const body = { account, email, source: scene.source('success'), items: [item] };
        kit.must(await send(scene, 'purchaseOther', body, undefined, browser), '200', 'buying');
        const answer = await kit.send(browser, 'listPurchases');
        const list = kit.must<Purchase[]>(answer);
        const own = list.find(
          ({ category, type }) => category === item.category && type === item.type,
        );
        kit.that(own !== undefined, 'does not list a purchase', answer);
        const { currency } = await scene.facts.config();
        kit.that(
          own === undefined || own.currency.toLowerCase() === currency,
          `charges ${own?.currency} where GET /config says ${currency}`,
          answer,
        );
        kit.that(
          own === undefined || (own.amount === item.amount && own.status === 'succeeded'),
          'lists another amount or status',
          answer,
        );
        const times = list.map(({ updated, created }) => Date.parse(updated ?? created));
        kit.that(
          times.every((time, at) => time <= (times[at - 1] ?? time)),
          'does not list the newest first',
          answer,
        );
      },
    },
  ],
  getPurchaseData: [
    {
      title: 'sells only in accounts that have a payment key',
      run: async ({ kit, facts }) => {
        const answer = await kit.send(createVisitor(), 'getPaymentKeys');
        const keys = kit.must<Record<string, string>>(answer);
        const { parts } = await facts.config();
        const accounts = Object.values(await facts.goods()).map(({ account }) => account);
        const isKnown = accounts.every((account) => keys[account] !== undefined);
        kit.that(isKnown || !parts.payments, 'sells in an account without a payment key', answer);
      },
    },
  ],
  getPaymentKeys: [],
  getDaypassPrices: [
    {
      title: 'prices only days of the convention',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit, facts } = scene;
        const { daypassDays } = await facts.config();
        const days = new Set(daypassDays.map(({ key }) => key));
        const answer = await kit.send(createVisitor(), id);
        const prices = kit.must<Record<string, Record<string, number>>>(answer);
        const priced = Object.values(prices).flatMap((own) => Object.keys(own));
        kit.that(
          priced.every((day) => days.has(day)),
          'prices an unknown day',
          answer,
        );
        kit.that(priced.length > 0, 'prices no day', answer);
      },
    },
  ],
  receiveStripeEvent: [],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
