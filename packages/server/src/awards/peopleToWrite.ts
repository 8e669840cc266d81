import type { AwardRight, RightFacts } from '@conkit/rules';
import { sql } from 'kysely';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import { rightsOf } from './rights.ts';

/** Somebody who may be written to about the awards. */
export interface Reachable extends RightFacts {
  readonly id: number;
  readonly email: string | null;
  /** Whether their address is known to take no mail. */
  readonly bounces: boolean;
  /** Whether they have ranked or nominated anything, as it is saved now. */
  readonly hasDone: boolean;
}

/** Whether somebody has a right in any of the awards (RIG-13). */
export const mayDo = (
  act: AwardRight,
  person: RightFacts,
  config: Pick<Convention, 'awards'>,
): boolean => Object.values(rightsOf(person, config)).some((rights) => rights[act]);

const DONE = {
  vote: sql<boolean>`exists (
    select from ballot, jsonb_each(current) as saved (category, entry)
    where ballot.person_id = person.id and entry -> 'votes' <> '[]'
  )`,
  nominate: sql<boolean>`exists (
    select from nomination as newest
    where newest.person_id = person.id and nominations <> '[]' and not exists (
      select from nomination as later
      where later.person_id = newest.person_id and later.category = newest.category
        and later.version > newest.version
    )
  )`,
} satisfies Record<AwardRight, unknown>;

/** Everybody, with what decides about a mail to them; only one person when `personId` is given. */
export const peopleToWrite = (
  db: Queryable,
  act: AwardRight,
  personId?: number,
): Promise<Reachable[]> =>
  db
    .selectFrom('person')
    .leftJoin('account', 'account.email_key', 'person.email_key')
    .select(['person.id', 'membership', 'joined', 'lists', 'email'])
    .select((eb) => [eb('bounced_at', 'is not', null).as('bounces'), DONE[act].as('hasDone')])
    .$if(personId !== undefined, (query) => query.where('person.id', '=', personId ?? 0))
    .orderBy('person.id')
    .execute() as Promise<Reachable[]>;
