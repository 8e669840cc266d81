import { answering, bodyOf, callers, instead, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Who may what, and what a stranger can learn. */
export const accessFaults: readonly Fault[] = [
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
];
