import type { Problem, ProblemCode } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { toFailure, toRefusedEvent } from './failure.ts';

const refusal = (status: number, code: ProblemCode, more: object = {}) => {
  const problem: Problem = { type: 'about:blank', title: '', status, code, message: '', ...more };
  return new ApiError(new Response(null, { status }), problem);
};
const sent = { key: 'key-1', amount: 21000 };
/** Returns the flow's event for a refusal. */
const seen = (error: ApiError) => {
  const failure = toFailure(error);
  return failure.kind === 'refused' ? toRefusedEvent(failure, sent) : failure;
};

describe('a failed purchase request', () => {
  it.each([
    ['a lost connection', new ApiError(undefined, undefined), false],
    ['a server error', refusal(503, 'unavailable'), false],
    ['a key that was used with another card', refusal(409, 'duplicate'), true],
    ['a bug in the portal', new TypeError('x'), false],
  ])('has an unknown outcome after %s', (_, error, isDuplicate) => {
    expect(toFailure(error)).toEqual({ kind: 'unknown', isDuplicate });
  });

  it.each(['card_declined', 'provider_refused', 'payment_failed'] as const)(
    'is unpaid when the server recorded it as %s',
    (code) => {
      expect(toFailure(refusal(402, code))).toEqual({ kind: 'unpaid', code });
    },
  );

  it('counts as declined when the provider does not recognise the token', () => {
    const errors = [{ pointer: '/body/source', message: 'is unknown' }];
    expect(seen(refusal(400, 'invalid', { errors }))).toMatchObject({
      type: 'refused',
      key: 'key-1',
      problem: { kind: 'declined' },
      closesDialog: false,
    });
  });

  it('reports the old and the new price, and closes the dialog when nothing is left to pay', () => {
    const repriced = (amount: number) => seen(refusal(409, 'amount_mismatch', { amount }));
    expect(repriced(22000)).toMatchObject({
      problem: { kind: 'repriced', before: 21000, now: 22000 },
      closesDialog: false,
    });
    expect(repriced(0)).toMatchObject({ closesDialog: true });
  });

  it('closes the dialog only when fields need correcting', () => {
    const errors = [{ pointer: '/body/email', message: 'is no address' }];
    const invalid = refusal(400, 'invalid', { errors });
    expect(toFailure(invalid)).toMatchObject({ invalid: errors });
    expect(seen(invalid)).toMatchObject({ closesDialog: true });
    for (const [status, code] of [
      [409, 'already_paid'],
      [403, 'not_yours'],
      [429, 'too_many_requests'],
    ] as const) {
      expect(seen(refusal(status, code))).toMatchObject({
        problem: { kind: 'refused' },
        closesDialog: false,
      });
    }
  });
});
