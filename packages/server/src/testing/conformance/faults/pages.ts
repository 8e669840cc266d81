import { json, sending } from '../planting.ts';
import type { Fault, Passing } from '../proxy.ts';

const pages = /in pages/;
const range = /in range/;

/** Changes the query of a request. */
const asking = (change: (path: string) => string) =>
  sending((request: Passing) => {
    request.path = change(request.path);
  });

/** How lists are answered in pages. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'a page that begins with the last of the one before',
    in: 'getUser',
    titles: pages,
    plant: asking((path) => path.replace(/after=(\d+)/, (_, id) => `after=${Number(id) - 1}`)),
  },
  {
    name: 'another count of people than there are',
    in: 'getUser',
    titles: pages,
    plant: json(200, (body) => {
      if (typeof body['people_count'] === 'number') body['people_count'] += 1;
    }),
  },
  {
    name: 'a page that leaves out the first after the one before',
    in: 'listPurchases',
    titles: pages,
    plant: asking((path) => path.replace(/before=(\d+)/, (_, id) => `before=${Number(id) - 1}`)),
  },
  {
    name: 'a status that is not heeded',
    in: 'listPurchases',
    titles: /status/,
    plant: asking((path) => path.replace(/status=invoice/, '')),
  },
  {
    name: 'a limit that is not heeded',
    in: 'listPurchases',
    titles: pages,
    plant: asking((path) => path.replace(/limit=\d+&?/, '')),
  },
  {
    name: 'a limit of none that is taken for no limit',
    in: 'getAwardSummary',
    titles: range,
    plant: asking((path) => path.replace(/limit=0/, '')),
  },
  {
    name: 'a limit that is too big and taken',
    in: 'listPurchases',
    titles: range,
    plant: asking((path) => path.replace(/limit=1001/, 'limit=1000')),
  },
];
