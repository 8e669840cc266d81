import {
  getAwardKey,
  type AwardPage,
  awardPages,
  type AwardRight,
  periodPhase,
  personalLinks,
  type RightFacts,
} from '@conkit/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { getRights } from './rights.ts';

type Source = Pick<Context, 'db' | 'config' | 'clock'>;

/** A person who may get mails about the awards. */
export interface Reachable extends RightFacts {
  readonly id: number;
  readonly email: string | null;
  /** Whether their address bounces. */
  readonly bounces: boolean;
  /** Whether they have unsubscribed from campaigns. */
  readonly isUnsubscribed: boolean;
  /** Whether they have ranked or nominated anything in an open award, as saved now. */
  readonly hasDone: boolean;
}

/** Returns the award pages on which a person can vote or nominate now. */
export const listOpenPages = (
  { config, clock }: Omit<Source, 'db'>,
  right: AwardRight,
  person: RightFacts & { readonly id: number },
): readonly AwardPage[] => {
  const holder = { id: person.id, rights: getRights(person, config) };
  return personalLinks([holder], awardPages(config.awards), clock.now())
    .map(({ page }) => page)
    .filter((page) => page.right === right);
};

/** Whether a person has ranked or nominated anything in some categories. */
const DONE: Readonly<Record<AwardRight, (categories: readonly string[]) => RawBuilder<boolean>>> = {
  vote: (categories) => sql`exists (
    select from ballot, jsonb_each(current) as saved (category, entry)
    where ballot.person_id = person.id and entry -> 'votes' <> '[]'
      and saved.category = any(${[...categories]}::text[])
  )`,
  nominate: (categories) => sql`exists (
    select from nomination as newest
    where newest.person_id = person.id and nominations <> '[]'
      and newest.category = any(${[...categories]}::text[]) and not exists (
        select from nomination as later
        where later.person_id = newest.person_id and later.category = newest.category
          and later.version > newest.version
      )
  )`,
};

/** Returns all people, with the facts that decide about a mail to them; only one person when `personId` is given. */
export const listRecipients = (
  { db, config, clock }: Source,
  right: AwardRight,
  personId?: number,
): Promise<Reachable[]> =>
  db
    .selectFrom('person')
    .leftJoin('account', 'account.email_key', 'person.email_key')
    .select(['person.id', 'membership', 'joined', 'lists', 'email'])
    .select((eb) => [
      eb('bounced_at', 'is not', null).$castTo<boolean>().as('bounces'),
      eb('unsubscribed', 'is not', null).$castTo<boolean>().as('isUnsubscribed'),
      DONE[right](openCategories({ config, clock }, right)).as('hasDone'),
    ])
    .$if(personId !== undefined, (query) => query.where('person.id', '=', personId ?? 0))
    .orderBy('person.id')
    .execute();

/** Returns the categories of the open awards. */
function openCategories({ config, clock }: Omit<Source, 'db'>, right: AwardRight): string[] {
  const { awards, award_categories: known, finalists } = config;
  const isOpen = (category: string) => {
    const key = getAwardKey(category, known);
    const award = key === undefined ? undefined : awards[key];
    const period = right === 'vote' ? award?.voting : award?.nominations;
    return period !== undefined && periodPhase(period, clock.now()) === 'open';
  };
  const keys = new Set([...known.map(({ key }) => key), ...Object.keys(finalists)]);
  return [...keys].filter(isOpen);
}
