import type { OperationId } from '@conkit/api-client';
import {
  answering,
  callers,
  getBody,
  instead,
  type Json,
  json,
  sending,
  SUCCESS,
} from '../planting.ts';
import type { Fault, Passing } from '../proxy.ts';

/** Answers as if a request had been carried out, which is not forwarded. */
const pretending =
  (create: (request: Passing) => object): Fault['plant'] =>
  async (request, sendOn) => {
    const { headers } = await sendOn({
      ...request,
      method: 'GET',
      path: '/api/config',
      body: undefined,
    });
    return { status: 200, headers, body: create(request) };
  };

const asking = (change: (path: string) => string) =>
  sending((request) => {
    request.path = change(request.path);
  });

const purchases = (change: (one: Json) => void) =>
  json(200, (body) => {
    for (const one of body as Json[]) change(one);
  });

/** Faults of sessions and of what the account shows. */
export const sessionFaults: readonly Fault[] = [
  {
    name: 'signing out keeps the cookie',
    in: 'logout',
    titles: /ends the session/,
    plant: answering(({ headers }) => {
      delete headers['set-cookie'];
    }),
  },
  {
    name: 'signing out empties the cookie, but does not end it',
    in: 'logout',
    titles: /ends the session/,
    plant: answering(({ headers }) => {
      const [set = ''] = [headers['set-cookie'] ?? ''].flat();
      headers['set-cookie'] = [set.replaceAll(/; (?:Max-Age|Expires)=[^;]*/gi, '')];
    }),
  },
  {
    name: 'an address in upper case is unknown',
    in: 'login',
    titles: /letter case/,
    plant: async (request, sendOn) => {
      const isUpper = /[A-Z]/.test(String(getBody(request)['email']));
      if (isUpper) getBody(request)['key'] = 'an-unknown-key-1';
      return sendOn(request);
    },
  },
  {
    name: 'no mail to an address in upper case',
    in: 'requestKey',
    foundBy: 'login',
    titles: /letter case/,
    plant: async (request, sendOn) => {
      const body = getBody(request);
      if (/[A-Z]/.test(String(body['email'])))
        body['email'] = `another-${String(body['email']).trim()}`;
      return sendOn(request);
    },
  },
  {
    name: 'signing out everywhere ends this session only',
    in: 'logout',
    titles: /ends the session/,
    plant: async (request, sendOn) => {
      const isAll = request.path.includes('all');
      request.path = request.path.replace('all=true', '');
      const answer = await sendOn(request);
      if (isAll) Object.assign(getBody(answer), { opt: 'all', sessions: 2 });
      return answer;
    },
  },
  {
    name: 'signing out keeps mailed links valid',
    in: 'logout',
    foundBy: 'login',
    titles: /has expired/,
    plant: async (request, sendOn) => {
      const isKeys = request.path.includes('keys');
      request.path = request.path.replace('keys=1', '');
      const answer = await sendOn(request);
      if (isKeys) getBody(answer)['keys'] = 1;
      return answer;
    },
  },
  {
    name: 'the mailed code is another one',
    in: 'requestKey',
    foundBy: 'loginWithCode',
    titles: /right code/,
    plant: sending(() => undefined),
    mails: (text) => text.replaceAll(/\b(\d{3}) (\d{3})\b/g, '$2 $1'),
  },
  {
    name: 'signing in answers another address',
    in: 'login',
    titles: /new session/,
    plant: json(200, (body) => {
      body['email'] = 'someone@example.com';
    }),
  },
  {
    name: 'the language is not stored',
    in: 'setLanguage',
    titles: /languages/,
    plant: pretending((request) => ({
      ...SUCCESS,
      language: String(getBody(request)['language']),
    })),
  },
  {
    name: 'an unknown language is accepted',
    in: 'setLanguage',
    titles: /languages/,
    plant: instead(400, SUCCESS),
  },
  {
    name: 'the second person of an account is hidden',
    in: 'getUser',
    titles: /people of the account/,
    plant: json(200, (body) => {
      body['people'] = body['people'].slice(0, 1);
    }),
  },
  {
    name: 'a person without a membership may vote',
    in: 'getUser',
    titles: /people of the account/,
    plant: json(200, (body) => {
      for (const { rights } of body['people'])
        for (const own of Object.values<Json>(rights)) own['vote'] = true;
    }),
  },
  {
    name: 'the account has another address',
    in: 'getUser',
    titles: /people of the account/,
    plant: json(200, (body) => {
      body['email'] = `x${String(body['email'])}`;
    }),
  },
];

