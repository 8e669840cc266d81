import type { Convention } from '../config/types.ts';

/** A convention whose acts need no second administrator: for tests of what an act does. */
export const oneAdministrator = (config: Convention): Convention => ({
  ...config,
  crew: { ...config.crew, single_administrator: true },
});
