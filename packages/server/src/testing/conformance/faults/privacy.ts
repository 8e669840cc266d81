import { callers, json, type Json } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Adds to each list the entries that other callers' lists contained. */
const mixing = (getList: (body: Json) => Json[], change: (entry: Json, own: Json[]) => Json) => {
  const shown = new Map<number, Json>();
  return json(200, (body) => {
    const list = getList(body);
    const own = [...list];
    const others = [...shown.values()].filter(({ id }) => own.every((one) => one['id'] !== id));
    for (const entry of own) shown.set(Number(entry['id']), entry);
    list.push(...others.map((entry) => change({ ...entry }, own)));
  });
};

/** Faults that show data of other accounts. */
export const privacyFaults: readonly Fault[] = [
  {
    name: 'purchases of other accounts in a list',
    in: 'listPurchases',
    titles: callers,
    plant: mixing(
      (body) => body as Json[],
      (entry) => entry,
    ),
  },
  {
    name: 'purchases of other accounts disguised as the caller’s',
    in: 'listPurchases',
    titles: callers,
    plant: mixing(
      (body) => body as Json[],
      (entry, own) => ({
        ...entry,
        payment_email: own[0]?.['payment_email'] ?? 'someone@example.com',
        person_id: null,
        person_name: null,
      }),
    ),
  },
  {
    name: 'people of other accounts',
    in: 'getUser',
    titles: callers,
    plant: mixing(
      (body) => body['people'],
      (entry) => entry,
    ),
  },
  {
    name: 'the progress of other accounts’ ballots',
    in: 'getAwardSummary',
    titles: callers,
    plant: mixing(
      (body) => body['people'],
      (entry) => entry,
    ),
  },
  {
    name: 'nominations with another person’s id',
    in: 'getNominations',
    titles: callers,
    plant: json(200, (body) => {
      for (const one of body as Json[]) one['person_id'] = 3;
    }),
  },
];
