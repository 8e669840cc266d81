import { setTimeout as sleep } from 'node:timers/promises';
import { answering, getBody, json } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Longer than the kit's limit for an answer, in milliseconds. */
const LONG_MS = 5200;

/** Faults of answers. */
export const answerFaults: readonly Fault[] = [
  {
    name: 'a field is missing',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      delete body['people'][0].member_number;
    }),
  },
  {
    name: 'a number is sent as text',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      body['people'][0].id = String(body['people'][0].id);
    }),
  },
  {
    name: 'an undeclared field is sent',
    in: 'getUser',
    titles: /roles/,
    plant: json(200, (body) => {
      body['people'][0].password = 'x';
    }),
  },
  {
    name: 'an undeclared status',
    in: 'getConfig',
    titles: /time/,
    plant: answering((answer) => {
      answer.status = 203;
    }),
  },
  {
    name: 'a problem with a different status than the answer',
    in: 'getVotes',
    titles: /without a session/,
    plant: json(401, (body) => {
      body['status'] = 403;
    }),
  },
  {
    name: 'a problem with the media type application/json',
    in: 'getVotes',
    titles: /without a session/,
    plant: answering(({ headers }) => {
      headers['content-type'] = 'application/json';
    }),
  },
  {
    name: 'a problem code that the operation doesn’t declare',
    in: 'getVotes',
    titles: /without a session/,
    plant: json(401, (body) => {
      body['code'] = 'not_found';
    }),
  },
  {
    name: 'no details of what is wrong',
    in: 'setLanguage',
    titles: /schema/,
    plant: json(400, (body) => {
      delete body['errors'];
    }),
  },
  {
    name: 'a 500 for an invalid body',
    in: 'setLanguage',
    titles: /schema/,
    plant: answering((answer) => {
      if (answer.status === 400) Object.assign(answer, { status: 500 });
      getBody(answer)['status'] = 500;
    }),
  },
  { name: 'no answer', in: 'getTurnout', titles: /counts/, plant: async () => undefined },
  {
    name: 'an answer that takes too long',
    in: 'getTurnout',
    titles: /counts/,
    plant: async (request, sendOn) => {
      await sleep(LONG_MS);
      return sendOn(request);
    },
  },
];
