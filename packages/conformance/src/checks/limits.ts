import type { DescribedOperation } from '../contract/document.ts';
import { createVisitor, type Answer, type Sent } from '../kit.ts';
import { Skip } from '../record.ts';
import {
  askForCode,
  changeCode,
  ensureBallot,
  ensureNominations,
  startWaitingPurchase,
} from '../scene/prepared.ts';
import type { Scene } from '../scene/scene.ts';
import { UNKNOWN_ID, requirePart } from './callers.ts';
import type { Check } from './check.ts';
import { getAllowedAccount } from './refusals.ts';
import { getFirstPlan } from './rows.ts';
import { whyNot } from './unprovoked.ts';

const REFUSAL = '429 too_many_requests';
const AT_ONCE = 8;

/** Repeats a request until the rate limit refuses it, if the seeding allows that. */
export const limitChecks = (operation: DescribedOperation): readonly Check[] =>
  operation.answers.has(429) && whyNot(operation.id, REFUSAL) === undefined
    ? [
        {
          title: 'answers Retry-After when it refuses too many requests',
          provokes: [REFUSAL],
          // This limit is per purchase, so it does not block other checks.
          phase: operation.id === 'finishPurchase' ? 'bodies' : 'limits',
          run: (scene) => exhaust(scene, operation),
        },
      ]
    : [];

async function exhaust(scene: Scene, operation: DescribedOperation): Promise<void> {
  const { kit } = scene;
  kit.requireChanges();
  const { limits } = kit.seeding;
  if (!limits) throw new Skip('the seeding has no limits.requests');
  await requirePart(scene, operation.id);
  const again = await repeated(scene, operation);
  for (let sent = 0; sent < limits.requests; sent += AT_ONCE) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => again(sent + at)));
    const refused = answers.find(({ status }) => status === 429);
    if (!refused) continue;
    const seconds = Number(refused.headers['retry-after']);
    kit.that(seconds > 0, `names ${seconds} s in Retry-After`, refused);
    return;
  }
  throw new Skip(`${limits.requests} requests were all answered`);
}

/** Sends the request to repeat. It changes as little as possible. */
async function repeated(
  scene: Scene,
  operation: DescribedOperation,
): Promise<(n: number) => Promise<Answer>> {
  const { kit } = scene;
  const { id, roles } = operation;
  if (roles.length > 0) {
    const admin = await getAllowedAccount(scene, operation);
    const names = operation.parameters.filter(({ in: where }) => where === 'path');
    const params = Object.fromEntries(names.map(({ name }) => [name, UNKNOWN_ID]));
    // The server counts a request before it reads the body.
    const sent = operation.method === 'GET' ? { params } : { params, body: {} };
    return () => kit.send(admin, id, sent);
  }
  const own = await repeatedAnonymously(scene, operation);
  if (own) return own;
  const isDrawn = operation.part !== null && operation.id.startsWith('get');
  const account = isDrawn
    ? await scene.testAccount('target')
    : await scene.getSharedMember('limits');
  const { browser, email } = account;
  const plan = getFirstPlan(id);
  if (id === 'mailVotes') await ensureBallot(scene, account);
  if (id === 'mailNominations') await ensureNominations(scene, account);
  return async () => {
    const sent = await plan.build(scene, account, 'owner', email);
    return kit.send(browser, id, sent);
  };
}

async function repeatedAnonymously(
  scene: Scene,
  { id }: DescribedOperation,
): Promise<((n: number) => Promise<Answer>) | undefined> {
  const { kit } = scene;
  const send = (sent: (n: number) => Sent) => (n: number) => kit.send(createVisitor(), id, sent(n));
  switch (id) {
    case 'requestKey': {
      const body = { email: scene.newAddress() };
      return send(() => ({ body }));
    }
    case 'login': {
      const email = scene.newAddress();
      return send((n) => ({ body: { email, key: `a-wrong-key-${n}` } }));
    }
    case 'loginWithCode': {
      const { email } = await scene.createMember();
      const { code, cookie } = await askForCode(scene, email);
      return send(() => ({ body: { code: changeCode(code) }, headers: { cookie } }));
    }
    case 'lookupPerson': {
      const { browser } = await scene.getSharedMember('limits');
      const email = scene.newAddress();
      return () => kit.send(browser, id, { body: { name: 'Unknown', email } });
    }
    case 'purchase':
    case 'purchaseDaypass':
    case 'purchaseOther': {
      const plan = getFirstPlan(id);
      const target = await scene.testAccount('target');
      const build = id === 'purchaseOther' ? await scene.anyItem() : undefined;
      return async () => {
        const sent = build ?? (await plan.build(scene, target, 'anonymous', scene.newAddress()));
        const body = { ...Object(sent.body), source: scene.source('declined') } as object;
        const headers = { 'Idempotency-Key': crypto.randomUUID() };
        return kit.send(createVisitor(), id, { body, headers });
      };
    }
    case 'finishPurchase': {
      const { key } = await startWaitingPurchase(scene);
      return send(() => ({ body: { key } }));
    }
    case 'cancelPurchase':
      return send(() => ({ body: { key: crypto.randomUUID() } }));
    case 'getPurchaseState':
      return send(() => ({ params: { key: crypto.randomUUID() } }));
    case 'answerSandboxAuthentication':
      return send(() => ({ body: { client_secret: crypto.randomUUID(), approve: false } }));
    default:
      return undefined;
  }
}
