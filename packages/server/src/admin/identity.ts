import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';

/** By what a person can be recognised in what others have written. */
export interface Identity {
  readonly id: number;
  readonly emailKey: string | null;
  /** Whether nobody else is on their account: else the address stays that of the others. */
  readonly isAlone: boolean;
  /** Names, addresses and the like, as they are and were: lower case. */
  readonly words: readonly string[];
}

/** What is too short to be recognised by: it would be found in anything. */
const SHORTEST = 5;

/** Reads by what a person can be recognised: what is on record, and what was. */
export async function identityOf(trx: Queryable, person: PersonRow): Promise<Identity> {
  const { id, email_key: emailKey } = person;
  const others =
    emailKey === null
      ? []
      : await trx
          .selectFrom('person')
          .select(['id', 'legal_name'])
          .where('email_key', '=', emailKey)
          .where('id', '<>', id)
          .execute();
  const changes = await trx
    .selectFrom('person_change')
    .select(['before', 'after'])
    .where('person_id', '=', id)
    .execute();
  const isAlone = others.length === 0;
  const shared = new Set(isAlone ? [] : [emailKey]);
  const records: Partial<PersonRow>[] = [
    person,
    ...changes.flatMap((one) => [one.before, one.after]),
  ];
  const words = records.flatMap(wordsOf).filter((word) => !shared.has(word));
  return { id, emailKey, isAlone, words: [...new Set(words)] };
}

const wordsOf = (record: Partial<PersonRow>): string[] => {
  const { legal_name, public_first_name, public_last_name, badge_name, email, address } = record;
  const publicName = [public_first_name, public_last_name].filter(Boolean).join(' ');
  const { paper_pubs } = record;
  return [legal_name, publicName, badge_name, email, address, paper_pubs?.name, paper_pubs?.address]
    .map((text) => text?.trim().toLowerCase() ?? '')
    .filter((text) => text.length >= SHORTEST);
};

/** Whether a text names somebody. */
export const isNamed = ({ words }: Pick<Identity, 'words'>, text: string): boolean =>
  words.some((word) => text.toLowerCase().includes(word));
