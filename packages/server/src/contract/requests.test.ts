import { operationTable } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { appWith, contract, post } from './testApp.ts';

const ballot = { lastmod: null, signature: 'Aoife', votes: { Novel: [3, null, -1] } };

/** The request as the operation receives it. */
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

it('passes a valid request to the operation, with numbers in the URL converted', async () => {
  const answer = await post(await appWith({ vote: echo }), '/api/hugo/5/vote', ballot);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().votes).toEqual({ Novel: [3, null, -1], 'aoife-number': [5] });
});

it('returns the invalid fields, each with a pointer and a sentence with its name', async () => {
  const app = await appWith({ vote: echo });
  const answer = await post(app, '/api/hugo/5/vote', {
    signature: ' ',
    votes: { Novel: [1, 'x'], 'a b': [], Novella: Array(101).fill(1) },
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
        message: 'votes.Novella must have at most 20 entries',
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
  ['an id of another type', '/api/hugo/5xyz/votes', '/path/id'],
  ["an id beyond the database's range", '/api/hugo/2147483648/votes', '/path/id'],
  ['the id 0', '/api/hugo/0/votes', '/path/id'],
  ['an unknown query parameter', '/api/hugo/5/votes?all=1', '/query/all'],
  ['a repeated query parameter', '/api/logout?all=1&all=1', '/query/all'],
  ['a NUL in a text', '/api/blank-badge?name=%00', '/query/name'],
])('refuses %s', async (_, url, pointer) => {
  const answer = await (await appWith({})).inject(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ pointer }]);
});

it('reports only useful errors for a value that can have several shapes', async () => {
  const answer = await post(await appWith({}), '/api/people/5', { paper_pubs: { name: 'A' } });
  expect(answer.json().message).toBe(
    'paper_pubs.address is required; paper_pubs.country is required',
  );
});

describe('reports what is missing from the intended alternative', () => {
  const getMessage = async (item: unknown, source: unknown = null) => {
    const body = { email: 'a@example.com', source, items: [item] };
    return (await post(await appWith({}), '/api/purchase/other', body)).json().message;
  };

  it.each([
    [{ amount: 6000, category: 'sponsor' }, 'items[0].type is required'],
    [{ amount: 6000 }, 'items[0].category is required; items[0].type is required'],
    [{}, 'items[0].amount is required; items[0].category is required; items[0].type is required'],
    [{ id: '24' }, 'items[0].id must be a whole number'],
    [24, 'items[0] must be an object'],
  ])('of an item: %j', async (item, message) => {
    expect(await getMessage(item)).toBe(message);
  });

  it.each([
    [5, 'source must be text or an object or null'],
    [{ card: 'x' }, 'source.id is required'],
    ['', 'source must not be empty; source has characters that are not allowed'],
  ])('of a source: %j', async (source, message) => {
    expect(await getMessage({ id: 24 }, source)).toBe(message);
  });

  it('of a value with many possible types', async () => {
    const item = {
      amount: 1,
      category: 'a',
      type: 'b',
      data: { a: [], b: 'x'.repeat(2001), c: 2e9 * 2 },
    };
    expect(await getMessage(item)).toBe(
      [
        'items[0].data.a must be text or a number or true or false or null',
        'items[0].data.b must have at most 2000 characters',
        'items[0].data.c must be at most 2147483647',
      ].join('; '),
    );
  });
});

it('reports at most twenty invalid fields, and only the length of a list that is too long', async () => {
  const app = await appWith({});
  const wrong = { membership: '', legal_name: '', email: '' };
  const free = { amount: 0, email: 'a@example.com', source: null };
  const many = await post(app, '/api/purchase', {
    ...free,
    new_members: Array.from({ length: 20 }, () => wrong),
  });
  expect(many.json().errors).toHaveLength(20);
  const tooMany = { ...free, amount: -1, new_members: Array.from({ length: 30 }, () => wrong) };
  expect((await post(app, '/api/purchase', tooMany)).json().message).toBe(
    'amount must be at least 0; new_members must have at most 20 entries',
  );
});

it('checks the session before it reads the body', async () => {
  const app = await appWith({}, { session: null });
  const send = (url: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
  const body = `[${Array(40_000).fill('0').join()}]`;
  expect((await send('/api/hugo/1/nominate', body)).statusCode).toBe(401);
  expect((await send('/api/hugo/1/nominate', '{')).statusCode).toBe(401);
  // Anyone can request a link, so the error is about the body.
  expect((await send('/api/key', '{')).statusCode).toBe(400);
});

it('reads no more of a body than its operation needs', async () => {
  const app = await appWith({});
  for (const { id, maxBytes } of contract.operations) {
    const { method, path } = operationTable[id];
    if (method === 'GET') continue;
    const answer = await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      payload: `"${'x'.repeat(maxBytes)}"`,
      headers: { 'content-type': 'application/json' },
    });
    expect([id, answer.statusCode, answer.json().code]).toEqual([id, 413, 'too_large']);
  }
});

it.each([
  ['[', ']'],
  ['{"a":', '}'],
])('refuses a body nested endlessly with %s and %s before parsing it', async (open, close) => {
  const app = await appWith({
    receiveStripeEvent: async () => ({ body: { status: 'success' } }),
  });
  const send = (depth: number) =>
    app.inject({
      method: 'POST',
      url: '/api/webhook/stripe',
      payload: `{"a":${open.repeat(depth)}"[\\"[{"${close.repeat(depth)}}`,
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1' },
    });
  expect((await send(19)).statusCode).toBe(200);
  expect((await send(20)).json().message).toBe('The body is nested more than 20 deep');
});

it('ignores unknown keys where earlier clients send them', async () => {
  const app = await appWith({
    updatePerson: async () => ({ body: { status: 'success', updated: ['city'], key_sent: false } }),
  });
  const changes = { city: 'Dublin', member: true };
  expect((await post(app, '/api/people/5', changes)).statusCode).toBe(200);
});

it('reads headers in any letter case under their described names', async () => {
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

it('passes on only whole characters, because the database refuses lone surrogates', async () => {
  const app = await appWith({
    requestKey: async (_, { body, rawBody }) => ({
      body: { status: 'success', email: `${body.name}|${rawBody.length}` },
    }),
  });
  const getName = async (escaped: string) => {
    const payload = `{"email":"a@example.com","name":"${escaped}"}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/key', payload, headers });
    const [name, length] = answer.json<{ email: string }>().email.split('|');
    // A signature is checked against the original bytes.
    expect(Number(length)).toBe(payload.length);
    return name;
  };
  expect(await getName(String.raw`A \ud83d B`)).toBe('A \ufffd B');
  expect(await getName(String.raw`A \uDE00\uD83D`)).toBe('A \ufffd\ufffd');
  expect(await getName(String.raw`\ud83d\ude00`)).toBe('\u{1f600}');
  expect(await getName(String.raw`\\ud83d`)).toBe(String.raw`\ud83d`);
});

it('returns problems for unreadable bodies', async () => {
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

it('reads a plain JSON string as a body and reports what was expected', async () => {
  const headers = { 'content-type': 'application/json' };
  const payload = '"aoife@example.com"';
  const sent = { method: 'POST', url: '/api/key', payload, headers } as const;
  const answer = await (await appWith({})).inject(sent);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ pointer: '/body', message: 'The body must be an object' }],
  ]);
});

it('accepts a call without a body where none is described, even an empty one typed as JSON', async () => {
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
