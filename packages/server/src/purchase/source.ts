import type { PaymentSource } from '@conkit/api-client';
import { invalid, type ProblemError } from '../errors.ts';

/** Earlier clients send the provider's object; its id is what counts. */
export function sourceId(source: PaymentSource | undefined): string | null {
  if (typeof source === 'string') return source;
  return source?.id ?? null;
}

/** A source that is missing, or that does not belong there. */
export const wrongSource = (what: string): ProblemError =>
  invalid({ pointer: '/body/source', message: `source ${what}` });
