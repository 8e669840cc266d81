import { expect, it } from 'vitest';
import { type Operation } from '../operation.ts';
import { appWith, post } from './testApp.ts';

const ballot = { lastmod: null, signature: 'Aoife', votes: { Novel: [3, null, -1] } };

/** What an operation is given, by its own account. */
const echo: Operation<'vote'> = async (_, { params, body, session }) => ({
  body: {
    status: 'success',
    time: '2019-07-01T11:42:00.000Z',
    votes: {
      ...body.votes,
      [`${session.email.split('@', 1)[0]}-${typeof params.id}`]: [params.id],
    },
  },
});

it('hands a request that fits to the operation, with numbers of the address converted', async () => {
  const answer = await post(await appWith({ vote: echo }), '/api/hugo/5/vote', ballot);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().votes).toEqual({ Novel: [3, null, -1], 'aoife-number': [5] });
});

it('says which fields are wrong, each with a pointer and a sentence that names it', async () => {
  const app = await appWith({ vote: echo });
  const answer = await post(app, '/api/hugo/5/vote', {
    signature: ' ',
    votes: { Novel: [1, 'x'], 'a b': [], Novella: [1, 2, 3, 4, 5, 6, 7, 8] },
    extra: 1,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid', title: 'Invalid request' });
  expect(answer.json().errors).toEqual(
    expect.arrayContaining([
      { pointer: '/body/extra', message: 'extra is not known here' },
      { pointer: '/body/signature', message: 'signature must not be empty' },
      { pointer: '/body/votes/Novel/1', message: 'votes.Novel[1] must be a whole number or null' },
      {
        pointer: '/body/votes/Novella',
        message: 'votes.Novella must have at most 7 entries',
      },
      {
        pointer: '/body/votes/a b',
        message: 'votes.a b must be a key of letters, digits, hyphens and underscores',
      },
    ]),
  );
  expect((await post(app, '/api/login', {})).json().message).toBe(
    'email is required; key is required',
  );
});

it.each([
  ['an id of another kind', '/api/hugo/5xyz/votes', '/path/id'],
  ['an id beyond the database', '/api/hugo/2147483648/votes', '/path/id'],
  ['an id of nobody', '/api/hugo/0/votes', '/path/id'],
  ['an unknown query parameter', '/api/hugo/5/votes?all=1', '/query/all'],
  ['a repeated query parameter', '/api/logout?all=1&all=1', '/query/all'],
  ['a NUL in a text', '/api/blank-badge?name=%00', '/query/name'],
])('refuses %s', async (_, url, pointer) => {
  const answer = await (await appWith({})).inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ pointer }]);
});

it('says only what is useful about a value with several shapes', async () => {
  const answer = await post(await appWith({}), '/api/people/5', { paper_pubs: { name: 'A' } });
  expect(answer.json().message).toBe(
    'paper_pubs.address is required; paper_pubs.country is required',
  );
});

it('ignores unknown keys where earlier clients send them', async () => {
  const app = await appWith({
    updatePerson: async () => ({ body: { status: 'success', updated: ['city'], key_sent: false } }),
  });
  const changes = { city: 'Dublin', member: true };
  expect((await post(app, '/api/people/5', changes)).statusCode).toBe(200);
});

it('reads headers whatever their letter case, under their described names', async () => {
  const free = { amount: 0, email: 'a@example.com', source: null };
  const sent = { 'idempotency-key': 'a-key-of-mine' };
  const app = await appWith({
    purchase: async (_, { headers }) => ({
      body: { status: 'success', charge_id: headers['Idempotency-Key'] },
    }),
  });
  expect((await post(app, '/api/purchase', free, sent)).json().charge_id).toBe('a-key-of-mine');
  const short = await post(app, '/api/purchase', free, { 'idempotency-key': 'short' });
  expect(short.json().errors).toMatchObject([{ pointer: '/header/Idempotency-Key' }]);
});

it('hands on whole characters only, for the database takes no halves', async () => {
  const app = await appWith({
    requestKey: async (_, { body, rawBody }) => ({
      body: { status: 'success', email: `${body.name}|${rawBody.length}` },
    }),
  });
  const nameOf = async (escaped: string) => {
    const payload = `{"email":"a@example.com","name":"${escaped}"}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/key', payload, headers });
    const [name, length] = answer.json<{ email: string }>().email.split('|');
    // A signature is checked over what really came.
    expect(Number(length)).toBe(payload.length);
    return name;
  };
  expect(await nameOf(String.raw`A \ud83d B`)).toBe('A \ufffd B');
  expect(await nameOf(String.raw`A \uDE00\uD83D`)).toBe('A \ufffd\ufffd');
  expect(await nameOf(String.raw`\ud83d\ude00`)).toBe('\u{1f600}');
  expect(await nameOf(String.raw`\\ud83d`)).toBe(String.raw`\ud83d`);
});

it('answers unreadable bodies with problems', async () => {
  const app = await appWith({});
  const send = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/key',
      payload,
      headers: { 'content-type': type },
    });
  expect((await send('{')).json()).toMatchObject({ status: 400, message: 'The body is not JSON' });
  expect((await send('{"__proto__": {}}')).statusCode).toBe(400);
  expect((await send('')).json()).toMatchObject({ message: 'A JSON body is required' });
  expect((await send('email=a', 'text/plain')).json().code).toBe('unsupported_media_type');
  expect((await send(`"${'x'.repeat(100_000)}"`)).json().code).toBe('too_large');
});

it('takes a call without a body where none is described, even an empty one typed as JSON', async () => {
  const app = await appWith({
    inviteToChat: async (_, { session }) => ({
      body: { success: true, email: session.email },
    }),
  });
  const url = '/api/slack/invite';
  const typed = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url, headers: typed })).statusCode).toBe(200);
});
