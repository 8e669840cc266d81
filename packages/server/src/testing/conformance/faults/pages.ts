import { json, sending } from '../planting.ts';
import type { Fault, Passing } from '../proxy.ts';

const pages = /in pages/;
const range = /in range/;

/** Changes a request's path and query. */
const asking = (change: (path: string) => string) =>
  sending((request: Passing) => {
    request.path = change(request.path);
  });

/** Faults of lists in pages. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'a page that repeats the last entry of the previous one',
    in: 'getUser',
    titles: pages,
    plant: asking((path) => path.replace(/after=(\d+)/, (_, id) => `after=${Number(id) - 1}`)),
  },
  {
    name: 'a wrong count of people',
    in: 'getUser',
    titles: pages,
    plant: json(200, (body) => {
      if (typeof body['people_count'] === 'number') body['people_count'] += 1;
    }),
  },
  {
    name: 'a page that skips its first entry',
    in: 'listPurchases',
    titles: pages,
    plant: asking((path) => path.replace(/before=(\d+)/, (_, id) => `before=${Number(id) - 1}`)),
  },
  {
    name: 'a status filter that is ignored',
    in: 'listPurchases',
    titles: /status/,
    plant: asking((path) => path.replace(/status=invoice/, '')),
  },
  {
    name: 'a limit that is ignored',
    in: 'listPurchases',
    titles: pages,
    plant: asking((path) => path.replace(/limit=\d+&?/, '')),
  },
  {
    name: 'a limit of 0 that means no limit',
    in: 'getAwardSummary',
    titles: range,
    plant: asking((path) => path.replace(/limit=0/, '')),
  },
  {
    name: 'a page of campaigns that begins at the start again',
    in: 'listCampaigns',
    titles: pages,
    plant: asking((path) => path.replace(/&before=\d+/, '')),
  },
  {
    name: 'a list of pending changes that is empty when it is read in pages',
    in: 'listPendingActs',
    titles: pages,
    plant: asking((path) => path.replace(/limit=(\d+)$/, 'limit=$1&after=2147483647')),
  },
  {
    name: 'money that is left out between two pages',
    in: 'exportMoney',
    titles: pages,
    plant: json(200, (body) => {
      if (body['more'] === true) body['lines'].shift();
    }),
  },
  {
    name: 'a limit above the maximum that is accepted',
    in: 'listPurchases',
    titles: range,
    plant: asking((path) => path.replace(/limit=1001/, 'limit=1000')),
  },
];
