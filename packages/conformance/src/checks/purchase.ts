import type { OperationId, Purchase, PurchaseAnswer, PurchaseState } from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody } from '../kit.ts';
import { holdToken } from '../scene/found.ts';
import { openInvoice, waitingPurchase } from '../scene/prepared.ts';
import { authentication, finish, playBank, stateOf, unknownKey } from './authentication.ts';
import { buyingChecks, orderOf, send } from './buying.ts';
import { NOBODY_ID, requirePart } from './callers.ts';
import type { Check } from './check.ts';
import { pagingChecks } from './paging.ts';

export const purchaseChecks = {
  purchase: [
    ...buyingChecks,
    {
      title: 'upgrades only for who is signed in',
      provokes: ['401 unauthorized'],
      run: async (scene, id) => {
        const { person } = await scene.party('target');
        const [, type] = (await scene.facts.voterTypes()).toReversed();
        const upgrades = [{ id: person.id, membership: type?.key ?? 'Adult' }];
        const body = { amount: 1, email: scene.newAddress(), source: scene.source('success') };
        scene.kit.expect(await send(scene, id, { ...body, upgrades }), '401 unauthorized');
      },
    },
    {
      title: 'takes no second person to be nobody: an upgrade of who is not there is refused',
      run: async (scene, id) => {
        const { browser, email } = await scene.party('stranger');
        const upgrades = [{ id: NOBODY_ID, membership: 'Adult' }];
        const body = { amount: 1, email, source: scene.source('success'), upgrades };
        scene.kit.expect(await send(scene, id, body, undefined, browser), '400 invalid', 'nobody');
      },
    },
  ],
  purchaseDaypass: buyingChecks,
  purchaseOther: [
    ...buyingChecks,
    {
      title: 'needs a session for an item that is for a person',
      provokes: ['401 unauthorized'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { person } = await scene.party('target');
        const { account, ...item } = await scene.facts.item();
        const made = { email: scene.newAddress(), source: scene.source('success'), account };
        const body = { ...made, items: [{ ...item, person_id: person.id }] };
        scene.kit.expect(await send(scene, id, body), '401 unauthorized');
      },
    },
    {
      title: 'takes the money of an invoice once',
      provokes: ['409 already_paid'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit } = scene;
        const party = await scene.party('target');
        const { browser, email } = party;
        const list = await kit.send(browser, 'listPurchases');
        const paid = kit
          .must<Purchase[]>(list)
          .find(
            (one) =>
              one.category !== 'new_member' && one.status === 'succeeded' && one.comments !== null,
          );
        const invoice = paid ?? (await openInvoice(scene, party));
        const made = { account: 'default', email, source: scene.source('success') };
        const body = { ...made, items: [{ id: invoice.id }] };
        if (!paid) kit.must(await send(scene, id, body, undefined, browser), '200', 'paying');
        const answer = await send(scene, id, body, undefined, browser);
        kit.expect(answer, '409 already_paid', 'an invoice that is paid');
      },
    },
    {
      title: 'sells a person one token',
      provokes: ['409 already_held'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        await holdToken(scene);
        const { browser, email, person } = await scene.party('target');
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
      title: 'tells what became of a purchase',
      run: async (scene) => {
        const { kit } = scene;
        const { body } = await orderOf(scene, 'purchase');
        const key = randomUUID();
        const bought = kit.must<PurchaseAnswer>(await send(scene, 'purchase', body, key));
        const { answer, state } = await stateOf(scene, key);
        kit.that(state.status === 'success', `says ${state.status} of what was paid`, answer);
        kit.that(state.charge_id === bought.charge_id, 'names another charge', answer);
        const [number] = state.member_numbers ?? [];
        const browser = await scene.signIn(body.email, 'somebody new');
        const user = await kit.send(browser, 'getUser');
        const { people } = kit.must<{ people: { member_number: number | null }[] }>(user);
        kit.that(people.length === 1, `makes ${people.length} people of one`, user);
        kit.that(
          people[0]?.member_number === number,
          'tells another number than the record has',
          answer,
        );
      },
    },
  ],
  cancelPurchase: [
    {
      title: 'ends a payment that waits, and none that was made',
      run: async (scene, id) => {
        const { kit } = scene;
        const { key, clientSecret } = await waitingPurchase(scene);
        const cancelled = await kit.send(nobody(), id, { body: { key } });
        const { status } = kit.must<PurchaseState>(cancelled);
        kit.that(status === 'failed', `is ${status} after it was cancelled`, cancelled);
        await playBank(scene, clientSecret, true);
        const after = kit.must<PurchaseState>(await finish(scene, key));
        kit.that(after.status === 'failed', 'lets the bank confirm what was cancelled', cancelled);
        const { body } = await orderOf(scene, 'purchase');
        const paidKey = randomUUID();
        kit.must(await send(scene, 'purchase', body, paidKey), '200', 'buying');
        const late = await kit.send(nobody(), id, { body: { key: paidKey } });
        const told = kit.must<PurchaseState>(late);
        kit.that(told.status === 'success', `is ${told.status} though it was paid`, late);
      },
    },
  ],
  listPurchases: [
    ...pagingChecks<Purchase[]>({ start: 'before', idsOf: (list) => list.map(({ id }) => id) }),
    {
      title: 'has those with one status alone when asked',
      run: async (scene, id) => {
        const { kit } = scene;
        const { browser } = await scene.party('target');
        const all = kit.must<Purchase[]>(await kit.send(browser, id));
        for (const status of ['invoice', 'succeeded'] as const) {
          const answer = await kit.send(browser, id, { query: `status=${status}` });
          const ids = kit.must<Purchase[]>(answer).map((one) => one.id);
          const wanted = all.filter((one) => one.status === status).map((one) => one.id);
          kit.that(
            String(ids.toSorted()) === String(wanted.toSorted()),
            `has others than those that are ${status}`,
            answer,
          );
        }
        const answer = await kit.send(browser, id, { query: 'status=nothing' });
        kit.expect(answer, '400 invalid', 'a status that there is not');
      },
    },
    {
      title: 'tells what was bought for the account, newest change first',
      run: async (scene) => {
        const { kit } = scene;
        const { browser, email } = await scene.party('target');
        const { account, ...item } = await scene.facts.item();
        const body = { account, email, source: scene.source('success'), items: [item] };
        kit.must(await send(scene, 'purchaseOther', body, undefined, browser), '200', 'buying');
        const answer = await kit.send(browser, 'listPurchases');
        const list = kit.must<Purchase[]>(answer);
        const own = list.find(
          ({ category, type }) => category === item.category && type === item.type,
        );
        kit.that(own !== undefined, 'does not have what was bought', answer);
        kit.that(
          own === undefined || (own.amount === item.amount && own.status === 'succeeded'),
          'has another amount or status than what was bought',
          answer,
        );
        const times = list.map(({ updated, created }) => Date.parse(updated ?? created));
        kit.that(
          times.every((time, at) => time <= (times[at - 1] ?? time)),
          'is not newest first',
          answer,
        );
      },
    },
  ],
  getPurchaseData: [
    {
      title: 'sells in accounts that have a key',
      run: async ({ kit, facts }) => {
        const answer = await kit.send(nobody(), 'getPaymentKeys');
        const keys = kit.must<Record<string, string>>(answer);
        const { parts } = await facts.config();
        const accounts = Object.values(await facts.goods()).map(({ account }) => account);
        const isKnown = accounts.every((account) => keys[account] !== undefined);
        kit.that(isKnown || !parts.payments, 'sells in an account without a key', answer);
      },
    },
  ],
  getPaymentKeys: [],
  getDaypassPrices: [
    {
      title: 'prices the days of the convention and no other',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const { kit, facts } = scene;
        const { daypassDays } = await facts.config();
        const days = new Set(daypassDays.map(({ key }) => key));
        const answer = await kit.send(nobody(), id);
        const prices = kit.must<Record<string, Record<string, number>>>(answer);
        const priced = Object.values(prices).flatMap((own) => Object.keys(own));
        kit.that(
          priced.every((day) => days.has(day)),
          'prices a day that there is not',
          answer,
        );
        kit.that(priced.length > 0, 'prices no day', answer);
      },
    },
  ],
  receiveStripeEvent: [],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
