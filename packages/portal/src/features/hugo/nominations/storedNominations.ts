import { draftSchema, joinDrafts, openStored, type Draft, type Stored } from '@conkit/drafts';
import { joinNominations, type Nomination } from '@conkit/rules';
import { array, object, optional, pipe, record, string, transform } from 'valibot';

/** The nominations of one category as on the screen, including empty ones. */
export type Rows = readonly Nomination[];

const rows = array(record(string(), string()));
const version = { base: rows, rows };

/** Keeps everything that two tabs wrote, without a maximum: the person removes what is too much. */
const join = (one: Rows, other: Rows = []): Rows => joinNominations(one, other, Infinity) ?? one;

/**
 * The first release's format of a category: the tab's own rows, and those that another tab had written
 * before.
 */
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
 * Opens this device's copy of one category's unsaved changes. If two tabs wrote to it, the next visit shows
 * both.
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
