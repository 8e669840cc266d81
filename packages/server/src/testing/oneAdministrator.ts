import type { Convention } from '../config/types.ts';

/** Returns the convention without the second administrator's approval, for tests of the changes themselves. */
export const oneAdministrator = (config: Convention): Convention => ({
  ...config,
  crew: { ...config.crew, single_administrator: true },
});
