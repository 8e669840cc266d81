import type { Problem, ProblemCode } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { failedEvent, failureOf } from './failure.ts';

const refusal = (status: number, code: ProblemCode, more: object = {}) => {
  const problem: Problem = { type: 'about:blank', title: '', status, code, message: '', ...more };
  return new ApiError(new Response(null, { status }), problem);
};
/** What the buyer sees of it, who saw a price of €210. */
const seen = (error: ApiError) => {
  const failure = failureOf(error);
  return failure.kind === 'unknown' ? failure : failedEvent(failure, 21000);
};

describe('a send that failed', () => {
  it.each([
    ['no answer', new ApiError(undefined, undefined), false],
    ['a server in trouble', refusal(503, 'unavailable'), false],
    ['a key that is known with another card', refusal(409, 'duplicate'), true],
    ['an error of our own', new TypeError('x'), false],
  ])('says nothing about the purchase: %s', (_, error, isDuplicate) => {
    expect(failureOf(error)).toEqual({ kind: 'unknown', isDuplicate });
  });

  it.each([
    ['card_declined', 'declined'],
    ['provider_refused', 'notStarted'],
    ['payment_failed', 'notPaid'],
  ] as const)('was not paid: %s', (code, kind) => {
    expect(failureOf(refusal(402, code))).toMatchObject({ isDecided: true });
    expect(seen(refusal(402, code))).toEqual({ type: 'failed', trouble: { kind } });
  });

  it('was not paid when the provider does not know what stands for the card', () => {
    const errors = [{ pointer: '/body/source', message: 'is unknown' }];
    expect(seen(refusal(400, 'invalid', { errors }))).toMatchObject({
      trouble: { kind: 'declined' },
    });
  });

  it('tells the price before and after, and asks for no card when nothing is to pay any more', () => {
    const repriced = (amount: number) => seen(refusal(409, 'amount_mismatch', { amount }));
    expect(repriced(22000)).toEqual({
      type: 'failed',
      trouble: { kind: 'repriced', before: 21000, now: 22000 },
      closesDialog: false,
    });
    expect(repriced(0)).toMatchObject({ closesDialog: true });
  });

  it('leads back to the form with what is to be corrected there, and with nothing else', () => {
    const errors = [{ pointer: '/body/email', message: 'is no address' }];
    const invalid = refusal(400, 'invalid', { errors });
    expect(failureOf(invalid)).toMatchObject({ invalid: errors });
    expect(seen(invalid)).toMatchObject({ closesDialog: true });
    expect(seen(refusal(409, 'already_paid'))).toMatchObject({
      trouble: { kind: 'refused' },
      closesDialog: false,
    });
  });

  it.each([
    [403, 'not_yours', true],
    [429, 'too_many_requests', false],
    [501, 'not_implemented', false],
  ] as const)('with %d says whether the purchase is decided', (status, code, isDecided) => {
    expect(failureOf(refusal(status, code))).toMatchObject({ kind: 'refused', isDecided });
  });
});
