import type { Purchase } from '@conkit/api-client';
import type { Answers, Call } from './answers.ts';
import { awardSummary, person, user } from './builders.ts';
import { purchase } from './purchases.ts';

/** People of an account that has more than two pages of them; the last is the only voter. */
export const crowd = Array.from({ length: 120 }, (_, at) =>
  person({
    id: at + 1,
    legal_name: `Person ${at + 1}`,
    membership: at + 1 === 120 ? 'Adult' : 'Child',
  }),
);

/** Purchases of that account, the newest first: more than two pages of them. */
export const purchases = Array.from({ length: 120 }, (_, at) =>
  purchase({ id: 1120 - at, stripe_charge_id: `ch_${1120 - at}`, data: { sponsor: `Sign ${at}` } }),
);

const numberOf = (query: URLSearchParams, name: string) => {
  const text = query.get(name);
  return text === null ? undefined : Number(text);
};

/** Returns the people that a request asks for, as the server does. */
function pageOf({ query: text }: Call) {
  const query = new URLSearchParams(text);
  const following = crowd.filter(({ id }) => id > (numberOf(query, 'after') ?? 0));
  return { people: following.slice(0, numberOf(query, 'limit')), isPart: query.has('limit') };
}

/** What the API answers to an account with 120 people and 120 purchases. */
export const largeAccount = (listed: readonly Purchase[] = purchases): Answers => ({
  'GET /user': (call: Call) => {
    const { people, isPart } = pageOf(call);
    return user(people, isPart ? { people_count: crowd.length } : {});
  },
  'GET /hugo/summary': (call: Call) => awardSummary(pageOf(call).people),
  'GET /purchase/list': ({ query: text }: Call) => {
    const query = new URLSearchParams(text);
    const before = numberOf(query, 'before') ?? Infinity;
    const status = query.get('status');
    return listed
      .filter(({ id }) => id < before)
      .filter((each) => status === null || each.status === status)
      .slice(0, numberOf(query, 'limit'));
  },
});
