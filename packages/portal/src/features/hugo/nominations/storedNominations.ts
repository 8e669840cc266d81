import { draftSchema, joinDrafts, openStored, type Draft, type Stored } from '@conkit/drafts';
import { joinNominations, type Nomination } from '@conkit/rules';
import { array, object, optional, pipe, record, string, transform } from 'valibot';

/** The nominations of one category as they stand on the screen, empty ones too. */
export type Rows = readonly Nomination[];

const rows = array(record(string(), string()));
const version = { base: rows, rows };

/** Everything that two tabs wrote, however much it is: what is too much is for the person to take away. */
const join = (one: Rows, other: Rows = []): Rows => joinNominations(one, other, Infinity) ?? one;

/** As the first release kept a category: beside a tab's own, what another tab had written before it. */
const former = (category: string) =>
  pipe(
    object({ ...version, other: optional(object(version)) }),
    transform(({ base, rows: own, other }): Draft<Rows> => ({
      base: { [category]: base },
      mine: { [category]: join(own, other?.rows) },
      sent: {},
      at: {},
    })),
  );

/**
 * What this device keeps of one category that the server does not have. Where two tabs have written in it,
 * the next visit shows both.
 */
export const storedNominations =
  (convention: string, personId: number) =>
  (category: string): Stored<Draft<Rows>> => {
    const name = `${convention}:nominations:${personId}:${category}`;
    return openStored({
      name,
      schema: draftSchema((key) => (key === category ? rows : undefined)),
      former: { name, schema: former(category) },
      join: joinDrafts<Rows>({ empty: [], join }),
    });
  };
