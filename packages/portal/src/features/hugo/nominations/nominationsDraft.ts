import { draftSchema, mergeDrafts, openStored, type Draft, type Stored } from '@conkit/drafts';
import { joinNominations, type Nomination } from '@conkit/rules';
import { array, object, optional, pipe, record, string, transform } from 'valibot';

/** The nominations of one category as on the screen, including empty ones. */
export type Rows = readonly Nomination[];

const rowsSchema = array(record(string(), string()));
const versionSchema = { base: rowsSchema, rows: rowsSchema };

/** Keeps everything that two tabs wrote, without a maximum: the person removes the surplus. */
const joinRows = (one: Rows, other: Rows = []): Rows =>
  joinNominations(one, other, Infinity) ?? one;

/**
 * The first release's format of a category: the tab's own rows, and the rows that another tab had written
 * before.
 */
const createFirstReleaseSchema = (category: string) =>
  pipe(
    object({ ...versionSchema, other: optional(object(versionSchema)) }),
    transform(({ base, rows: own, other }): Draft<Rows> => ({
      base: { [category]: base },
      mine: { [category]: joinRows(own, other?.rows) },
      sent: {},
      at: {},
    })),
  );

/**
 * Opens this device's copy of one category's unsaved changes. If two tabs wrote to it, the next visit shows
 * both.
 */
export const openNominationsDraft =
  (convention: string, personId: number) =>
  (category: string): Stored<Draft<Rows>> => {
    const name = `${convention}:nominations:${personId}:${category}`;
    return openStored({
      name,
      schema: draftSchema((key) => (key === category ? rowsSchema : undefined)),
      former: { name, schema: createFirstReleaseSchema(category) },
      join: mergeDrafts<Rows>({ empty: [], join: joinRows }),
    });
  };
