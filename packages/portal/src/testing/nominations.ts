import type { Nominations } from '@conkit/api-client';
import type { Call } from './answers.ts';

type Rows = Nominations['nominations'];

/** Saved nominations of one category. */
export const nominations = (
  category: string,
  rows: Rows,
  time = '2019-02-20T11:00:00.000Z',
): Nominations => ({
  id: 1,
  time,
  person_id: 5,
  signature: 'Aoife B',
  category,
  nominations: rows,
});

/** Returns the answer to a successful save. */
export const nominated = ({ body }: Call) => {
  const { category, nominations: rows } = body as { category: string; nominations: Rows };
  return {
    ...nominations(category, rows, new Date().toISOString()),
    status: 'success',
    id: undefined,
  };
};