/** Faults of the public data. */
export const publicFaults: readonly Fault[] = [
  {
    name: 'a category is listed twice',
    in: 'getConfig',
    titles: /names only/,
    plant: json(200, ({ hugo }) => {
      hugo.categories.push(hugo.categories[0]);
    }),
  },
  {
    name: 'voting closes before it opens',
    in: 'getConfig',
    titles: /names only/,
    plant: json(200, ({ hugo }) => {
      for (const { voting } of Object.values<Json>(hugo.awards))
        if (voting) [voting.opens, voting.closes] = [voting.closes, voting.opens];
    }),
  },
  {
    name: 'the currency is another one than is charged',
    in: 'getConfig',
    foundBy: 'listPurchases',
    titles: /newest/,
    plant: json(200, (body) => {
      body['currency'] = 'sek';
    }),
  },
  {
    name: 'a finalist is missing',
    in: 'getFinalists',
    titles: /of the seeding/,
    plant: json(200, (body) => {
      Object.values(body).at(-1)?.pop();
    }),
  },
  {
    name: 'a finalist has the title of another',
    in: 'getFinalists',
    titles: /of the seeding/,
    plant: json(200, (body) => {
      const [first] = Object.values(body);
      first[0].title = first[1].title;
    }),
  },
  {
    name: 'a calendar without events',
    in: 'getCalendar',
    titles: /file/,
    plant: answering((answer) => {
      const text = String(answer.body);
      answer.body = Buffer.from(text.replaceAll(/BEGIN:VEVENT[^]*END:VEVENT\r?\n/g, ''));
    }),
  },
  {
    name: 'a calendar that is cut short',
    in: 'getCalendar',
    titles: /file/,
    plant: answering((answer) => {
      answer.body = Buffer.from(String(answer.body).slice(0, -20));
    }),
  },
  {
    name: 'a picture of no bytes',
    in: 'getBlankBadge',
    titles: /file/,
    plant: answering((answer) => {
      if (answer.status === 200) answer.body = Buffer.from('');
    }),
  },
  {
    name: 'the links of the packet lead nowhere',
    in: 'getPacket',
    titles: /links to files/,
    plant: json(200, (body) => {
      for (const formats of Object.values(body))
        for (const file of Object.values<Json>(formats)) file['url'] = `/files${file['url']}`;
    }),
  },
  {
    name: 'the links of the packet lead to another site',
    in: 'getPacket',
    titles: /links to files/,
    plant: json(200, (body) => {
      for (const formats of Object.values(body))
        for (const file of Object.values<Json>(formats))
          file['url'] = `https://files.example.com${file['url']}`;
    }),
  },
];

/** Faults of people. */
export const personFaults: readonly Fault[] = [
  {
    name: 'letters with accents are stored without them',
    in: 'updatePerson',
    titles: /only the sent fields/,
    plant: sending((request) => {
      const body = getBody(request);
      if (typeof body['city'] === 'string')
        body['city'] = body['city'].normalize('NFD').replaceAll(/\p{M}/gu, '');
    }),
  },
  {
    name: 'a change keeps last_modified',
    in: 'getUser',
    foundBy: 'updatePerson',
    titles: /only the sent fields/,
    plant: json(200, (body) => {
      for (const person of body['people']) person.last_modified = '2019-07-01T12:00:00.000Z';
    }),
  },
  {
    name: 'an empty text does not clear a field',
    in: 'updatePerson',
    titles: /only the sent fields/,
    plant: sending((request) => {
      const body = getBody(request);
      if (body['city'] === '') delete body['city'];
    }),
  },
  {
    name: 'the log is always empty',
    in: 'getPersonLog',
    titles: /crew/,
    plant: json(200, (body) => {
      body['log'] = [];
    }),
  },
  {
    name: 'a lookup that finds no one',
    in: 'lookupPerson',
    titles: /by a full name/,
    plant: answering((answer) => {
      if (answer.status === 200) answer.body = { status: 'not found' };
    }),
  },
  {
    name: 'a lookup that finds another person',
    in: 'lookupPerson',
    titles: /by a full name/,
    plant: json(200, (body) => {
      if (typeof body['id'] === 'number') body['id'] += 1;
    }),
  },
  {
    name: 'a chat invitation to another address',
    in: 'inviteToChat',
    titles: callers,
    plant: json(200, (body) => {
      body['email'] = 'someone@example.com';
    }),
  },
];

