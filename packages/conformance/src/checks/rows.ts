import type { OperationId } from '@conkit/api-client';
import {
  callers,
  type Caller,
  type CallerRow,
  type PreparedRequests,
} from '@conkit/api-client/callers';
import { randomUUID } from 'node:crypto';
import type { Sent } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import {
  ensureCampaign,
  askForCode,
  createCampaignName,
  guess,
  ensureToken,
  findNewestMail,
  findOpenInvoice,
  changeCode,
  createPendingAct,
  findPurchase,
  requireCampaigns,
  ensureBallot,
  ensureNominations,
  readReading,
  readVersions,
  startWaitingPurchase,
  work,
} from '../scene/prepared.ts';
import { createPersonDetails, REASON, type TestAccount, type Scene } from '../scene/scene.ts';

/** Creates the request of one kind of caller about a person. */
type Build = (
  scene: Scene,
  account: TestAccount,
  caller: Caller,
  email: string,
) => Sent | Promise<Sent>;

/** What this kit adds to a row of the table of callers. */
interface Preparation {
  /** Creates the request. By default, the table's row does. */
  readonly build?: Build;
  /** Creates a new person for each caller. */
  readonly isNew?: true;
  /** Tests only these callers, because all of them would exceed the limit of mails to one address. */
  readonly by?: readonly Caller[];
}

/** An id that no passkey has. */
const LAST_ID = 2_000_000_000;

/** How a row of the table of callers is tested. */
export interface RowPlan extends Preparation {
  readonly build: Build;
  /** Sends one request only, by the first allowed caller about a new person, because the action cannot be undone. */
  readonly isOnce: boolean;
}

/** Returns how a row of the table is tested. @throws Error for an unknown row */
export function getPlan(id: OperationId, name: string): RowPlan {
  const rows: Readonly<Record<string, CallerRow>> = callers[id];
  const row = rows[name];
  const own: Preparation =
    (prepared[id] as Readonly<Record<string, Preparation>> | undefined)?.[name] ?? {};
  const build = own.build ?? (row?.request && buildFrom(row.request));
  if (!row || !build) throw new Error(`${id} has no row ${name}`);
  return { ...own, build, isOnce: row.isOnce };
}

/** Returns how the first row of an operation is tested. */
export const getFirstPlan = (id: OperationId): RowPlan =>
  getPlan(id, Object.keys(callers[id])[0] ?? '');

/** Creates requests as the table does. */
const buildFrom =
  (request: NonNullable<CallerRow['request']>): Build =>
  (scene, { person, email }) =>
    request({
      personId: person.id,
      email,
      legalName: person.legal_name,
      publicName: person.preferred_name,
      newAddress: () => scene.newAddress(),
    });

/** The callers to test when each request sends a mail. */
const BY_FEW: readonly Caller[] = ['anonymous', 'stranger', 'owner'];

const paid = (body: object, leaves?: string): Sent => ({
  body,
  headers: { 'Idempotency-Key': randomUUID() },
  ...(leaves !== undefined && { leaves }),
});

const withReason =
  (more: object = {}): Build =>
  (_, { person: { id } }) => ({ params: { id }, body: { ...more, reason: REASON } });

