import type { Finalist as FinalistConfig } from '@conkit/rules';
import type { Finalist } from '@conkit/api-client';
import type { Operation } from '../operation.ts';

/** The ballot of every category, in ballot order; what was replaced stays and is marked. */
export const getFinalists: Operation<'getFinalists'> = async ({ config }) => ({
  body: Object.fromEntries(
    Object.entries(config.finalists).map(([category, entries]) => [category, entries.map(toWire)]),
  ),
  // The same for everybody, and it changes only with a restart.
  headers: { 'cache-control': 'public, max-age=60' },
});

const toWire = ({ id, title, subtitle, replaced }: FinalistConfig): Finalist => ({
  id,
  title,
  ...(subtitle && { subtitle }),
  ...(replaced && { replaced: { on: replaced.on, ...(replaced.by && { by: replaced.by }) } }),
});
