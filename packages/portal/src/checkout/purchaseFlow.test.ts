import { isUnderWay } from '@conkit/ui';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/problem.ts';
import { nextFlow, startFlow, type FlowEvent } from './purchaseFlow.ts';
import { isOutcomeUnknown, unpaid } from './trouble.ts';

const after = (...events: FlowEvent[]) => events.reduce(nextFlow, startFlow);
const opened: FlowEvent = { type: 'dialogOpened' };
const intent = {
  key: 'key-1',
  amount: 21000,
  what: ['Adult membership'],
  digest: 'cbf29ce484222325',
  buyer: { who: 'Aoife', email: 'aoife@example.com' },
};
const sent: FlowEvent = { type: 'sent', intent };
const closed: FlowEvent = { type: 'dialogClosed' };
const lost: FlowEvent = { type: 'answerLost', intent };
const received = (status: 'success' | 'processing' | 'failed'): FlowEvent => ({
  type: 'statusReceived',
  state: { status },
});

const answer = (status: number) => new ApiError(new Response(null, { status }), undefined);

describe('a purchase', () => {
  it('that was not sent ends with its dialog', () => {
    expect(after(opened, closed)).toEqual(startFlow);
  });

  it('that was sent goes on when its dialog is closed', () => {
    const flow = after(opened, sent, received('processing'), closed);
    expect(flow).toMatchObject({ phase: { name: 'processing' }, isDialogOpen: false });
    expect(isUnderWay(flow.phase)).toBe(true);
  });

  it('whose answer was lost is neither bought nor failed until the server says so', () => {
    expect(after(opened, sent, lost)).toMatchObject({ phase: { name: 'asking' }, trouble: null });
    expect(after(opened, sent, lost, received('success')).phase.name).toBe('bought');
    expect(after(opened, sent, lost, received('failed')).trouble).toEqual({ kind: 'notPaid' });
  });

  it('that the server never saw can be sent again, where it was left', () => {
    const never: FlowEvent = { type: 'statusReceived', state: null };
    expect(after(opened, sent, lost, never).phase.name).toBe('card');
    expect(after(lost, never)).toMatchObject({
      phase: { name: 'idle' },
      trouble: { kind: 'notReceived' },
    });
  });

  it('that was paid too late is not said to be bought: the money goes back', () => {
    const late: FlowEvent = {
      type: 'statusReceived',
      state: { status: 'success', refund_due: true },
    };
    expect(after(opened, sent, late)).toMatchObject({
      phase: { name: 'idle' },
      trouble: { kind: 'refundDue' },
      isDialogOpen: false,
    });
  });

  it('that is being paid elsewhere is not said to be unsent', () => {
    const never: FlowEvent = { type: 'statusReceived', state: null };
    const flow = after(opened, sent, { ...lost, isDuplicate: true }, never);
    expect(flow).toMatchObject({ phase: { name: 'card' }, trouble: { kind: 'elsewhere' } });
  });

  it('that is found to have failed has the same trouble as one that is refused', () => {
    for (const code of ['card_declined', 'provider_refused', 'payment_failed'] as const) {
      const trouble = unpaid(code);
      expect(trouble).toBeDefined();
      const found: FlowEvent = { type: 'statusReceived', state: { status: 'failed', code } };
      expect(after(opened, sent, lost, found).trouble).toEqual(trouble);
    }
  });

  it('that was declined keeps the card form open for another card', () => {
    const declined: FlowEvent = { type: 'failed', trouble: { kind: 'declined' } };
    expect(after(opened, sent, declined)).toMatchObject({
      phase: { name: 'card' },
      isDialogOpen: true,
    });
  });

  it('that the bank did not confirm is not called a declined card', () => {
    expect(after(opened, sent, received('failed'))).toMatchObject({
      phase: { name: 'card' },
      trouble: { kind: 'notPaid' },
      isDialogOpen: true,
    });
  });
});

describe('a purchase that waits for the bank', () => {
  const state = { status: 'requires_action', client_secret: 'secret' } as const;
  const waiting = after(lost, { type: 'statusReceived', state });
  const error = new ApiError(undefined, undefined);

  it('is forgotten when it is cancelled', () => {
    expect(
      after(lost, { type: 'statusReceived', state }, { type: 'cancelling' }, { type: 'cancelled' }),
    ).toBe(startFlow);
  });

  it('stays open while it is not known to be cancelled', () => {
    const cancelling = nextFlow(waiting, { type: 'cancelling' });
    expect(cancelling.phase).toMatchObject({ name: 'authenticating', isCancelling: true });
    expect(nextFlow(cancelling, { type: 'notCancelled', error })).toMatchObject({
      phase: { name: 'authenticating', isCancelling: false },
      trouble: { kind: 'refused', error },
      intent,
    });
  });
});

describe('a dialog that does not load', () => {
  it('leaves a purchase that waits for the bank as it is', () => {
    const state = { status: 'requires_action', client_secret: 'secret' } as const;
    const waiting = after(lost, { type: 'statusReceived', state });
    expect(nextFlow(waiting, { type: 'dialogNotLoaded' })).toEqual({
      ...waiting,
      trouble: { kind: 'notLoaded' },
    });
  });
});

describe('the answer to a purchase', () => {
  it('is unknown without one, and when the server is in trouble', () => {
    expect(isOutcomeUnknown(new ApiError(undefined, undefined))).toBe(true);
    expect(isOutcomeUnknown(answer(502))).toBe(true);
  });

  it('is known when the server refused, or cannot do it at all', () => {
    for (const status of [400, 402, 409, 429, 501]) {
      expect(isOutcomeUnknown(answer(status))).toBe(false);
    }
  });
});
