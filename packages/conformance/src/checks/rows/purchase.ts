import { randomUUID } from 'node:crypto';
import type { Sent } from '../../kit.ts';
import { DoesNotApply, Skip } from '../../record.ts';
import { guess } from '../../scene/found.ts';
import { openInvoice, waitingPurchase } from '../../scene/prepared.ts';
import { newPerson } from '../../scene/scene.ts';
import { everybody, BY_FEW, type Rows } from './plan.ts';

const paid = (body: object): Sent => ({ body, headers: { 'Idempotency-Key': randomUUID() } });

/** Requests about purchases. */
export const purchaseRows = {
  purchase: {
    newMember: {
      build: async (scene) => {
        const email = scene.newAddress();
        const [type] = await scene.facts.voterTypes();
        if (!type) throw new Skip('no membership is sold');
        const { key: membership, amount } = type;
        scene.kit.recorder.left.push(`${email}: a person with the membership ${membership}`);
        const new_members = [{ ...newPerson(email), membership }];
        return paid({ amount, email, source: scene.source('success'), new_members });
      },
    },
    upgrade: {
      isOnce: true,
      build: async (scene, { person }, _, email) => {
        const types = await scene.facts.voterTypes();
        const own = types.find(({ key }) => key === person.membership);
        const { upgrade } = (await scene.facts.config()).membershipGroups;
        const better = types.findLast(({ key }) => upgrade.includes(key));
        if (!own || !better || better.amount <= own.amount)
          throw new DoesNotApply('there is nothing dearer to upgrade to');
        const amount = better.amount - own.amount;
        const upgrades = [{ id: person.id, membership: better.key }];
        return paid({ amount, email, source: scene.source('success'), upgrades });
      },
    },
    paperPubs: {
      isOnce: true,
      build: async (scene, { person: { id } }, _, email) => {
        const goods = await scene.facts.goods();
        const amount = goods['paper_pubs']?.types[0]?.amount;
        if (amount === undefined) throw new DoesNotApply('paper publications are not sold');
        const paper_pubs = { name: 'Kit', address: '9 Kit Street', country: 'Ireland' };
        const upgrades = [{ id, paper_pubs }];
        return paid({ amount, email, source: scene.source('success'), upgrades });
      },
    },
  },
  purchaseDaypass: {
    newPerson: {
      build: async (scene) => {
        const [sold] = Object.entries(await scene.facts.daypassPrices());
        const [day] = Object.entries(sold?.[1] ?? {});
        if (!sold || !day) throw new DoesNotApply('no day pass is sold');
        const email = scene.newAddress();
        scene.kit.recorder.left.push(`${email}: a person with a day pass`);
        const passes = [{ ...newPerson(email), membership: sold[0], [day[0]]: true }];
        return paid({ amount: day[1], email, source: scene.source('success'), passes });
      },
    },
  },
  purchaseOther: {
    item: {
      build: async (scene, { person: { id } }, _, email) => {
        const { account, ...item } = await scene.facts.item();
        const items = [{ ...item, person_id: id }];
        return paid({ account, email, source: scene.source('success'), items });
      },
    },
    invoice: {
      isOnce: true,
      build: async (scene, _, __, email) => {
        const { id } = await openInvoice(scene, await scene.party('target'));
        return paid({
          account: 'default',
          email,
          source: scene.source('success'),
          items: [{ id }],
        });
      },
    },
  },
  finishPurchase: {
    key: {
      build: async (scene) => {
        const { key, clientSecret } = await waitingPurchase(scene);
        const { kit } = scene;
        const body = { client_secret: clientSecret, approve: true };
        kit.must(
          await kit.send(await scene.caller('nobody'), 'answerSandboxAuthentication', { body }),
        );
        return { body: { key } };
      },
    },
    guess: { build: async (scene) => ({ body: { key: await guess(scene) } }) },
  },
  cancelPurchase: {
    key: { build: async (scene) => ({ body: { key: (await waitingPurchase(scene)).key } }) },
    guess: { build: async (scene) => ({ body: { key: await guess(scene) } }), by: BY_FEW },
  },
  getPurchaseState: {
    key: { build: async (scene) => ({ params: { key: (await waitingPurchase(scene)).key } }) },
    guess: { build: async (scene) => ({ params: { key: await guess(scene) } }) },
  },
  answerSandboxAuthentication: {
    secret: {
      build: async (scene) => {
        const { clientSecret: client_secret } = await waitingPurchase(scene);
        return { body: { client_secret, approve: false } };
      },
    },
    guess: {
      build: async (scene) => ({ body: { client_secret: await guess(scene), approve: false } }),
    },
  },
  getDaypassPrices: { all: everybody },
  getPurchaseData: { all: everybody },
  listPurchases: { account: everybody },
  getPaymentKeys: { all: everybody },
  receiveStripeEvent: {
    forged: {
      build: () => ({
        headers: { 'Stripe-Signature': 't=1563000000,v1=5257a869' },
        body: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
      }),
    },
  },
} satisfies Partial<Rows>;