/** Faults of ballots and nominations. */
export const awardFaults: readonly Fault[] = [
  {
    name: 'a finalist of another category is accepted',
    in: 'vote',
    titles: /by itself/,
    plant: async (request, sendOn) => {
      const answer = await sendOn(request);
      const errors = getBody(answer)['errors'] as Json[] | undefined;
      if (errors?.every(({ code }) => code === 'unknown_finalist') !== true) return answer;
      const { votes } = getBody(request);
      return {
        ...answer,
        status: 200,
        headers: { ...answer.headers, 'content-type': 'application/json; charset=utf-8' },
        body: { ...SUCCESS, time: '2030-07-01T12:00:00.000Z', votes },
      };
    },
  },
  {
    name: 'an unknown field of a nomination is dropped',
    in: 'nominate',
    titles: /empty rows/,
    plant: sending((request) => {
      const body = getBody(request);
      const list: unknown = body['nominations'];
      if (Array.isArray(list))
        for (const work of list as (Json | null)[]) if (work) delete work['no_such_field'];
    }),
  },
  {
    name: 'a summary that counts too many works',
    in: 'getAwardSummary',
    titles: /counts/,
    plant: json(200, (body) => {
      for (const { awards } of body['people'])
        for (const { nominations } of awards) if (nominations.works > 0) nominations.works += 1;
    }),
  },
  {
    name: 'a copy to another address',
    in: 'mailVotes',
    foundBy: 'vote',
    titles: /keeps every ballot/,
    plant: json(200, (body) => {
      body['email'] = 'someone@example.com';
    }),
  },
  {
    name: 'a save of no category changes the time',
    in: 'getVotes',
    foundBy: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      for (const saved of Object.values(body)) saved.time = '2030-07-01T12:00:00.000Z';
    }),
  },
  {
    name: 'a code that a prefetch uses up',
    in: 'requestSeriesExtra',
    titles: /prefetch/,
    plant: sending(({ headers }) => {
      delete headers['sec-purpose'];
    }),
  },
];

const PAID: readonly OperationId[] = ['purchase', 'purchaseDaypass'];

/** Faults of purchases. */
export const purchaseFaults: readonly Fault[] = [
  {
    name: 'a payment succeeds before the bank was asked',
    in: 'finishPurchase',
    titles: /confirmed/,
    plant: json(200, (body) => {
      if (body['status'] !== 'requires_action') return;
      for (const key of Object.keys(body)) delete body[key];
      Object.assign(body, { ...SUCCESS, charge_id: 'ch_1' });
    }),
  },
  {
    name: 'another currency is accepted',
    in: 'purchase',
    titles: /price itself/,
    plant: sending((request) => {
      delete getBody(request)['currency'];
    }),
  },
  {
    name: 'a list with another amount than was paid',
    in: 'listPurchases',
    titles: /newest/,
    plant: purchases((one) => {
      one['amount'] += 100;
    }),
  },
  {
    name: 'a list with another currency',
    in: 'listPurchases',
    titles: /newest/,
    plant: purchases((one) => {
      one['currency'] = 'usd';
    }),
  },
  {
    name: 'a list in the order of purchase',
    in: 'listPurchases',
    titles: /newest/,
    plant: answering((answer) => {
      if (Array.isArray(answer.body)) answer.body.reverse();
    }),
  },
  ...PAID.map((id): Fault => ({
    name: `an unknown type is bought as another one by ${id}`,
    in: id,
    titles: /unknown type/,
    plant: sending((request) => {
      const { new_members: members, passes } = getBody(request);
      for (const one of (members ?? passes ?? []) as Json[])
        if (one['membership'] === 'NoSuchType') one['membership'] = 'Adult';
    }),
  })),
  {
    name: 'a declined purchase creates its person',
    in: 'purchase',
    titles: /declined/,
    plant: async (request, sendOn) => {
      const answer = await sendOn(request);
      const body = structuredClone(getBody(request));
      if (answer.status !== 402) return answer;
      await sendOn({
        ...request,
        headers: { ...request.headers, 'idempotency-key': crypto.randomUUID() },
        body: { ...body, source: 'tok_sandbox_success' },
      });
      return answer;
    },
  },
  {
    name: 'a status that names another charge',
    in: 'getPurchaseState',
    titles: /outcome/,
    plant: json(200, (body) => {
      if (body['charge_id']) body['charge_id'] = 'ch_another';
    }),
  },
  {
    name: 'a declined card is a mistake of the request',
    in: 'purchase',
    titles: /declined/,
    plant: answering((answer) => {
      if (answer.status !== 402) return;
      answer.status = 400;
      Object.assign(getBody(answer), { status: 400, code: 'invalid', errors: [] });
    }),
  },
  {
    name: 'a purchase for others is hidden from its payer',
    in: 'listPurchases',
    titles: /newest/,
    plant: asking((path) => (path.includes('?') ? path : `${path}?status=invoice`)),
  },
];

