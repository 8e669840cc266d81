import type { Fault, Passing, PassingAnswer, SendOn } from './proxy.ts';

/** JSON of any shape: a fault reaches into it. */
// oxlint-disable-next-line typescript/no-explicit-any -- it is broken on purpose, so that no type of it is true
type Json = Record<string, any>;

type Change = (answer: PassingAnswer, request: Passing) => void;

/** Sends on, and changes the answer. */
const answering =
  (change: Change) =>
  async (request: Passing, sendOn: SendOn): Promise<PassingAnswer> => {
    const answer = await sendOn(request);
    change(answer, request);
    return answer;
  };

/** Changes the JSON of an answer with one status. */
const json = (status: number, change: (body: Json, request: Passing) => void) =>
  answering(({ status: own, body }, request) => {
    if (own === status) change(body as Json, request);
  });

/** Answers as if all were well, where the server refuses. */
const instead = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
  answering((answer) => {
    if (answer.status !== status) return;
    answer.status = 200;
    answer.headers['content-type'] = type;
    answer.body = body;
  });

/** Sends on something else. */
const sending =
  (change: (request: Passing) => void) => async (request: Passing, sendOn: SendOn) => {
    change(request);
    return sendOn(request);
  };

const bodyOf = ({ body }: Passing | PassingAnswer): Json => Object(body) as Json;

const cookie = (change: (header: string) => string) =>
  answering(({ headers }) => {
    const set = headers['set-cookie'];
    if (set !== undefined) headers['set-cookie'] = [set].flat().map(change);
  });

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** Sends it on once more, in another way, when it was refused with this code. */
const insisting = (code: string, change: (request: Passing, refusal: Json) => void) =>
  async function insist(request: Passing, sendOn: SendOn): Promise<PassingAnswer> {
    const answer = await sendOn(request);
    if (bodyOf(answer)['code'] !== code) return answer;
    change(request, bodyOf(answer));
    return sendOn(request);
  };

const anotherKey = ({ headers }: Passing) => {
  headers['idempotency-key'] = crypto.randomUUID();
};

const newestOf = (votes: Json): string | null =>
  Object.values(votes)
    .map(({ time }: Json) => String(time))
    .toSorted()
    .at(-1) ?? null;

const SUCCESS = { status: 'success' };
const callers = /each caller/;

let firstCookie: string | undefined;

