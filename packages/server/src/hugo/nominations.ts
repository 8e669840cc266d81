import type { Nominations } from '@conkit/api-client';
import type { Nomination } from '@conkit/rules';
import type { Selectable } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { NominationTable } from '../database/schema.ts';

/** What one person nominated in one category, as one save had it. */
export type SavedNominations = Pick<
  Selectable<NominationTable>,
  'id' | 'time' | 'person_id' | 'signature' | 'category' | 'nominations'
>;

const columns = ['id', 'time', 'person_id', 'signature', 'category', 'nominations'] as const;

/** One save of one category. */
export interface NominationsSave {
  readonly personId: number;
  readonly category: string;
  /** Without empty fields and rows. */
  readonly nominations: readonly Nomination[];
  readonly signature: string;
  readonly time: Date;
  readonly ip: string;
  readonly userAgent: string | null;
}

/**
 * The person, if they are on the account. Until the transaction ends no other save of theirs goes on, so
 * that of two at once the second sees the first.
 */
export const lockNominator = (trx: Queryable, emailKey: string, personId: number) =>
  trx
    .selectFrom('person')
    .select(['id', 'membership'])
    .where('id', '=', personId)
    .where('email_key', '=', emailKey)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The newest save of a person and category. */
export const newestNominations = (
  db: Queryable,
  personId: number,
  category: string,
): Promise<SavedNominations | undefined> =>
  db
    .selectFrom('nomination')
    .select(columns)
    .where('person_id', '=', personId)
    .where('category', '=', category)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Appends a save; nothing that was saved is ever changed. */
export const appendNominations = (
  trx: Queryable,
  { personId, ip, userAgent, nominations, ...save }: NominationsSave,
): Promise<SavedNominations> =>
  trx
    .insertInto('nomination')
    .values({
      ...save,
      person_id: personId,
      nominations: JSON.stringify(nominations),
      client_ip: ip,
      client_ua: userAgent,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

/** The newest save of every category of a person, cleared ones too. */
export const nominationsOf = (db: Queryable, personId: number): Promise<SavedNominations[]> =>
  db
    .selectFrom('nomination')
    .distinctOn('category')
    .select(columns)
    .where('person_id', '=', personId)
    .orderBy('category')
    .orderBy('id', 'desc')
    .execute();

/** A save as the API tells it. */
export const toWire = ({ time, nominations, ...row }: SavedNominations): Nominations => ({
  ...row,
  time: time.toISOString(),
  nominations,
});
