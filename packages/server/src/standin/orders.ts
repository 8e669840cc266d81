import type { IncomingHttpHeaders } from 'node:http';
import type { FieldError } from '@conkit/api-client';

/** The longest that an answer may be put off, in milliseconds. */
const MOST_MS = 60_000;

/** What a request orders the stand-in to do to it. */
export interface Orders {
  /** The code of the refusal to answer with, or its status. */
  readonly refuse: string | undefined;
  readonly delayMs: number;
  /** What the network loses: the call is not made, or made and not answered. */
  readonly lose: 'request' | 'answer' | undefined;
}

/** The headers that a request orders by. */
export const ORDERS = ['Standin-Refuse', 'Standin-Delay', 'Standin-Lose'] as const;

const wrong = (name: (typeof ORDERS)[number], message: string): FieldError => ({
  pointer: `/header/${name}`,
  message: `${name} ${message}`,
});

/** Reads the orders of a request, and what is wrong with them. */
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
