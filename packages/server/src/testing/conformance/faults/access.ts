import { answering, getBody, callers, instead, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Faults of access rights, and of what strangers can learn. */
export const accessFaults: readonly Fault[] = [
  { name: 'a ballot for every caller', in: 'getVotes', titles: callers, plant: instead(403, {}) },
  {
    name: 'a document for every caller',
    in: 'getBarcodePdf',
    titles: callers,
    plant: instead(403, Buffer.from('%PDF-1.7'), 'application/pdf'),
  },
  {
    name: 'a crew call for every caller',
    in: 'findMails',
    titles: callers,
    plant: instead(403, { ...SUCCESS, mails: [], more: false }),
  },
  {
    name: 'a call without a session',
    in: 'getAwardSummary',
    titles: /without a session/,
    plant: instead(401, { people: [] }),
  },
  {
    name: 'a request from another site is accepted',
    in: 'vote',
    titles: /another site/,
    plant: sending(({ headers }) => {
      delete headers['origin'];
      delete headers['sec-fetch-site'];
    }),
  },
  {
    name: 'an unknown query parameter is ignored',
    in: 'getPurchaseData',
    titles: /query/,
    plant: sending((request) => {
      request.path = request.path.split('?', 1)[0] ?? '';
    }),
  },
  {
    name: 'a legal name is shown to others',
    in: 'lookupPerson',
    titles: callers,
    plant: json(200, (body) => {
      if (body['name']) body['name'] = 'Tess Legalname';
    }),
  },
  {
    name: 'a different status for an unknown address',
    in: 'requestKey',
    titles: /the same for/,
    plant: answering((answer, request) => {
      if (String(getBody(request)['email']).startsWith('kit-')) answer.status = 400;
    }),
  },
  {
    name: 'an additional header for a known address',
    in: 'requestKey',
    titles: /the same for/,
    plant: answering(({ headers }, request) => {
      if (!String(getBody(request)['email']).startsWith('kit-')) headers['x-known'] = '1';
    }),
  },
  {
    name: 'no cookie for an unknown address',
    in: 'requestKey',
    titles: /the same for/,
    plant: answering(({ headers }, request) => {
      if (String(getBody(request)['email']).startsWith('kit-')) delete headers['set-cookie'];
    }),
  },
  {
    name: 'a different text for a wrong key of a known address',
    in: 'login',
    titles: /wrong key/,
    plant: answering((answer, request) => {
      if (answer.status === 401 && getBody(request)['email'] === 'target@example.com')
        getBody(answer)['title'] = 'Wrong key';
    }),
  },
  {
    name: 'a different text for a person who exists',
    in: 'getPersonLog',
    titles: /about an unknown person/,
    plant: json(403, (body, { path }) => {
      if (!path.includes('2147483647')) body['message'] = 'This person is on another account.';
    }),
  },
];
