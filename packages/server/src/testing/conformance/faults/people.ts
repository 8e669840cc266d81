import { getBody, cookie, instead, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

let firstCookie: string | undefined;

/** Faults of sessions and people. */
export const peopleFaults: readonly Fault[] = [
  {
    name: 'a session id that is reused',
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
    name: 'a code with one try too many',
    in: 'loginWithCode',
    titles: /five times/,
    plant: json(401, (body) => {
      body['tries_left'] = Math.min(4, (body['tries_left'] as number) + 1);
    }),
  },
  {
    name: 'a code that works in any browser',
    in: 'loginWithCode',
    titles: /five times/,
    plant: instead(403, { ...SUCCESS, email: 'kit@example.com' }),
  },
  {
    name: 'signing out without ending the session',
    in: 'logout',
    titles: /ends the session/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config' })),
      body: { ...SUCCESS, email: 'kit@example.com', sessions: 2 },
    }),
  },
  {
    name: 'a change that is lost',
    in: 'updatePerson',
    titles: /only the sent fields/,
    plant: sending((request) => {
      const { city: _, ...body } = getBody(request);
      request.body = { ...body, badge_name: 'Lost' };
    }),
  },
  {
    name: 'a stale change that is accepted',
    in: 'updatePerson',
    titles: /elsewhere/,
    plant: sending((request) => {
      delete getBody(request)['last_modified'];
    }),
  },
  {
    name: 'unpaid paper publications',
    in: 'updatePerson',
    titles: /not bought/,
    plant: instead(402, { ...SUCCESS, updated: ['paper_pubs'], key_sent: false }),
  },
  {
    name: 'a log that names the crew',
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
];
