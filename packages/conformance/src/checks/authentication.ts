import type { PurchaseState } from '@conkit/api-client';
import { randomUUID } from 'node:crypto';
import { nobody } from '../kit.ts';
import { waitingPurchase } from '../scene/prepared.ts';
import type { Scene } from '../scene/scene.ts';
import type { Check } from './check.ts';

/** Returns the status of a purchase. */
export const stateOf = async ({ kit }: Scene, key: string) => {
  const answer = await kit.send(nobody(), 'getPurchaseState', { params: { key } });
  return { answer, state: kit.must<PurchaseState>(answer) };
};

export const playBank = ({ kit }: Scene, client_secret: string, approve: boolean) =>
  kit.send(nobody(), 'answerSandboxAuthentication', { body: { client_secret, approve } });

export const finish = ({ kit }: Scene, key: string) =>
  kit.send(nobody(), 'finishPurchase', { body: { key } });

/** Refuses a made-up key. */
export const unknownKey: Check = {
  title: 'knows nothing of a key that nobody has',
  provokes: ['404 not_found'],
  run: async ({ kit }, id) => {
    const key = randomUUID();
    const isBank = id === 'answerSandboxAuthentication';
    const body = isBank ? { client_secret: key, approve: true } : { key };
    const sent = id === 'getPurchaseState' ? { params: { key } } : { body };
    kit.expect(await kit.send(nobody(), id, sent), '404 not_found');
  },
};

/** Checks both outcomes of the bank's authentication. */
export const authentication: Check = {
  title: 'delivers what the bank has confirmed, and nothing else',
  run: async (scene) => {
    const { kit } = scene;
    const [yes, no] = [await waitingPurchase(scene), await waitingPurchase(scene)];
    const before = await stateOf(scene, yes.key);
    kit.that(
      before.state.status === 'requires_action',
      `is ${before.state.status} before the bank was asked`,
      before.answer,
    );
    kit.must(await playBank(scene, yes.clientSecret, true), '200', 'the bank says yes');
    const paid = await finish(scene, yes.key);
    const { status, charge_id } = kit.must<PurchaseState>(paid);
    kit.that(
      status === 'success' && charge_id !== undefined,
      `is ${status} after the bank has confirmed`,
      paid,
    );
    const after = await stateOf(scene, yes.key);
    kit.that(after.state.status === 'success', 'forgets that it was paid', after.answer);
    kit.that(
      after.state.member_numbers?.length === 1,
      'tells no number of the new member',
      after.answer,
    );
    kit.must(await playBank(scene, no.clientSecret, false), '200', 'the bank says no');
    const refused = await finish(scene, no.key);
    const said = kit.must<PurchaseState>(refused);
    kit.that(
      said.status === 'failed' && said.code === 'payment_failed',
      `is ${said.status} after the bank has refused`,
      refused,
    );
  },
};
