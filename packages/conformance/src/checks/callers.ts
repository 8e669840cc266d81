import type { OperationId } from '@conkit/api-client';
import {
  CALLERS,
  callers,
  type Caller,
  type CallerRow,
  type Refusal,
} from '@conkit/api-client/callers';
import { createVisitor, type Answer } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import { ensureBallot, ensureNominations, takeSnapshot } from '../scene/prepared.ts';
import type { TestAccount, Scene } from '../scene/scene.ts';
import type { Check } from './check.ts';
import { getPlan, type RowPlan } from './rows.ts';

/** The id of no person. */
export const UNKNOWN_ID = 2_147_483_647;

const NEEDS_SAVES = /Votes|[vV]ote$|Nominations|nominate|Ballot/;
const kinds = Object.keys(CALLERS) as Caller[];
const isOwn = (caller: Caller) => caller === 'owner' || caller === 'household';

/**
 * Creates a check for each row of the table of callers: the answer for each caller, and what the call must not
 * show or change.
 */
export const callerChecks = (id: OperationId): readonly Check[] =>
  Object.entries(callers[id] as Readonly<Record<string, CallerRow>>).map(([name, row]) => ({
    title: `answers each kind of caller as the table of callers does (${name})`,
    run: (scene) => checkRow(scene, id, name, row),
  }));

async function checkRow(scene: Scene, id: OperationId, name: string, row: CallerRow) {
  const plan = getPlan(id, name);
  await requirePart(scene, id);
  const wanted = await getExpectedAnswers(scene, id, row);
  const by = (plan.by ?? kinds).filter((caller) => wanted[caller] !== undefined);
  const refused = by.filter((caller) => wanted[caller] !== 'ok');
  const target = await scene.testAccount('target');
  const isTried = row.changes !== 'nothing' && refused.length > 0 && !plan.isNew;
  // Create the data that a request needs first, so that it does not look like a change by a refused caller.
  if (NEEDS_SAVES.test(id)) {
    await ensureBallot(scene, target);
    await ensureNominations(scene, target);
  }
  const before = isTried ? await takeSnapshot(scene, target) : '';
  const missing = new Map<string, Skip>();
  /** Skips callers that the seeding lacks. */
  const unlessMissing = async (doing: () => Promise<void>) =>
    doing().catch((error: unknown) => {
      if (!(error instanceof Skip)) throw error;
      missing.set(error.message, error);
    });
  for (const caller of refused)
    await unlessMissing(() => checkRefused(scene, id, plan, caller, wanted[caller] as Refusal));
  if (isTried)
    scene.kit.that(
      (await takeSnapshot(scene, target)) === before,
      'changes something for a refused caller',
    );
  const allowed = by.filter((caller) => wanted[caller] === 'ok');
  // Prefer a caller from another account.
  const once = allowed.find((caller) => !isOwn(caller) && caller !== 'anonymous') ?? allowed[0];
  for (const caller of plan.isOnce && once ? [once] : allowed)
    await unlessMissing(() => checkAllowed(scene, id, plan, row, caller));
  if (missing.size === 0) return;
  const why = [...missing.keys()].join('; ');
  const isIntended = [...missing.values()].every((error) => error instanceof DoesNotApply);
  throw isIntended ? new DoesNotApply(why) : new Skip(why);
}

/** Returns the expected answer for each caller. Events of a payment provider depend on the provider in use. */
async function getExpectedAnswers({ facts }: Scene, id: OperationId, { gets }: CallerRow) {
  if (id !== 'receiveStripeEvent') return gets;
  const { payments } = await facts.config();
  if (payments.adapter === 'sandbox') return gets;
  const forged: Refusal = '400 invalid';
  return { ...gets, ...Object.fromEntries(kinds.map((kind) => [kind, forged])) };
}

/** @throws DoesNotApply when the convention lacks the part that a call belongs to */
export async function requirePart({ kit, facts }: Scene, id: OperationId): Promise<void> {
  const { part } = kit.operation(id);
  const { parts } = await facts.config();
  if (part !== null && !parts[part as keyof typeof parts])
    throw new DoesNotApply(`the convention does not have ${part}`);
}

async function checkRefused(
  scene: Scene,
  id: OperationId,
  plan: RowPlan,
  caller: Caller,
  wanted: Refusal,
) {
  const browser = await scene.caller(caller);
  const account = plan.isNew
    ? await createTestAccount(scene, id)
    : await scene.testAccount('target');
  const sent = await plan.build(scene, account, caller, scene.getEmail(caller));
  const answer = await scene.kit.send(browser, id, sent);
  scene.kit.expect(answer, wanted, `as ${caller}`);
  if (!isOwn(caller)) requireNoSecrets(scene, account, answer, caller);
}

