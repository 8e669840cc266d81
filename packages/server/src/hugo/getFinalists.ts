import type { Finalist as FinalistConfig } from '@conkit/rules';
import type { Finalist } from '@conkit/api-client';
import { announcedFinalists } from '../config/announced.ts';
import { etagOf } from '../contract/etag.ts';
import type { Operation } from '../operation.ts';

/**
 * The ballot of every category that is announced, in ballot order; what was replaced stays and is marked. Whoever
 * keeps it asks each time whether it is still the same, so that a replaced finalist shows at once.
 */
export const getFinalists: Operation<'getFinalists'> = async ({ config, clock }) => {
  const finalists = announcedFinalists(config, clock.now());
  const body = Object.fromEntries(
    Object.entries(finalists).map(([category, entries]) => [category, entries.map(toWire)]),
  );
  // The same for everybody.
  return {
    body,
    headers: { 'cache-control': 'public, no-cache', etag: etagOf(JSON.stringify(body)) },
  };
};

const toWire = ({ id, title, subtitle, replaced }: FinalistConfig): Finalist => ({
  id,
  title,
  ...(subtitle && { subtitle }),
  ...(replaced && { replaced: { on: replaced.on, ...(replaced.by && { by: replaced.by }) } }),
});
