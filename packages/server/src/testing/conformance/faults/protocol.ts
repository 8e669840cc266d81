import { answering, callers, getBody, instead, json, sending, SUCCESS } from '../planting.ts';
import type { Fault, PassingAnswer } from '../proxy.ts';

const schema = /breaks the schema/;
const PROBLEM = 'application/problem+json; charset=utf-8';

/** Answers requests of one method without forwarding them. */
const to =
  (method: string, answer: Omit<PassingAnswer, 'headers'> & { headers?: object }): Fault['plant'] =>
  async (request, sendOn) => {
    if (request.method !== method) return sendOn(request);
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    return { ...answer, headers: { ...headers, ...answer.headers } };
  };

/** Answers 304 to every conditional request. */
const notModified: Fault['plant'] = async (request, sendOn) => {
  const isConditional = request.headers['if-none-match'] !== undefined;
  delete request.headers['if-none-match'];
  const answer = await sendOn(request);
  return isConditional ? { ...answer, status: 304 } : answer;
};

/** Faults of the protocol: methods, preflights, caches, connections, and what an error reveals. */
export const protocolFaults: readonly Fault[] = [
  {
    name: 'a preflight that allows every origin',
    in: 'vote',
    titles: /another site/,
    plant: to('OPTIONS', {
      status: 204,
      headers: { 'access-control-allow-origin': '*' },
      body: Buffer.from(''),
    }),
  },
  {
    name: 'a preflight that repeats the origin',
    in: 'updatePerson',
    titles: /another site/,
    plant: async (request, sendOn) => {
      const answer = await sendOn(request);
      const { origin } = request.headers;
      if (request.method === 'OPTIONS' && origin !== undefined)
        answer.headers['access-control-allow-origin'] = origin;
      return answer;
    },
  },
  {
    name: 'HEAD is answered 405',
    in: 'getConfig',
    titles: /HEAD/,
    plant: to('HEAD', { status: 405, headers: { allow: 'GET' }, body: Buffer.from('') }),
  },
  {
    name: 'HEAD of a read with a session is answered 404',
    in: 'getUser',
    titles: /HEAD/,
    plant: to('HEAD', { status: 404, body: Buffer.from('') }),
  },
  {
    name: 'a list is never modified',
    in: 'getFinalists',
    titles: /304/,
    plant: notModified,
  },
  { name: 'a picture is never modified', in: 'getBadge', titles: /file/, plant: notModified },
  {
    name: 'a connection that is cut in the middle of an answer',
    in: 'getPurchaseData',
    titles: /payment key/,
    plant: answering((answer) => {
      answer.isCut = true;
    }),
  },
  {
    name: 'a stack trace in a refusal',
    in: 'setLanguage',
    titles: schema,
    plant: json(400, (body) => {
      body['message'] = 'Error: invalid\n    at check (/srv/app/server.js:12:34)';
    }),
  },
  {
    name: 'a Python traceback in a refusal',
    in: 'getVotes',
    titles: /without a session/,
    plant: json(401, (body) => {
      body['message'] =
        'Traceback (most recent call last):\n  File "/srv/app.py", line 7, in vote\nKeyError';
    }),
  },
  {
    name: 'U+0000 is accepted and removed',
    in: 'updatePerson',
    titles: schema,
    plant: sending((request) => {
      const text = JSON.stringify(request.body ?? {});
      request.body = JSON.parse(text.replaceAll(String.raw`\u0000`, '')) as unknown;
    }),
  },
  {
    name: 'a text of white space is accepted',
    in: 'vote',
    titles: schema,
    plant: sending((request) => {
      const body = getBody(request);
      if (String(body['signature']).trim() === '') body['signature'] = 'Signed';
    }),
  },
  {
    name: 'an unknown key of a body is ignored',
    in: 'vote',
    titles: schema,
    plant: sending((request) => {
      const { lastmod, signature, votes } = getBody(request);
      if (typeof request.body === 'object') request.body = { lastmod, signature, votes };
    }),
  },
  {
    name: 'the id 1x is read as 1',
    in: 'getVotes',
    titles: /an id/,
    plant: sending((request) => {
      request.path = request.path.replace(/\/(\d+)\D+\//, '/$1/');
    }),
  },
  {
    name: 'a refusal is a web page',
    in: 'getVotes',
    titles: /without a session/,
    plant: answering((answer) => {
      if (answer.status !== 401) return;
      answer.headers['content-type'] = 'text/html';
      answer.body = Buffer.from('<h1>Sign in</h1>');
    }),
  },
  {
    name: 'a caller without a session is redirected',
    in: 'listPurchases',
    titles: /without a session/,
    plant: answering((answer) => {
      if (answer.status !== 401) return;
      answer.status = 302;
      answer.headers['location'] = '/login';
    }),
  },
  {
    name: 'an answer is broken JSON',
    in: 'getConfig',
    titles: /time/,
    plant: answering((answer) => {
      answer.body = Buffer.from(`${JSON.stringify(answer.body)},`);
    }),
  },
  {
    name: 'an answer is compressed unasked',
    in: 'getPurchaseData',
    titles: /payment key/,
    plant: answering((answer) => {
      answer.body = Buffer.from([31, 139, 8, 0, 0, 0, 0, 0]);
      answer.headers['content-encoding'] = 'gzip';
    }),
  },
  {
    name: 'an answer is null',
    in: 'getDaypassPrices',
    titles: /prices/,
    plant: answering((answer) => {
      answer.body = null;
    }),
  },
  {
    name: 'an ETag that changes with each answer',
    in: 'getFinalists',
    titles: /304/,
    plant: answering(({ headers }) => {
      headers['etag'] = `"${crypto.randomUUID()}"`;
    }),
  },
  {
    name: 'no-cache without an ETag',
    in: 'getCalendar',
    titles: callers,
    plant: answering(({ headers }) => {
      delete headers['etag'];
      headers['cache-control'] = 'no-cache';
    }),
  },
  {
    name: 'Retry-After is a date',
    in: 'requestKey',
    titles: /too many requests/,
    plant: answering(({ headers }) => {
      if (headers['retry-after']) headers['retry-after'] = 'Sun, 18 Aug 2019 20:00:00 GMT';
    }),
  },
  {
    name: 'a form is accepted as JSON',
    in: 'login',
    titles: /only JSON/,
    plant: answering((answer) => {
      if (answer.status === 415)
        Object.assign(answer, {
          status: 400,
          headers: { ...answer.headers, 'content-type': PROBLEM },
        });
    }),
  },
  {
    name: 'a body that is too large is refused as invalid',
    in: 'nominate',
    titles: /too large/,
    plant: answering((answer) => {
      if (answer.status !== 413) return;
      answer.status = 400;
      Object.assign(getBody(answer), { status: 400, code: 'invalid', errors: [] });
    }),
  },
  {
    name: 'a connection that is cut by large headers',
    in: 'getUser',
    titles: /16 kB/,
    plant: async (request, sendOn) =>
      (request.headers['x-much'] ?? '').length > 10_000 ? undefined : sendOn(request),
  },
  {
    name: 'the pointer of a mistake names the whole body',
    in: 'setLanguage',
    titles: schema,
    plant: json(400, (body) => {
      for (const error of body['errors'] ?? []) error.pointer = '/body';
    }),
  },
  {
    name: 'a made-up session is accepted',
    in: 'getAwardSummary',
    titles: /without a session/,
    plant: async (request, sendOn) =>
      request.headers['cookie']?.includes('made-up')
        ? instead(401, { ...SUCCESS, people: [] })(request, sendOn)
        : sendOn(request),
  },
];
