import type {
  FoundPurchase,
  OperationId,
  PurchaseAnswer,
  PurchaseConflict,
} from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody, type Answer, type Browser } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import { newPerson, type Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';

/** An order for one of the three purchase calls. */
interface Order {
  readonly body: { readonly email: string } & Readonly<Record<string, unknown>>;
  /** The same order with a wrong price. */
  readonly wrong: object;
  /** The right price. */
  readonly amount: number;
}

/** Creates an order of a purchase call for a new person. */
export async function orderOf(scene: Scene, id: OperationId): Promise<Order> {
  const { facts } = scene;
  const email = scene.newAddress();
  const source = scene.source('success');
  const made = { email, source };
  if (id === 'purchaseOther') {
    const { account, ...item } = await facts.item();
    const body = { ...made, account, items: [item] };
    const wrong = { ...body, items: [{ ...item, amount: item.amount + 1 }] };
    return { body, wrong, amount: item.amount };
  }
  if (id === 'purchaseDaypass') {
    const [sold] = Object.entries(await facts.daypassPrices());
    const [day] = Object.entries(sold?.[1] ?? {});
    if (!sold || !day) throw new DoesNotApply('no day pass is sold');
    const [membership, [key, amount]] = [sold[0], day];
    const body = { ...made, amount, passes: [{ ...newPerson(email), membership, [key]: true }] };
    return { body, wrong: { ...body, amount: amount + 1 }, amount };
  }
  const [type] = await facts.voterTypes();
  if (!type) throw new Skip('no membership is sold');
  const new_members = [{ ...newPerson(email), membership: type.key }];
  const body = { ...made, amount: type.amount, new_members };
  return { body, wrong: { ...body, amount: type.amount - 1 }, amount: type.amount };
}

/** Sends a purchase, by default with a new idempotency key. */
export const send = (
  { kit }: Scene,
  id: OperationId,
  body: object,
  key: string = randomUUID(),
  browser: Browser = nobody(),
): Promise<Answer> => kit.send(browser, id, { body, headers: { 'Idempotency-Key': key } });

/** Returns how often an address was charged, according to the administrators' search. */
async function chargesOf(scene: Scene, email: string): Promise<number> {
  const { kit } = scene;
  const admin = await scene.account('memberAdmin');
  const answer = await kit.send(admin, 'findPurchases', { body: { email } });
  const { purchases } = kit.must<{ purchases: FoundPurchase[] }>(answer);
  return purchases.filter(({ status }) => status === 'succeeded').length;
}

/** Checks of all three purchase calls. */
export const buyingChecks: readonly Check[] = [
  {
    title: 'charges what is sent again with its key once, and answers alike',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await orderOf(scene, id);
      const key = randomUUID();
      const first = await send(scene, id, body, key);
      const bought = kit.must<PurchaseAnswer>(first, '200', 'buying');
      kit.recorder.left.push(`${body.email}: a purchase by ${id}`);
      kit.that(bought.charge_id !== undefined, 'names no charge', first);
      const again = await send(scene, id, body, key);
      kit.expect(again, '200', 'sent again');
      kit.that(again.text === first.text, 'answers otherwise when it is sent again', again);
      const charges = await chargesOf(scene, body.email);
      kit.that(charges === 1, `charges ${charges} times`, again);
    },
  },
  {
    title: 'charges two that are sent at once with one key once',
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await orderOf(scene, id);
      const key = randomUUID();
      const answers = await Promise.all([send(scene, id, body, key), send(scene, id, body, key)]);
      const [first, second] = answers;
      for (const answer of answers) kit.expect(answer, '200', 'two at once');
      kit.that(first?.text === second?.text, 'answers two at once each otherwise', first);
      const charges = await chargesOf(scene, body.email);
      kit.that(charges === 1, `charges ${charges} times`, first);
    },
  },
  {
    title: 'takes a key for one purchase',
    provokes: ['409 duplicate'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const [one, other] = [await orderOf(scene, id), await orderOf(scene, id)];
      const key = randomUUID();
      kit.must(await send(scene, id, one.body, key), '200', 'buying');
      kit.expect(await send(scene, id, other.body, key), '409 duplicate', 'another purchase');
      const charges = await chargesOf(scene, other.body.email);
      kit.that(charges === 0, 'charges for what it refused');
    },
  },
  {
    title: 'computes the price itself',
    provokes: ['409 amount_mismatch'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { wrong, amount, body } = await orderOf(scene, id);
      const answer = await send(scene, id, wrong);
      const problem = kit.must<PurchaseConflict>(answer, '409 amount_mismatch', 'a wrong price');
      kit.that(
        problem.amount === amount,
        `says that the price is ${problem.amount}, not ${amount}`,
        answer,
      );
      kit.that((await chargesOf(scene, body.email)) === 0, 'charges a wrong price', answer);
    },
  },
  {
    title: 'sells nothing for a card that is declined',
    provokes: ['402 card_declined'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await orderOf(scene, id);
      const key = randomUUID();
      const sent = { ...body, source: scene.source('declined') };
      const answer = await send(scene, id, sent, key);
      kit.expect(answer, '402 card_declined', 'a card that is declined');
      kit.expect(await send(scene, id, sent, key), '402 card_declined', 'sent again');
      kit.that((await chargesOf(scene, body.email)) === 0, 'charges a declined card', answer);
    },
  },
  {
    title: 'sells nothing under a key that was cancelled before it came',
    provokes: ['402 payment_failed'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { kit } = scene;
      const { body } = await orderOf(scene, id);
      const key = randomUUID();
      kit.must(await kit.send(nobody(), 'cancelPurchase', { body: { key } }), '200', 'cancelling');
      kit.expect(await send(scene, id, body, key), '402 payment_failed', 'a cancelled key');
      kit.that((await chargesOf(scene, body.email)) === 0, 'charges a cancelled purchase');
    },
  },
  {
    title: 'needs a source when there is something to pay, and a price of none otherwise',
    provokes: ['400 invalid'],
    run: async (scene, id) => {
      await requirePart(scene, id);
      const { body } = await orderOf(scene, id);
      const answer = await send(scene, id, { ...body, source: null });
      scene.kit.expect(answer, '400 invalid', 'without a source');
    },
  },
];
