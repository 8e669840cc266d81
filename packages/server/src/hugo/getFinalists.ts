import type { Finalist } from '@conkit/api-client';
import type { Finalist as FinalistConfig } from '@conkit/rules';
import { getAnnouncedFinalists } from '../config/announced.ts';
import { createEtag } from '../contract/answer.ts';
import type { Operation } from '../operation.ts';

/**
 * Returns the ballot of every announced category, in ballot order; replaced finalists stay and are marked.
 * Clients revalidate their copy each time, so that a replacement shows at once.
 */
export const getFinalists: Operation<'getFinalists'> = async ({ config, clock }) => {
  const finalists = getAnnouncedFinalists(config, clock.now());
  const body = Object.fromEntries(
    Object.entries(finalists).map(([category, entries]) => [category, entries.map(toWire)]),
  );
  // The answer is the same for all callers, so caches may share it.
  return {
    body,
    headers: { 'cache-control': 'public, no-cache', etag: createEtag(JSON.stringify(body)) },
  };
};

const toWire = ({ id, title, subtitle, replaced }: FinalistConfig): Finalist => ({
  id,
  title,
  ...(subtitle && { subtitle }),
  ...(replaced && { replaced: { on: replaced.on, ...(replaced.by && { by: replaced.by }) } }),
});