/** What could be wrong with a server, each alone. */
export const faults: readonly Fault[] = [
  // What an answer is made of.
  {
    name: 'a field is missing',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      delete body['people'][0].member_number;
    }),
  },
  {
    name: 'a number is told as text',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      body['people'][0].id = String(body['people'][0].id);
    }),
  },
  {
    name: 'a field is told that nobody asked for',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      body['people'][0].password = 'x';
    }),
  },
  {
    name: 'a status that is not declared',
    in: 'getConfig',
    titles: /time/,
    plant: answering((answer) => {
      answer.status = 203;
    }),
  },
  {
    name: 'a problem of another status than the answer',
    in: 'getVotes',
    titles: /signed in/,
    plant: json(401, (body) => {
      body['status'] = 403;
    }),
  },
  {
    name: 'a problem that is typed as usual JSON',
    in: 'getVotes',
    titles: /signed in/,
    plant: answering(({ headers }) => {
      headers['content-type'] = 'application/json';
    }),
  },
  {
    name: 'a code that the call does not have',
    in: 'getVotes',
    titles: /signed in/,
    plant: json(401, (body) => {
      body['code'] = 'not_found';
    }),
  },
  {
    name: 'no word of what is wrong',
    in: 'setLanguage',
    titles: /schema/,
    plant: json(400, (body) => {
      delete body['errors'];
    }),
  },
  {
    name: 'a fault of the server for an odd body',
    in: 'setLanguage',
    titles: /schema/,
    plant: answering((answer) => {
      if (answer.status === 400) Object.assign(answer, { status: 500 });
      bodyOf(answer)['status'] = 500;
    }),
  },
  { name: 'no answer', in: 'getTurnout', titles: /counts/, plant: async () => undefined },
  // Headers.
  {
    name: 'a cookie without HttpOnly',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('; HttpOnly', '')),
  },
  {
    name: 'a cookie for other sites',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('SameSite=Lax', 'SameSite=None')),
  },
  {
    name: 'a cookie for every host of the domain',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => `${set}; Domain=example.com`),
  },
  {
    name: 'a cookie of another name',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => `sid${set}`),
  },
  {
    name: 'a cookie that nobody asked for',
    in: 'getConfig',
    titles: callers,
    plant: answering(({ headers }) => {
      headers['set-cookie'] = ['conkit-demo-code=1; HttpOnly; SameSite=Lax; Path=/'];
    }),
  },
  {
    name: 'an answer that caches keep',
    in: 'listPurchases',
    titles: callers,
    plant: answering(({ headers }) => {
      headers['cache-control'] = 'private, max-age=60';
    }),
  },
  {
    name: 'a type that browsers guess',
    in: 'getBadge',
    titles: /file/,
    plant: answering(({ headers }) => {
      delete headers['x-content-type-options'];
    }),
  },
  {
    name: 'every other site may read',
    in: 'getUser',
    titles: /other sites/,
    plant: answering(({ headers }, request) => {
      headers['access-control-allow-origin'] = request.headers['origin'] ?? '*';
    }),
  },
  {
    name: 'no Allow',
    in: 'getHealth',
    titles: /methods/,
    plant: answering(({ headers }) => {
      delete headers['allow'];
    }),
  },
  {
    name: 'no Retry-After',
    in: 'requestKey',
    titles: /too often/,
    plant: answering(({ headers }) => {
      delete headers['retry-after'];
    }),
  },
  {
    name: 'no ETag',
    in: 'getFinalists',
    titles: /304/,
    plant: answering(({ headers }) => {
      delete headers['etag'];
    }),
  },
  {
    name: 'a file without a name',
    in: 'getCalendar',
    titles: /file/,
    plant: answering(({ headers }) => {
      delete headers['content-disposition'];
    }),
  },
  // Who may.
  { name: 'a ballot for whoever asks', in: 'getVotes', titles: callers, plant: instead(403, {}) },
  {
    name: 'a document for whoever asks',
    in: 'getBarcodePdf',
    titles: callers,
    plant: instead(403, Buffer.from('%PDF-1.7'), 'application/pdf'),
  },
  {
    name: 'a call of the crew for everybody',
    in: 'findMails',
    titles: callers,
    plant: instead(403, { ...SUCCESS, mails: [], more: false }),
  },
  {
    name: 'a call without a session',
    in: 'getAwardSummary',
    titles: /signed in/,
    plant: instead(401, { people: [] }),
  },
  {
    name: 'a request of another site',
    in: 'vote',
    titles: /another site/,
    plant: sending(({ headers }) => {
      delete headers['origin'];
      delete headers['sec-fetch-site'];
    }),
  },
  {
    name: 'a query parameter that is overlooked',
    in: 'getPurchaseData',
    titles: /query/,
    plant: sending((request) => {
      request.path = request.path.split('?', 1)[0] ?? '';
    }),
  },
  {
    name: 'a legal name for others',
    in: 'lookupPerson',
    titles: callers,
    plant: json(200, (body) => {
      if (body['name']) body['name'] = 'Tess Legalname';
    }),
  },
  // What a stranger can learn.
  {
    name: 'another status for an address that nobody has',
    in: 'requestKey',
    titles: /the same of/,
    plant: answering((answer, request) => {
      if (String(bodyOf(request)['email']).startsWith('kit-')) answer.status = 400;
    }),
  },
  {
    name: 'a header for an address that is known',
    in: 'requestKey',
    titles: /the same of/,
    plant: answering(({ headers }, request) => {
      if (!String(bodyOf(request)['email']).startsWith('kit-')) headers['x-known'] = '1';
    }),
  },
  {
    name: 'no cookie for an address that nobody has',
    in: 'requestKey',
    titles: /the same of/,
    plant: answering(({ headers }, request) => {
      if (String(bodyOf(request)['email']).startsWith('kit-')) delete headers['set-cookie'];
    }),
  },
  {
    name: 'other words for a wrong key of an address that is known',
    in: 'login',
    titles: /wrong key/,
    plant: answering((answer, request) => {
      if (answer.status === 401 && bodyOf(request)['email'] === 'target@example.com')
        bodyOf(answer)['title'] = 'Wrong key';
    }),
  },
  {
    name: 'other words for a person who is there',
    in: 'getPersonLog',
    titles: /of nobody/,
    plant: json(403, (body, { path }) => {
      if (!path.includes('2147483647')) body['message'] = 'This person is on another account.';
    }),
  },
  // Sessions.
  {
    name: 'a session id that stays',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace(/=[^;]*/, (value) => (firstCookie ??= value))),
  },
  {
    name: 'a key that never expires',
    in: 'login',
    titles: /has expired/,
    plant: instead(403, { ...SUCCESS, email: 'kit@example.com' }),
  },
  {
    name: 'a code that is tried once more',
    in: 'loginWithCode',
    titles: /five times/,
    plant: json(401, (body) => {
      body['tries_left'] = Math.min(4, (body['tries_left'] as number) + 1);
    }),
  },
  {
    name: 'a code in any browser',
    in: 'loginWithCode',
    titles: /five times/,
    plant: instead(403, { ...SUCCESS, email: 'kit@example.com' }),
  },
  {
    name: 'signing out that ends nothing',
    in: 'logout',
    titles: /ends the session/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config' })),
      body: { ...SUCCESS, email: 'kit@example.com', sessions: 2 },
    }),
  },
  // People.
  {
    name: 'a change that is lost',
    in: 'updatePerson',
    titles: /nothing else/,
    plant: sending((request) => {
      const { city: _, ...body } = bodyOf(request);
      request.body = { ...body, badge_name: 'Lost' };
    }),
  },
  {
    name: 'a stale change that is accepted',
    in: 'updatePerson',
    titles: /elsewhere/,
    plant: sending((request) => {
      delete bodyOf(request)['last_modified'];
    }),
  },
  {
    name: 'papers that nobody paid for',
    in: 'updatePerson',
    titles: /not bought/,
    plant: instead(402, { ...SUCCESS, updated: ['paper_pubs'], key_sent: false }),
  },
  {
    name: 'the crew by name',
    in: 'getPersonLog',
    titles: /crew/,
    plant: json(200, (body) => {
      for (const entry of body['log']) entry.operator = 'desk@example.com';
    }),
  },
  {
    name: 'people found by a part of their name',
    in: 'lookupPerson',
    titles: /a part/,
    plant: json(200, (body) => {
      if (body['status'] === 'not found')
        Object.assign(body, { ...SUCCESS, id: 1, membership: 'Adult', name: 'T' });
    }),
  },
  // Ballots.
  {
    name: 'a lost category',
    in: 'vote',
    titles: /every category/,
    plant: sending((request) => {
      const [first] = Object.entries(bodyOf(request)['votes'] as Json);
      bodyOf(request)['votes'] = Object.fromEntries(first ? [first] : []);
    }),
  },
  {
    name: 'a rank that is off by one',
    in: 'getVotes',
    foundBy: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      for (const saved of Object.values(body)) saved.votes = [null, ...saved.votes];
    }),
  },
  {
    name: 'a category that loses what was saved before',
    in: 'vote',
    titles: /every category/,
    plant: sending((request) => {
      const votes = bodyOf(request)['votes'] as Json;
      if (Object.keys(votes).length === 1) votes['Novella'] = [];
    }),
  },
  {
    name: 'a stale save that is accepted',
    in: 'vote',
    titles: /hide another/,
    plant: insisting('stale_votes', (request, { current }) => {
      bodyOf(request)['lastmod'] = newestOf(current as Json);
    }),
  },
  {
    name: 'two saves at once that both win',
    in: 'vote',
    titles: /at once/,
    plant: insisting('stale_votes', (request, { current }) => {
      bodyOf(request)['lastmod'] = newestOf(current as Json);
    }),
  },
  {
    name: 'a stale ballot that is not told',
    in: 'vote',
    titles: /hide another/,
    plant: json(409, (body) => {
      body['current'] = {};
    }),
  },
  {
    name: 'a time that is not that of the save',
    in: 'vote',
    titles: /every category/,
    plant: json(200, (body) => {
      body['time'] = later(String(body['time']), 1000);
    }),
  },
  {
    name: 'a wrong category that is overlooked',
    in: 'vote',
    titles: /by itself/,
    plant: json(200, (body) => {
      delete body['refused'];
    }),
  },
  {
    name: 'a vote without the right',
    in: 'vote',
    titles: /right to vote/,
    plant: instead(403, { ...SUCCESS, time: '2019-07-01T12:00:00.000Z', votes: { Novel: [1] } }),
  },
  {
    name: 'a vote after the deadline',
    in: 'vote',
    titles: /deadline/,
    plant: instead(403, { ...SUCCESS, time: '2019-07-01T12:00:00.000Z', votes: { Novel: [1] } }),
  },
  {
    name: 'a stale nomination that is accepted',
    in: 'nominate',
    titles: /hide another/,
    plant: sending((request) => {
      delete bodyOf(request)['lastmod'];
    }),
  },
  {
    name: 'a nomination that is lost',
    in: 'nominate',
    titles: /empty rows/,
    plant: sending((request) => {
      const body = bodyOf(request);
      if (Array.isArray(body['nominations'])) body['nominations'] = body['nominations'].slice(0, 1);
    }),
  },
  {
    name: 'a finalist of two categories',
    in: 'getFinalists',
    titles: /each finalist once/,
    plant: json(200, (body) => {
      const [first] = Object.values(body);
      first?.push(first[0]);
    }),
  },
  {
    name: 'a count of the ballot that is off by one',
    in: 'getAwardSummary',
    titles: /counts/,
    plant: json(200, (body) => {
      for (const { awards } of body['people']) for (const { ballot } of awards) ballot.done += 1;
    }),
  },
  // Money.
  {
    name: 'a second charge',
    in: 'purchase',
    titles: /with its key once/,
    plant: sending(anotherKey),
  },
  {
    name: 'a second charge of two at once',
    in: 'purchase',
    titles: /at once/,
    plant: sending(anotherKey),
  },
  {
    name: 'a price of the client',
    in: 'purchase',
    titles: /price itself/,
    plant: insisting('amount_mismatch', (request, { amount }) => {
      bodyOf(request)['amount'] = amount;
    }),
  },
  {
    name: 'a right price that is told wrong',
    in: 'purchaseDaypass',
    titles: /price itself/,
    plant: json(409, (body) => {
      body['amount'] += 1;
    }),
  },
  {
    name: 'a declined card that buys',
    in: 'purchaseOther',
    titles: /declined/,
    plant: instead(402, { status: 'succeeded', charge_id: 'ch_1' }),
  },
  {
    name: 'a key for two purchases',
    in: 'purchaseOther',
    titles: /one purchase/,
    plant: insisting('duplicate', anotherKey),
  },
  {
    name: 'a cancelled key that buys',
    in: 'purchase',
    titles: /cancelled before/,
    plant: insisting('payment_failed', anotherKey),
  },
  {
    name: 'a second token',
    in: 'purchaseOther',
    titles: /one token/,
    plant: instead(409, { status: 'succeeded', charge_id: 'ch_1' }),
  },
  {
    name: 'a payment that its bank has refused',
    in: 'finishPurchase',
    titles: /bank/,
    plant: json(200, (body) => {
      body['status'] = 'success';
      delete body['code'];
      body['charge_id'] = 'ch_1';
    }),
  },
  {
    name: 'a cancel that ends nothing',
    in: 'cancelPurchase',
    titles: /ends a payment/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config', body: undefined })),
      body: { status: 'failed' },
    }),
  },
  {
    name: 'a member number that is off by one',
    in: 'getPurchaseState',
    titles: /became/,
    plant: json(200, (body) => {
      body['member_numbers'] = (body['member_numbers'] as number[] | undefined)?.map((n) => n + 1);
    }),
  },
  {
    name: 'a purchase that is not listed',
    in: 'listPurchases',
    titles: /newest/,
    plant: answering((answer) => {
      answer.body = [];
    }),
  },
  // The crew.
  {
    name: 'an invisible stale change of the crew',
    in: 'editPerson',
    titles: /meanwhile/,
    plant: insisting('stale_person', (request, { person }) => {
      bodyOf(request)['last_modified'] = (person as Json)['last_modified'];
    }),
  },
  {
    name: 'a ballot that is told to the crew',
    in: 'exportPerson',
    titles: /but what/,
    plant: json(200, (body) => {
      for (const save of body['saves']) save.signature = '[3,1,2]';
    }),
  },
  {
    name: 'a book that does not add up',
    in: 'exportMoney',
    titles: /adds up/,
    plant: json(200, (body) => {
      for (const sum of body['sums']) sum.total += 1;
    }),
  },
  {
    name: 'a campaign that is begun twice',
    in: 'startCampaign',
    titles: /once/,
    plant: instead(409, {
      ...SUCCESS,
      recipients: 1,
      left_out: { done: 0, without_address: 0, bouncing: 0 },
    }),
  },
  {
    name: 'somebody forgotten in the midst of a purchase',
    in: 'erasePerson',
    titles: /under way/,
    plant: instead(409, SUCCESS),
  },
  {
    name: 'a paper ballot in the place of another',
    in: 'enterBallot',
    titles: /unless/,
    plant: sending((request) => {
      bodyOf(request)['replaces'] = true;
    }),
  },
  {
    name: 'an address that keeps its sessions',
    in: 'changeEmail',
    titles: /sessions end/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config', body: undefined })),
      body: { ...SUCCESS, updated: ['email'], last_modified: '2019-07-01T12:00:00.000Z' },
    }),
  },
];
