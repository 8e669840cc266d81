import type { Passing, PassingAnswer, SendOn } from './proxy.ts';

/** JSON of any shape: a fault reaches into it. */
// oxlint-disable-next-line typescript/no-explicit-any -- it is broken on purpose, so that no type of it is true
export type Json = Record<string, any>;

type Change = (answer: PassingAnswer, request: Passing) => void;

/** Sends on, and changes the answer. */
export const answering =
  (change: Change) =>
  async (request: Passing, sendOn: SendOn): Promise<PassingAnswer> => {
    const answer = await sendOn(request);
    change(answer, request);
    return answer;
  };

/** Changes the JSON of an answer with one status. */
export const json = (status: number, change: (body: Json, request: Passing) => void) =>
  answering(({ status: own, body }, request) => {
    if (own === status) change(body as Json, request);
  });

/** Answers as if all were well, where the server refuses. */
export const instead = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
  answering((answer) => {
    if (answer.status !== status) return;
    answer.status = 200;
    answer.headers['content-type'] = type;
    answer.body = body;
  });

/** Sends on something else. */
export const sending =
  (change: (request: Passing) => void) => async (request: Passing, sendOn: SendOn) => {
    change(request);
    return sendOn(request);
  };

/** The body as it is, to be read or changed. */
export const bodyOf = ({ body }: Passing | PassingAnswer): Json => Object(body) as Json;

/** Changes each cookie that is set. */
export const cookie = (change: (header: string) => string) =>
  answering(({ headers }) => {
    const set = headers['set-cookie'];
    if (set !== undefined) headers['set-cookie'] = [set].flat().map(change);
  });

/** Sends it on once more, in another way, when it was refused with this code. */
export const insisting = (code: string, change: (request: Passing, refusal: Json) => void) =>
  async function insist(request: Passing, sendOn: SendOn): Promise<PassingAnswer> {
    const answer = await sendOn(request);
    if (bodyOf(answer)['code'] !== code) return answer;
    change(request, bodyOf(answer));
    return sendOn(request);
  };

/** What most answers begin with. */
export const SUCCESS = { status: 'success' };

/** What each caller gets. */
export const callers = /each caller/;
