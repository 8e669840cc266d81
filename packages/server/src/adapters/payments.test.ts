import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest, PaymentResult, Payments } from '../ports/payments.ts';
import { forEachDatabase, type StartServer } from '../testing/databases.ts';
import type { TestServerOptions } from '../testing/server.ts';
import { withStripe } from '../testing/stripe.ts';
import { startStripeDouble } from '../testing/stripeDouble.ts';

type Card = 'works' | 'declined' | 'asks' | 'made up';

/** What the tests need from a provider in addition to its port. */
interface Provider {
  readonly options: TestServerOptions;
  /** The browser's token for a card that works, is declined or needs authentication, or an invalid token. */
  source(card: Card): string;
  /** Approves the card holder's authentication, if it is still pending. */
  approve(waiting: PaymentResult, payments: Payments): unknown;
  close?(): Promise<void>;
}

const sandbox: Readonly<Record<Card, string>> = {
  works: 'tok_sandbox_success',
  declined: 'tok_sandbox_declined',
  asks: 'tok_sandbox_3ds',
  'made up': 'tok_sandbox_unknown',
};

const stripe: Readonly<Record<Card, string>> = {
  works: 'ctoken_ok',
  declined: 'ctoken_declined',
  asks: 'ctoken_3ds',
  'made up': 'ctoken_unknown',
};

/** All providers. Add a new one here, with a mock server that charges no cards. */
const providers: Readonly<Record<string, () => Promise<Provider>>> = {
  sandbox: async () => ({
    options: {},
    source: (card) => sandbox[card],
    approve: (waiting, payments) =>
      waiting.kind === 'requires_action' && payments.simulateBank?.(waiting.clientSecret, true),
  }),
  stripe: async () => {
    const double = await startStripeDouble();
    let cards = 0;
    return {
      options: withStripe(double),
      source: (card) => `${stripe[card]}_${(cards += 1)}`,
      approve({ chargeId }) {
        const asked = double.payments().find(({ id }) => id === chargeId);
        if (asked?.status === 'requires_action') double.decide(asked.id, true);
      },
      close: () => double.close(),
    };
  },
};

forEachDatabase((start: StartServer) => {
  describe.each(Object.keys(providers))('the provider %s', (name) => {
    let provider: Provider;
    let payments: Payments;
    beforeAll(async () => {
      const made = await providers[name]?.();
      if (!made) throw new Error(`there is no ${name}`);
      provider = made;
      ({ payments } = (await start(provider.options)).context);
    });
    afterAll(() => provider.close?.());

    const order = (card: Card): ChargeRequest => ({
      key: crypto.randomUUID(),
      account: 'default',
      amount: 21_000,
      currency: 'eur',
      source: provider.source(card),
      description: 'Dublin 2019: Adult',
      metadata: { intent: '1' },
      receiptEmail: 'payer@example.com',
    });

    it("charges a key once, and returns that charge's status for every request", async () => {
      const request = order('works');
      const first = await payments.charge(request);
      const card = { brand: 'Visa', last4: '4242' };
      expect(first).toMatchObject({ kind: 'succeeded', chargeId: expect.any(String), card });
      expect(await payments.charge(request)).toMatchObject(first);
      expect(await payments.find('default', request.key)).toMatchObject(first);
    });

    it.each([
      // The provider's own code.
      ['declined', expect.not.stringMatching('invalid_source')],
      ['made up', 'invalid_source'],
    ] as const)('returns why it charged nothing to a card that is %s', async (card, code) => {
      expect(await payments.charge(order(card))).toMatchObject({ kind: 'failed', code });
    });

    it("waits for the card holder's bank, and charges the card after its approval", async () => {
      const request = order('asks');
      const waiting = await payments.charge(request);
      expect(waiting).toMatchObject({
        kind: 'requires_action',
        clientSecret: expect.any(String),
      });
      await provider.approve(waiting, payments);
      expect(await payments.find('default', request.key)).toMatchObject({ kind: 'succeeded' });
    });

    it('cancels a waiting charge, so that the bank can no longer approve it', async () => {
      const request = order('asks');
      const waiting = await payments.charge(request);
      const cancelled = { kind: 'failed', code: 'cancelled' };
      expect(await payments.cancel('default', request.key)).toMatchObject(cancelled);
      await provider.approve(waiting, payments);
      expect(await payments.find('default', request.key)).toMatchObject(cancelled);
    });

    it('leaves a paid charge unchanged and returns it when it is cancelled', async () => {
      const request = order('works');
      await payments.charge(request);
      expect(await payments.cancel('default', request.key)).toMatchObject({ kind: 'succeeded' });
    });

    it('returns nothing for an unknown key', async () => {
      expect(await payments.find('default', crypto.randomUUID())).toBeUndefined();
    });

    it('never charges a key that was cancelled first', async () => {
      const request = order('works');
      const cancelled = { kind: 'failed', code: 'cancelled', chargeId: null };
      for (const result of [
        await payments.cancel('default', request.key),
        await payments.charge(request),
        await payments.cancel('default', request.key),
        await payments.charge(request),
        await payments.find('default', request.key),
      ]) {
        expect(result).toEqual(cancelled);
      }
    });

    it('either charges or cancels a key when both requests come at the same time', async () => {
      for (let round = 0; round < 4; round += 1) {
        const request = order('works');
        const charge = () => payments.charge(request);
        const cancel = () => payments.cancel('default', request.key);
        const both = round % 2 === 0 ? [charge, cancel] : [cancel, charge];
        await Promise.all(both.map((each) => each()));
        const { kind } = (await payments.find('default', request.key)) ?? {};
        const again = await charge();
        expect(again.kind).toBe(kind);
        expect((await cancel())?.kind).toBe(kind);
      }
    });

    it('has a public key for each account', () => {
      expect(Object.keys(payments.publicKeys()).toSorted()).toEqual(['default', 'siteselect']);
    });
  });
});
