import { answering, callers, cookie } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Faults of headers and cookies. */
export const headerFaults: readonly Fault[] = [
  {
    name: 'a cookie without HttpOnly',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('; HttpOnly', '')),
  },
  {
    name: 'a cookie for other sites',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => set.replace('SameSite=Lax', 'SameSite=None')),
  },
  {
    name: 'a cookie for every host of the domain',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => `${set}; Domain=example.com`),
  },
  {
    name: 'a cookie with another name',
    in: 'login',
    titles: /new session/,
    plant: cookie((set) => `sid${set}`),
  },
  {
    name: 'an unexpected cookie',
    in: 'getConfig',
    titles: callers,
    plant: answering(({ headers }) => {
      headers['set-cookie'] = ['conkit-demo-code=1; HttpOnly; SameSite=Lax; Path=/'];
    }),
  },
  {
    name: 'an answer that caches may keep',
    in: 'listPurchases',
    titles: callers,
    plant: answering(({ headers }) => {
      headers['cache-control'] = 'private, max-age=60';
    }),
  },
  {
    name: 'a type that browsers guess',
    in: 'getBadge',
    titles: /file/,
    plant: answering(({ headers }) => {
      delete headers['x-content-type-options'];
    }),
  },
  {
    name: 'every other site may read the answer',
    in: 'getUser',
    titles: /other sites/,
    plant: answering(({ headers }, request) => {
      headers['access-control-allow-origin'] = request.headers['origin'] ?? '*';
    }),
  },
  {
    name: 'no Allow',
    in: 'getHealth',
    titles: /methods/,
    plant: answering(({ headers }) => {
      delete headers['allow'];
    }),
  },
  {
    name: 'no Retry-After',
    in: 'requestKey',
    titles: /too many requests/,
    plant: answering(({ headers }) => {
      delete headers['retry-after'];
    }),
  },
  {
    name: 'no ETag',
    in: 'getFinalists',
    titles: /304/,
    plant: answering(({ headers }) => {
      delete headers['etag'];
    }),
  },
  {
    name: 'a file without a name',
    in: 'getCalendar',
    titles: /file/,
    plant: answering(({ headers }) => {
      delete headers['content-disposition'];
    }),
  },
];