const prepared: PreparedRequests<Preparation> = {
  requestKey: { address: { by: BY_FEW } },
  login: {
    ownKey: {
      build: async (scene, { email }, caller, own) => {
        const mine = caller === 'owner' || caller === 'household' ? email : own;
        const key = caller === 'anonymous' ? 'an-unknown-key-1' : await scene.loginKey(mine);
        return { body: { email, key } };
      },
    },
  },
  loginWithCode: {
    ownCode: {
      isNew: true,
      by: BY_FEW,
      build: async (scene, { email }, caller) => {
        const { code, cookie } = await askForCode(scene, email);
        if (caller === 'owner') return { body: { code }, headers: { cookie } };
        return { body: { code: changeCode(code) }, headers: { cookie } };
      },
    },
    otherBrowser: {
      isNew: true,
      by: BY_FEW,
      build: async (scene, { email }) => {
        const first = await askForCode(scene, email);
        const { code, cookie } = await askForCode(scene, email);
        if (first.code === code) throw new Skip('two codes are alike');
        return { body: { code: first.code }, headers: { cookie } };
      },
    },
  },
  answerMove: { guess: { by: BY_FEW } },
  renamePasskey: {
    unknown: {
      build: (_, { person }) => ({
        params: { id: person.id, passkey: LAST_ID },
        body: { name: 'The old phone' },
      }),
    },
  },
  removePasskey: {
    unknown: { build: (_, { person }) => ({ params: { id: person.id, passkey: LAST_ID } }) },
  },
  setLanguage: {
    account: {
      build: async ({ facts }) => ({ body: { language: (await facts.config()).languages.at(-1) } }),
    },
  },
  nominate: {
    category: {
      build: async (scene, account) => {
        const [{ category }] = await scene.facts.nominated();
        return {
          params: { id: account.person.id },
          body: {
            lastmod: await ensureNominations(scene, account),
            signature: 'Signed',
            category: category.key,
            nominations: [work(category.fields, `Work ${randomUUID()}`)],
          },
        };
      },
    },
  },
  vote: {
    category: {
      build: async (scene, account) => {
        const [{ category, ids }] = await scene.facts.contests();
        const ranking = Math.random() < 0.5 ? [ids[1]] : [ids[2], ids[1]];
        const lastmod = await ensureBallot(scene, account);
        const votes = { [category]: ranking };
        return {
          params: { id: account.person.id },
          body: { lastmod, signature: 'Signed', votes },
        };
      },
    },
  },
  saveReading: {
    entries: {
      build: async (scene, account) => {
        const [{ ids }] = await scene.facts.contests();
        const { time: lastmod } = await readReading(scene.kit, account);
        const entries = { [ids[0]]: { status: 'read', note: `Note ${randomUUID()}` } };
        return { params: { id: account.person.id }, body: { lastmod, entries } };
      },
    },
  },
  purchase: {
    newMember: {
      build: async (scene) => {
        const email = scene.newAddress();
        const [type] = await scene.facts.voterTypes();
        if (!type) throw new Skip('no membership is sold');
        const { key: membership, amount } = type;
        const new_members = [{ ...createPersonDetails(email), membership }];
        const body = { amount, email, source: scene.source('success'), new_members };
        return paid(body, `${email}: a person with the membership ${membership}`);
      },
    },
    upgrade: {
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
        const passes = [{ ...createPersonDetails(email), membership: sold[0], [day[0]]: true }];
        const body = { amount: day[1], email, source: scene.source('success'), passes };
        return paid(body, `${email}: a person with a day pass`);
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
      build: async (scene, _, __, email) => {
        const { id } = await findOpenInvoice(scene, await scene.testAccount('target'));
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
        const { key, clientSecret } = await startWaitingPurchase(scene);
        const { kit } = scene;
        const body = { client_secret: clientSecret, approve: true };
        kit.must(
          await kit.send(await scene.caller('anonymous'), 'answerSandboxAuthentication', { body }),
        );
        return { body: { key } };
      },
    },
    guess: { build: async (scene) => ({ body: { key: await guess(scene) } }) },
  },
  cancelPurchase: {
    key: { build: async (scene) => ({ body: { key: (await startWaitingPurchase(scene)).key } }) },
    guess: { build: async (scene) => ({ body: { key: await guess(scene) } }), by: BY_FEW },
  },
  getPurchaseState: {
    key: { build: async (scene) => ({ params: { key: (await startWaitingPurchase(scene)).key } }) },
    guess: { build: async (scene) => ({ params: { key: await guess(scene) } }) },
  },
  answerSandboxAuthentication: {
    secret: {
      build: async (scene) => {
        const { clientSecret: client_secret } = await startWaitingPurchase(scene);
        return { body: { client_secret, approve: false } };
      },
    },
    guess: {
      build: async (scene) => ({ body: { client_secret: await guess(scene), approve: false } }),
    },
  },
  receiveStripeEvent: {
    forged: {
      build: () => ({
        headers: { 'Stripe-Signature': 't=1563000000,v1=5257a869' },
        body: { id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } },
      }),
    },
  },
  getBallot: {
    form: {
      build: async (scene, { person: { id } }) => {
        await ensureToken(scene);
        return { params: { id } };
      },
    },
  },
  compMembership: {
    newPerson: {
      build: async (scene) => {
        const email = scene.newAddress();
        const [type] = await scene.facts.voterTypes();
        return {
          leaves: `${email}: a person who was given a membership`,
          body: { ...createPersonDetails(email), membership: type?.key ?? 'Adult', reason: REASON },
        };
      },
    },
  },
  setMembership: {
    another: {
      build: async (scene, account, ...more) => {
        const types = await scene.facts.voterTypes();
        const other = types.find(({ key }) => key !== account.person.membership);
        return withReason({ membership: other?.key ?? 'Adult' })(scene, account, ...more);
      },
    },
  },
  mergePeople: {
    another: {
      build: async (scene, account, caller, email) => {
        // A refused caller does not need a person to merge.
        const isRefused = caller !== 'admin';
        const other = isRefused ? await scene.testAccount('stranger') : await scene.createMember();
        return withReason({ other: other.person.id })(scene, account, caller, email);
      },
    },
  },
  resendMail: {
    again: {
      build: async (scene, { email }) => {
        const mail = await findNewestMail(scene, email);
        return { params: { mail: mail.id }, body: { reason: REASON } };
      },
    },
  },
  startCampaign: {
    voters: {
      build: (scene, _, caller) => {
        if (caller === 'hugoAdmin') requireCampaigns(scene);
        return { body: { name: createCampaignName(), act: 'vote', reason: REASON } };
      },
    },
  },
  pauseCampaign: {
    begun: {
      build: async (scene, _, caller) => {
        const name = caller === 'hugoAdmin' ? await ensureCampaign(scene) : createCampaignName();
        return { body: { name, is_paused: true, reason: REASON } };
      },
    },
  },
  enterBallot: {
    paper: {
      build: async (scene, account, ...more) => {
        const [{ category, ids }] = await scene.facts.contests();
        const body = { signature: 'On paper', votes: { [category]: [ids[2]] }, replaces: true };
        return withReason(body)(scene, account, ...more);
      },
    },
  },
  restoreBallot: {
    first: {
      build: async (scene, account, caller, email) => {
        await ensureBallot(scene, account);
        const known = await readVersions(scene, account);
        const now = new Date().toISOString();
        const version = known.at(-1)?.time ?? now;
        const newest = known[0]?.time ?? now;
        return withReason({ version, newest })(scene, account, caller, email);
      },
    },
  },
  settleRefund: {
    due: {
      build: async (scene, { email }) => ({
        params: { purchase: (await findPurchase(scene, email)).id },
        body: { reason: REASON },
      }),
    },
  },
  decidePendingAct: {
    reject: {
      build: async (scene, _, caller) => {
        const isAllowed = caller === 'admin' || caller === 'hugoAdmin';
        const pending = isAllowed ? await createPendingAct(scene) : 1;
        return { params: { pending }, body: { decision: 'reject', reason: REASON } };
      },
    },
  },
};
