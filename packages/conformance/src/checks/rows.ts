import type { OperationId } from '@conkit/api-client';
import type { Caller, callers } from '@conkit/api-client/callers';
import { randomUUID } from 'node:crypto';
import type { Sent } from '../kit.ts';
import { Skip } from '../record.ts';
import {
  openInvoice,
  savedBallot,
  savedNominations,
  waitingPurchase,
  work,
} from '../scene/prepared.ts';
import {
  anyCampaign,
  askForCode,
  campaignName,
  guess,
  holdToken,
  newestMail,
  otherCode,
  purchaseOf,
  requireCampaigns,
  versionsOf,
} from '../scene/found.ts';
import { newPerson, REASON, type Party, type Scene } from '../scene/scene.ts';

/** What one kind of caller sends about somebody. */
type Build = (scene: Scene, party: Party, caller: Caller, email: string) => Sent | Promise<Sent>;

/** How a row of the table of callers is tried. */
export interface RowPlan {
  readonly build: Build;
  /** About somebody new, for what is done cannot be undone: by the first caller who may. */
  readonly isOnce?: true;
  /** About somebody new, whoever asks. */
  readonly isNew?: true;
  /** Not by all: each of them would cost more mails than one address is sent. */
  readonly by?: readonly Caller[];
}

const about: Build = (_, { person: { id } }) => ({ params: { id } });
const withReason =
  (more: object = {}): Build =>
  (_, { person: { id } }) => ({ params: { id }, body: { ...more, reason: REASON } });
const ruling: Build = withReason({ ballot: 'votes' });
const plain: Build = () => ({});
const read: RowPlan = { build: about };
const everybody: RowPlan = { build: plain };
const paid = (body: object): Sent => ({ body, headers: { 'Idempotency-Key': randomUUID() } });
const BY_FEW: readonly Caller[] = ['nobody', 'stranger', 'owner'];

