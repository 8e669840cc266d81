import type { PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import {
  isPurchaseUncertain,
  isToBeVoided,
  nextFlow,
  startFlow,
  toUnpaidProblem,
  type FlowEvent,
} from './purchaseFlow.ts';

const after = (...events: FlowEvent[]) => events.reduce(nextFlow, startFlow);
const opened: FlowEvent = { type: 'dialogOpened' };
const intent = {
  key: 'key-1',
  amount: 21000,
  what: ['Adult membership'],
  digest: 'cbf29ce484222325',
  buyer: { who: 'Aoife', email: 'aoife@example.com' },
};
const { key } = intent;
const sent: FlowEvent = { type: 'sent', intent };
const closed: FlowEvent = { type: 'dialogClosed' };
const lost: FlowEvent = { type: 'answerLost', intent };
const never: FlowEvent = { type: 'notFound', key };
const received = (
  status: PurchaseState['status'],
  more: Partial<PurchaseState> = {},
): FlowEvent => ({ type: 'statusReceived', key, state: { status, ...more } });
const voided = (status: PurchaseState['status'], code?: PurchaseState['code']): FlowEvent => ({
  type: 'voided',
  key,
  state: { status, ...(code && { code }) },
});
const waits = received('requires_action', { client_secret: 'secret' });

const answer = (status: number) => new ApiError(new Response(null, { status }), undefined);

describe('the purchase flow', () => {
  it('returns to the start when the dialog closes before sending', () => {
    expect(after(opened, closed)).toEqual(startFlow);
  });

  it('continues when the dialog closes after sending', () => {
    const flow = after(opened, sent, received('processing'), closed);
    expect(flow).toMatchObject({ phase: { kind: 'processing' }, isDialogOpen: false });
    expect(isUnderWay(flow.phase)).toBe(true);
  });

  it('waits for the server’s status after a lost answer', () => {
    expect(after(opened, sent, lost)).toMatchObject({ phase: { kind: 'asking' }, problem: null });
    expect(after(opened, sent, lost, received('success')).phase.kind).toBe('bought');
    expect(after(opened, sent, lost, received('failed')).problem).toEqual({ kind: 'notPaid' });
  });

  it('does not end as unpaid before the key is voided when the server has not seen the purchase', () => {
    const unseen = [opened, sent, lost, never, never, never];
    for (let count = 3; count <= unseen.length; count += 1) {
      const flow = after(...unseen.slice(0, count));
      expect(flow).toMatchObject({ phase: { kind: 'asking' }, problem: null });
      expect(isToBeVoided(flow.phase)).toBe(count >= 5);
    }
    expect(after(...unseen, voided('failed', 'payment_failed'))).toMatchObject({
      phase: { kind: 'card' },
      problem: { kind: 'notReceived' },
    });
    expect(after(lost, never, never, voided('failed', 'payment_failed'))).toMatchObject({
      phase: { kind: 'idle' },
      problem: { kind: 'notReceived' },
    });
  });

  it('shows the actual status when the purchase arrived before its key was voided', () => {
    const asked = [opened, sent, lost, never, never];
    expect(after(...asked, voided('success')).phase.kind).toBe('bought');
    expect(after(...asked, voided('processing'))).toMatchObject({
      phase: { kind: 'processing' },
      problem: null,
    });
    expect(after(...asked, voided('failed', 'card_declined')).problem).toEqual({
      kind: 'declined',
    });
  });

  it('shows a refund instead of a success when the purchase was paid too late', () => {
    expect(after(opened, sent, received('success', { refund_due: true }))).toMatchObject({
      phase: { kind: 'idle' },
      problem: { kind: 'refundDue' },
      isDialogOpen: false,
    });
  });

  it('shows "elsewhere" when the same order is being paid with another key', () => {
    const duplicate: FlowEvent = { type: 'answerLost', intent, isDuplicate: true };
    const flow = after(opened, sent, duplicate, never, voided('failed', 'payment_failed'));
    expect(flow).toMatchObject({ phase: { kind: 'card' }, problem: { kind: 'elsewhere' } });
  });

  it('claims nothing about the charge of a refused request before its key is voided', () => {
    const problem = { kind: 'repriced', before: 21000, now: 22000 } as const;
    const refused = after(opened, sent, { type: 'refused', key, problem });
    expect(refused).toMatchObject({ phase: { kind: 'asking' }, problem: null });
    expect(isToBeVoided(refused.phase)).toBe(true);
    const over = nextFlow(refused, voided('failed', 'payment_failed'));
    expect(over).toMatchObject({ phase: { kind: 'card' }, problem, isDialogOpen: true });
    expect(nextFlow(refused, voided('success')).phase.kind).toBe('bought');
  });

  it('closes the dialog after a refusal when fields need correcting', () => {
    const problem = { kind: 'refused', error: answer(400) } as const;
    const refused = after(opened, sent, { type: 'refused', key, problem, closesDialog: true });
    expect(refused.problem).toEqual(problem);
    expect(nextFlow(refused, voided('failed', 'payment_failed'))).toMatchObject({
      phase: { kind: 'idle' },
      isDialogOpen: false,
      problem,
    });
  });

  it('shows the same problem for a failure found later as for a refusal', () => {
    for (const code of ['card_declined', 'provider_refused', 'payment_failed'] as const) {
      const problem = toUnpaidProblem(code);
      expect(problem).toBeDefined();
      expect(after(opened, sent, lost, received('failed', { code })).problem).toEqual(problem);
    }
  });

  it('keeps the card form open for another card after a decline', () => {
    expect(after(opened, sent, received('failed', { code: 'card_declined' }))).toMatchObject({
      phase: { kind: 'card' },
      isDialogOpen: true,
    });
  });

  it('ignores events of another purchase and late events', () => {
    const flow = after(opened, sent);
    const other: FlowEvent = { type: 'statusReceived', key: 'key-2', state: { status: 'failed' } };
    expect(nextFlow(flow, other)).toBe(flow);
    const bought = nextFlow(flow, received('success'));
    for (const late of [lost, never, received('failed'), voided('failed'), sent]) {
      expect(nextFlow(bought, late)).toBe(bought);
    }
    const idle = nextFlow(flow, received('failed'));
    expect(nextFlow(idle, received('success'))).toBe(idle);
  });
});

describe('a purchase that waits for 3-D Secure', () => {
  const waiting = after(lost, waits);
  const error = new ApiError(undefined, undefined);

  it('returns to the start when it is cancelled', () => {
    expect(after(lost, waits, { type: 'cancelling' }, voided('failed', 'payment_failed'))).toBe(
      startFlow,
    );
  });

  it('stays open until the server has confirmed the cancellation', () => {
    const cancelling = nextFlow(waiting, { type: 'cancelling' });
    expect(cancelling.phase).toMatchObject({ kind: 'authenticating', isCancelling: true });
    // Polling continues meanwhile.
    expect(nextFlow(cancelling, waits)).toBe(cancelling);
    expect(nextFlow(cancelling, { type: 'notCancelled', error })).toMatchObject({
      phase: { kind: 'authenticating', isCancelling: false },
      problem: { kind: 'refused', error },
      intent,
    });
    expect(nextFlow(cancelling, voided('success')).phase.kind).toBe('bought');
  });

  it('does not change when the dialog fails to load', () => {
    expect(nextFlow(waiting, { type: 'dialogNotLoaded' })).toEqual({
      ...waiting,
      problem: { kind: 'notLoaded' },
    });
  });
});

describe('the outcome of a purchase', () => {
  it('is unknown without an answer and after a server error', () => {
    expect(isPurchaseUncertain(new ApiError(undefined, undefined))).toBe(true);
    expect(isPurchaseUncertain(answer(502))).toBe(true);
  });

  it('is known when the server refused or does not implement the request', () => {
    for (const status of [400, 402, 409, 429, 501]) {
      expect(isPurchaseUncertain(answer(status))).toBe(false);
    }
  });
});