async function checkAllowed(
  scene: Scene,
  id: OperationId,
  plan: RowPlan,
  row: CallerRow,
  caller: Caller,
) {
  const { kit } = scene;
  const isFresh = plan.isOnce || plan.isNew;
  const account =
    isFresh && id !== 'purchaseOther'
      ? await createTestAccount(scene, id)
      : await scene.testAccount('target');
  const isTheirs = isOwn(caller) || id === 'logout';
  const browser = isTheirs && isFresh ? account.browser : await scene.caller(caller);
  const email = isTheirs ? account.email : scene.getEmail(caller);
  const isSigningIn = id === 'login' || id === 'loginWithCode';
  const sent = await plan.build(scene, account, caller, email);
  const answer = await kit.send(isSigningIn ? createVisitor() : browser, id, sent);
  if (!kit.expect(answer, '200', `as ${caller}`)) return;
  if (row.shows === 'public') await requireSame(scene, id, plan, account, answer);
  else if (row.shows !== 'target' && row.shows !== 'record' && !isTheirs)
    requireNoSecrets(scene, account, answer, caller);
}

/** Creates a new person for an action that cannot be undone, with a ballot if the action is about one. */
async function createTestAccount(scene: Scene, id: OperationId): Promise<TestAccount> {
  const account = await scene.createMember();
  if (id === 'disallowBallot' || id === 'allowBallot') await ensureBallot(scene, account);
  return account;
}

/** Checks that public data is the same for every caller, except for times. */
async function requireSame(
  scene: Scene,
  id: OperationId,
  plan: RowPlan,
  account: TestAccount,
  { text, wire }: Answer,
) {
  const timeless = (told: string) => told.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{8}T\d{6}Z/g, '');
  const other = await scene.kit.send(
    createVisitor(),
    id,
    await plan.build(scene, account, 'anonymous', ''),
  );
  if (!scene.kit.expect(other, '200', 'as anonymous')) return;
  const isSame = timeless(other.text) === timeless(text);
  scene.kit.that(isSame, 'is not the same for every caller', { ...other, wire });
}

/** Checks that an answer does not contain a person's private data. */
function requireNoSecrets(
  scene: Scene,
  { person }: TestAccount,
  answer: Answer,
  caller: Caller,
): void {
  const { legal_name, address, postcode } = person;
  const isPublic = person.preferred_name === legal_name;
  const secrets = [isPublic ? null : legal_name, address, postcode];
  const told = secrets.find(
    (secret) => secret && secret.length > 4 && answer.text.includes(secret),
  );
  scene.kit.that(told === undefined, `shows ${caller} private data of another account`, answer);
}

/** Checks that a stranger cannot tell an existing person from a missing one. */
export const unknownPersonChecks = (id: OperationId): readonly Check[] => {
  const gets = Object.entries(callers[id] as Readonly<Record<string, CallerRow>>);
  const row = gets.find(
    ([, { names, gets: get }]) => names === 'person' && get.stranger === '403 not_yours',
  );
  if (!row) return [];
  return [
    {
      title: 'answers the same about an unknown person and a person on another account',
      run: async (scene) => {
        await requirePart(scene, id);
        const { kit } = scene;
        const plan = getPlan(id, row[0]);
        const target = await scene.testAccount('target');
        const browser = await scene.caller('stranger');
        const sent = await plan.build(scene, target, 'stranger', scene.getEmail('stranger'));
        if (!sent.params || !('id' in sent.params))
          throw new DoesNotApply('its path names no person');
        const known = await kit.send(browser, id, sent);
        const none = await kit.send(browser, id, {
          ...sent,
          params: { ...sent.params, id: UNKNOWN_ID },
        });
        kit.expect(known, '403 not_yours', 'a person of others');
        requireAlike(scene, known, none);
      },
    },
  ];
};

/** Checks that a stranger cannot tell two answers apart. */
export function requireAlike({ kit }: Scene, one: Answer, other: Answer, told: Told = (t) => t) {
  const headers = (answer: Answer) =>
    Object.keys(answer.headers)
      .filter((name) => !VARYING.has(name))
      .toSorted()
      .join();
  const cookies = (answer: Answer) =>
    answer.cookies.map(({ name, attributes }) => [name, attributes]);
  const difference = [
    [one.said, other.said, 'status'],
    [told(one.text), told(other.text), 'body'],
    [headers(one), headers(other), 'headers'],
    [JSON.stringify(cookies(one)), JSON.stringify(cookies(other)), 'cookies'],
  ].find(([a, b]) => a !== b);
  kit.that(
    difference === undefined,
    `reveals by its ${difference?.[2]} what another account has`,
    one,
  );
}

type Told = (text: string) => string;

/** Headers that may differ between equal answers. */
const VARYING = new Set(['date', 'connection', 'keep-alive', 'content-length', 'x-request-id']);
