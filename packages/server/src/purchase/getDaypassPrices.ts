import type { Operation } from '../operation.ts';

/** Returns the price of each day, by type of day pass. */
export const getDaypassPrices: Operation<'getDaypassPrices'> = async ({ config }) => ({
  body: config.daypass.prices,
});