/** A request of each row of the table of callers; a row without one does not compile. */
export const rows: {
  readonly [Id in OperationId]: { readonly [Row in keyof (typeof callers)[Id]]: RowPlan };
} = {
  requestKey: { address: { build: (_, { email }) => ({ body: { email } }), by: BY_FEW } },
  login: {
    ownKey: {
      build: async (scene, { email }, caller, own) => {
        const mine = caller === 'owner' || caller === 'household' ? email : own;
        const key = caller === 'nobody' ? 'a-key-of-nobody' : await scene.loginKey(mine);
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
        return { body: { code: otherCode(code) }, headers: { cookie } };
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
  getUser: { account: everybody },
  setLanguage: {
    account: {
      build: async ({ facts }) => ({ body: { language: (await facts.config()).languages.at(-1) } }),
    },
  },
  logout: { everywhere: { isOnce: true, build: () => ({ query: 'all=1&keys=1' }) } },
  lookupPerson: {
    known: {
      build: (_, { email, person }) => ({ body: { name: person.preferred_name, email } }),
    },
  },
  updatePerson: {
    details: {
      build: (_, { person: { id } }) => ({
        params: { id },
        body: { badge_subtitle: randomUUID().slice(0, 8) },
      }),
    },
    address: {
      isOnce: true,
      build: (scene, { person: { id } }) => ({
        params: { id },
        body: { email: scene.newAddress() },
      }),
    },
  },
  getPersonLog: { changes: read },
  inviteToChat: { account: everybody },
  getNominations: { saved: read },
  mailNominations: { saved: read },
  nominate: {
    category: {
      build: async (scene, party) => {
        const [{ category }] = await scene.facts.nominated();
        return {
          params: { id: party.person.id },
          body: {
            lastmod: await savedNominations(scene, party),
            signature: 'Signed',
            category: category.key,
            nominations: [work(category.fields, `Work ${randomUUID()}`)],
          },
        };
      },
    },
  },
  getAwardSummary: { account: everybody },
  getFinalists: { all: everybody },
  getVotes: { saved: read },
  mailVotes: { saved: read },
  vote: {
    category: {
      build: async (scene, party) => {
        const [{ category, ids }] = await scene.facts.contests();
        const ranking = Math.random() < 0.5 ? [ids[1]] : [ids[2], ids[1]];
        const lastmod = await savedBallot(scene, party);
        const votes = { [category]: ranking };
        return {
          params: { id: party.person.id },
          body: { lastmod, signature: 'Signed', votes },
        };
      },
    },
  },
  getPacket: { links: read },
  requestSeriesExtra: { code: read },
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
          throw new Skip('there is nothing dearer to upgrade to');
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
        if (amount === undefined) throw new Skip('paper publications are not sold');
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
        if (!sold || !day) throw new Skip('no day pass is sold');
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
  getBadge: { picture: read },
  getBlankBadge: { picture: everybody },
  getCalendar: { dates: everybody },
  getBallot: {
    form: {
      build: async (scene, party) => {
        await holdToken(scene);
        return about(scene, party, 'owner', '');
      },
    },
  },
  getBarcodeImage: { picture: read },
  getBarcodePdf: { form: read },
  getConfig: { all: everybody },
  getHealth: { all: everybody },
  findPeople: { byAddress: { build: (_, { email }) => ({ body: { query: email } }) } },
  compMembership: {
    newPerson: {
      isOnce: true,
      build: async (scene) => {
        const email = scene.newAddress();
        const [type] = await scene.facts.voterTypes();
        scene.kit.recorder.left.push(`${email}: a person who was given a membership`);
        return { body: { ...newPerson(email), membership: type?.key ?? 'Adult', reason: REASON } };
      },
    },
  },
  getPersonRecord: { record: read },
  editPerson: {
    details: {
      isOnce: true,
      build: (_, { person: { id, last_modified } }) => ({
        params: { id },
        body: { last_modified, changes: { badge_name: 'Changed' }, reason: REASON },
      }),
    },
  },
  setMembership: {
    another: {
      isOnce: true,
      build: async (scene, party, ...more) => {
        const types = await scene.facts.voterTypes();
        const other = types.find(({ key }) => key !== party.person.membership);
        return withReason({ membership: other?.key ?? 'Adult' })(scene, party, ...more);
      },
    },
  },
  changeEmail: {
    another: {
      isOnce: true,
      build: (scene, ...given) => withReason({ email: scene.newAddress() })(scene, ...given),
    },
  },
  mergePeople: {
    another: {
      isOnce: true,
      build: async (scene, party, caller, email) => {
        // Whoever may not need not have somebody to merge.
        const isRefused = caller !== 'admin';
        const other = isRefused ? await scene.party('stranger') : await scene.mint();
        return withReason({ other: other.person.id })(scene, party, caller, email);
      },
    },
  },
  exportPerson: { all: { isOnce: true, build: withReason() } },
  erasePerson: {
    all: {
      isOnce: true,
      build: (scene, party, ...more) =>
        withReason({ legal_name: party.person.legal_name })(scene, party, ...more),
    },
  },
  findMails: { byAddress: { build: (_, { email }) => ({ body: { email } }) } },
  resendMail: {
    again: {
      build: async (scene, { email }) => {
        const mail = await newestMail(scene, email);
        return { params: { mail: mail.id }, body: { reason: REASON } };
      },
    },
  },
  recordBounce: {
    report: { build: () => ({ body: { report: 'Subject: no report', reason: REASON } }) },
  },
  sendLoginLink: { mailed: { build: withReason(), isOnce: true } },
  listCampaigns: { all: everybody },
  startCampaign: {
    voters: {
      build: (scene, _, caller) => {
        if (caller === 'hugoAdmin') requireCampaigns(scene);
        return { body: { name: campaignName(), act: 'vote', reason: REASON } };
      },
    },
  },
  planCampaign: { voters: { build: () => ({ body: { act: 'vote' } }) } },
  pauseCampaign: {
    begun: {
      build: async (scene, _, caller) => {
        const name = caller === 'hugoAdmin' ? await anyCampaign(scene) : campaignName();
        return { body: { name, is_paused: true, reason: REASON } };
      },
    },
  },
  listBallotVersions: { all: read },
  enterBallot: {
    paper: {
      build: async (scene, party, ...more) => {
        const [{ category, ids }] = await scene.facts.contests();
        const body = { signature: 'On paper', votes: { [category]: [ids[2]] }, replaces: true };
        return withReason(body)(scene, party, ...more);
      },
    },
  },
  restoreBallot: {
    first: {
      build: async (scene, party, caller, email) => {
        await savedBallot(scene, party);
        const known = await versionsOf(scene, party);
        const now = new Date().toISOString();
        const version = known.at(-1)?.time ?? now;
        const newest = known[0]?.time ?? now;
        return withReason({ version, newest })(scene, party, caller, email);
      },
    },
  },
  disallowBallot: { votes: { isOnce: true, build: ruling } },
  allowBallot: { disallowed: { isOnce: true, build: ruling } },
  getTurnout: { all: everybody },
  findPurchases: { byAddress: { build: (_, { email }) => ({ body: { email } }) } },
  exportMoney: {
    all: { build: () => ({ body: { from: '2019-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' } }) },
  },
  settleRefund: {
    due: {
      build: async (scene, { email }) => ({
        params: { purchase: (await purchaseOf(scene, email)).id },
        body: { reason: REASON },
      }),
    },
  },
};
