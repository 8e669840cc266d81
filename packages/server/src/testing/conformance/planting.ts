import type { Passing, PassingAnswer, SendOn } from './proxy.ts';

/** JSON of any shape, which faults modify. */
// oxlint-disable-next-line typescript/no-explicit-any -- it is broken on purpose, so that no type of it is true
export type Json = Record<string, any>;

type Change = (answer: PassingAnswer, request: Passing) => void;

/** Forwards the request and changes the answer. */
export const answering =
  (change: Change) =>
  async (request: Passing, sendOn: SendOn): Promise<PassingAnswer> => {
    const answer = await sendOn(request);
    change(answer, request);
    return answer;
  };

/** Changes the JSON of answers with the given status. */
export const json = (status: number, change: (body: Json, request: Passing) => void) =>
  answering(({ status: own, body }, request) => {
    if (own === status) change(body as Json, request);
  });

/** Answers 200 with the body when the server answers with the given status. */
export const instead = (status: number, body: unknown, type = 'application/json; charset=utf-8') =>
  answering((answer) => {
    if (answer.status !== status) return;
    answer.status = 200;
    answer.headers['content-type'] = type;
    answer.body = body;
  });

/** Changes the request and forwards it. */
export const sending =
  (change: (request: Passing) => void) => async (request: Passing, sendOn: SendOn) => {
    change(request);
    return sendOn(request);
  };

/** Returns the body for reading or changing. */
export const getBody = ({ body }: Passing | PassingAnswer): Json => Object(body) as Json;

/** Changes each `Set-Cookie` header. */
export const cookie = (change: (header: string) => string) =>
  answering(({ headers }) => {
    const set = headers['set-cookie'];
    if (set !== undefined) headers['set-cookie'] = [set].flat().map(change);
  });

/** If the server refuses with the given code, changes the request and sends it again. */
export const insisting = (code: string, change: (request: Passing, refusal: Json) => void) =>
  async function insist(request: Passing, sendOn: SendOn): Promise<PassingAnswer> {
    const answer = await sendOn(request);
    if (getBody(answer)['code'] !== code) return answer;
    change(request, getBody(answer));
    return sendOn(request);
  };

/** The members that most answers have. */
export const SUCCESS = { status: 'success' };

/** Titles of the checks of each caller's access. */
export const callers = /each kind of caller/;
