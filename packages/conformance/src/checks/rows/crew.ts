import {
  anyCampaign,
  campaignName,
  newestMail,
  pendingAct,
  purchaseOf,
  requireCampaigns,
  versionsOf,
} from '../../scene/found.ts';
import { savedBallot } from '../../scene/prepared.ts';
import { newPerson, REASON } from '../../scene/scene.ts';
import { read, everybody, type Rows, type Build } from './plan.ts';

const withReason =
  (more: object = {}): Build =>
  (_, { person: { id } }) => ({ params: { id }, body: { ...more, reason: REASON } });
const ruling: Build = withReason({ ballot: 'votes' });

/** Requests of the crew. */
export const crewRows = {
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
        // A refused caller does not need a person to merge.
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
  liftLimits: {
    account: { isOnce: true, build: (_, { email }) => ({ body: { email, reason: REASON } }) },
  },
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
  listAudit: { newest: { build: () => ({ body: { operation: 'startCampaign', limit: 1 } }) } },
  findPurchases: { byAddress: { build: (_, { email }) => ({ body: { email } }) } },
  exportMoney: {
    all: { build: () => ({ body: { from: '2019-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' } }) },
  },
  listPendingActs: { all: everybody },
  decidePendingAct: {
    reject: {
      build: async (scene, _, caller) => {
        const isAllowed = caller === 'admin' || caller === 'hugoAdmin';
        const pending = isAllowed ? await pendingAct(scene) : 1;
        return { params: { pending }, body: { decision: 'reject', reason: REASON } };
      },
    },
  },
  settleRefund: {
    due: {
      build: async (scene, { email }) => ({
        params: { purchase: (await purchaseOf(scene, email)).id },
        body: { reason: REASON },
      }),
    },
  },
} satisfies Partial<Rows>;
