import { setTimeout as sleep } from 'node:timers/promises';
import { answering, bodyOf, json } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Longer than the kit lets any answer take, in milliseconds. */
const LONG_MS = 5200;

/** What an answer can lack. */
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
  {
    name: 'an answer that takes long',
    in: 'getTurnout',
    titles: /counts/,
    plant: async (request, sendOn) => {
      await sleep(LONG_MS);
      return sendOn(request);
    },
  },
];