/** Faults of the crew's operations. */
export const deskFaults: readonly Fault[] = [
  {
    name: 'a search that finds everyone for a wildcard',
    in: 'findPeople',
    titles: /wildcards/,
    plant: async (request, sendOn) => {
      const body = getBody(request);
      if (body['query'] === '%_%_%') body['query'] = 'target';
      return sendOn(request);
    },
  },
  {
    name: 'a search by number that finds no one',
    in: 'findPeople',
    titles: /wildcards/,
    plant: async (request, sendOn) => {
      const isNumber = /^\d+$/.test(String(getBody(request)['query']));
      const answer = await sendOn(request);
      if (isNumber) Object.assign(getBody(answer), { people: [] });
      return answer;
    },
  },
  {
    name: 'a membership that the crew changes is not stored',
    in: 'setMembership',
    titles: /logs the reason/,
    plant: async (request, sendOn) => {
      if (getBody(request)['membership'] === 'NoSuchType') return sendOn(request);
      getBody(request)['membership'] = 'YoungAdult';
      return sendOn(request);
    },
  },
  {
    name: 'an act of the crew without its reason in the log',
    in: 'getPersonRecord',
    foundBy: 'setMembership',
    titles: /logs the reason/,
    plant: json(200, (body) => {
      for (const entry of body['log']) entry.reason = null;
    }),
  },
  {
    name: 'a paper ballot that is not stored',
    in: 'enterBallot',
    titles: /stores a ballot on paper/,
    plant: sending((request) => {
      const body = getBody(request);
      if (body['signature'] === 'On paper') body['votes'] = { Novella: [7] };
    }),
  },
  {
    name: 'a mail that is sent again to no one',
    in: 'resendMail',
    titles: /sends a mail again/,
    plant: pretending(() => ({ ...SUCCESS, queued: true })),
  },
  {
    name: 'a login link of the crew that is never mailed',
    in: 'sendLoginLink',
    titles: /mails a link/,
    plant: pretending(() => ({ ...SUCCESS })),
  },
  {
    name: 'an erased person who stays',
    in: 'erasePerson',
    titles: /erases/,
    plant: pretending(() => ({ ...SUCCESS })),
  },
  {
    name: 'a paused campaign that goes on',
    in: 'pauseCampaign',
    titles: /pauses/,
    plant: pretending(() => ({ ...SUCCESS })),
  },
  {
    name: 'a turnout that counts no one in a category',
    in: 'getTurnout',
    titles: /counts people/,
    plant: json(200, (body) => {
      for (const one of body['votes'].categories) one.people = 0;
    }),
  },
  {
    name: 'a read of the crew that is not logged',
    in: 'listAudit',
    titles: /lists a read/,
    plant: json(200, (body) => {
      body['rows'] = body['rows'].filter((row: Json) => row['is_read'] !== true);
    }),
  },
  {
    name: 'a charge that the crew does not find',
    in: 'findPurchases',
    titles: /finds a purchase/,
    plant: json(200, (body) => {
      body['purchases'] = [];
    }),
  },
  {
    name: 'a purchase whose amount the crew sees doubled',
    in: 'findPurchases',
    titles: /finds a purchase/,
    plant: json(200, (body) => {
      for (const one of body['purchases']) one.amount *= 2;
    }),
  },
];
