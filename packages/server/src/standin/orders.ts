import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@conkit/api-client';

/** The longest delay of an answer, in milliseconds. */
const MOST_MS = 60_000;

/** Instructions to the mock server in a request's headers. */
export interface Orders {
  /** The code or status of the refusal to answer with. */
  readonly refuse: string | undefined;
  readonly delayMs: number;
  /** What to lose: the request, before it has an effect, or only its answer. */
  readonly lose: 'request' | 'answer' | undefined;
}

/** The headers with instructions. */
export const ORDERS = ['Standin-Refuse', 'Standin-Delay', 'Standin-Lose'] as const;

const wrong = (name: (typeof ORDERS)[number], message: string): FieldError => ({
  pointer: `/header/${name}`,
  message: `${name} ${message}`,
});

/** Reads a request's instructions and their errors. */
export function readOrders(headers: IncomingHttpHeaders): Orders & {
  readonly faults: readonly FieldError[];
} {
  const given = (name: (typeof ORDERS)[number]) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? undefined : String(value).trim();
  };
  const [delay, lose] = [given('Standin-Delay') ?? '0', given('Standin-Lose')];
  const isDelay = /^\d{1,5}$/.test(delay) && Number(delay) <= MOST_MS;
  const isLoss = lose === undefined || lose === 'request' || lose === 'answer';
  return {
    refuse: given('Standin-Refuse'),
    delayMs: isDelay ? Number(delay) : 0,
    lose: isLoss ? lose : undefined,
    faults: [
      ...(isDelay ? [] : [wrong('Standin-Delay', `must be milliseconds, at most ${MOST_MS}`)]),
      ...(isLoss ? [] : [wrong('Standin-Lose', 'must be request or answer')]),
    ],
  };
}
