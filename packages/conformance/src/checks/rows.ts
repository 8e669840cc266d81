import { holdToken } from '../scene/found.ts';
import { awardsRows } from './rows/awards.ts';
import { crewRows } from './rows/crew.ts';
import { peopleRows } from './rows/people.ts';
import { everybody, read, type Rows } from './rows/plan.ts';
import { purchaseRows } from './rows/purchase.ts';

/** A request for each row of the table of callers. A missing row does not compile. */
export const rows: Rows = {
  ...peopleRows,
  ...awardsRows,
  ...purchaseRows,
  ...crewRows,
  getBadge: { picture: read },
  getBlankBadge: { picture: everybody },
  getCalendar: { dates: everybody },
  getBallot: {
    form: {
      build: async (scene, { person: { id } }) => {
        await holdToken(scene);
        return { params: { id } };
      },
    },
  },
  getBarcodeImage: { picture: read },
  getBarcodePdf: { form: read },
  getConfig: { all: everybody },
  getHealth: { all: everybody },
};
