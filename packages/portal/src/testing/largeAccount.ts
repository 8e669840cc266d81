import type { Purchase } from '@conkit/api-client';
import type { Answers, Call } from './answers.ts';
import { awardSummary, person, user } from './builders.ts';
import { purchase } from './purchases.ts';

/** 120 people of an account, which is more than two pages. Only the last may vote. */
export const crowd = Array.from({ length: 120 }, (_, at) =>
  person({
    id: at + 1,
    legal_name: `Person ${at + 1}`,
    membership: at + 1 === 120 ? 'Adult' : 'Child',
  }),
);

/** 120 purchases of that account, newest first, which is more than two pages. */
export const purchases = Array.from({ length: 120 }, (_, at) =>
  purchase({ id: 1120 - at, stripe_charge_id: `ch_${1120 - at}`, data: { sponsor: `Sign ${at}` } }),
);

const getNumber = (query: URLSearchParams, name: string) => {
  const text = query.get(name);
  return text === null ? undefined : Number(text);
};

/** Returns the people of the requested page, as the server does. */
function getPage({ query: text }: Call) {
  const query = new URLSearchParams(text);
  const following = crowd.filter(({ id }) => id > (getNumber(query, 'after') ?? 0));
  return { people: following.slice(0, getNumber(query, 'limit')), isPart: query.has('limit') };
}

/** The API's answers for an account with 120 people and 120 purchases. */
export const largeAccount = (listed: readonly Purchase[] = purchases): Answers => ({
  'GET /user': (call: Call) => {
    const { people, isPart } = getPage(call);
    return user(people, isPart ? { people_count: crowd.length } : {});
  },
  'GET /hugo/summary': (call: Call) => awardSummary(getPage(call).people),
  'GET /purchase/list': ({ query: text }: Call) => {
    const query = new URLSearchParams(text);
    const before = getNumber(query, 'before') ?? Infinity;
    const status = query.get('status');
    return listed
      .filter(({ id }) => id < before)
      .filter((each) => status === null || each.status === status)
      .slice(0, getNumber(query, 'limit'));
  },
});
