import type { OperationId } from '@conkit/api-client';
import * as fc from 'fast-check';
import { createArbitrary } from '../contract/arbitrary.ts';
import type { DescribedOperation, DescribedParameter } from '../contract/document.ts';
import { createVisitor, type Browser, type Sent } from '../kit.ts';
import { requireCampaigns } from '../scene/prepared.ts';
import type { Scene } from '../scene/scene.ts';
import { UNKNOWN_ID, requirePart } from './callers.ts';
import type { Check } from './check.ts';
import { getAllowedAccount } from './refusals.ts';

const RUNS = 12;
/** The seed of the generated requests, so that a run can be repeated. */
const SEED = 77;

/** Sends generated requests. `Kit.send` checks every answer and its duration. */
export const bodyChecks = (operation: DescribedOperation): readonly Check[] =>
  operation.parameters.length === 0 && operation.body === undefined
    ? []
    : [
        {
          title: 'answers generated requests as documented, without a 5xx, in time',
          phase: 'bodies',
          run: (scene, id) => sendAnything(scene, id, operation),
        },
      ];

async function sendAnything(scene: Scene, id: OperationId, operation: DescribedOperation) {
  const { kit } = scene;
  await requirePart(scene, id);
  if (id === 'startCampaign') requireCampaigns(scene);
  // Administrators act only on new people.
  const account =
    operation.roles.length > 0 || operation.changes
      ? await scene.getSharedMember('bodies')
      : await scene.testAccount('target');
  const browser =
    operation.roles.length > 0 ? await getAllowedAccount(scene, operation) : account.browser;
  const sent = createRequests(scene, operation, await readVocabulary(scene, account.person.id));
  const property = fc.asyncProperty(sent, fc.boolean(), async (request, isSignedIn) => {
    const own: Browser = isSignedIn || operation.roles.length > 0 ? browser : createVisitor();
    await kit.send(own, id, request);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
}

async function readVocabulary(
  scene: Scene,
  personId: number,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const { facts, kit } = scene;
  const { seeding } = kit;
  const { levels } = kit;
  const email = kit.readOnly ? 'kit@example.com' : scene.newAddress();
  if (!levels.has('awards')) return { Id: [personId, UNKNOWN_ID], Email: [email] };
  const [{ category, ids }] = await facts.contests();
  const [nominated] = await facts.nominated();
  const types = levels.has('money') ? await facts.voterTypes() : [];
  const item = levels.has('money') ? [await facts.item()] : [];
  return {
    Id: [personId, UNKNOWN_ID],
    Email: [email],
    TypeKey: [
      category,
      nominated.category.key,
      ...types.map(({ key }) => key),
      ...item.flatMap((one) => [one.category, one.type]),
    ],
    PaymentSource: [null, 'tok_of_nobody', ...Object.values(seeding.payments ?? {})],
    IdempotencyKey: ['kit-key-number-1', 'kit-key-number-2'],
    Rankings: [
      { [category]: [ids[0], ids[1], -1] },
      { [category]: [ids[0], ids[0]] },
      { [category]: [] },
    ],
  };
}

function createRequests(
  { kit }: Scene,
  { parameters, body }: DescribedOperation,
  vocabulary: Readonly<Record<string, readonly unknown[]>>,
): fc.Arbitrary<Sent> {
  const createValue = createArbitrary(kit.contract.document, vocabulary, { onlyVocabulary: true });
  const at = (where: DescribedParameter['in']) => parameters.filter((one) => one.in === where);
  const record = (ones: readonly DescribedParameter[]) =>
    fc.record(
      Object.fromEntries(ones.map(({ name, schema }) => [name, createValue(schema).map(toText)])),
      {
        requiredKeys: ones.filter(({ required }) => required).map(({ name }) => name),
      },
    ) as fc.Arbitrary<Record<string, string>>;
  return fc
    .record({
      params: record(at('path')).map((values) =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            /^\.*$/.test(value) ? 'dots' : value,
          ]),
        ),
      ),
      query: record(at('query')).map((values) => new URLSearchParams(values).toString()),
      headers: record(at('header')).map((values) =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            value.replaceAll(/[^\x20-\x7e]/g, '?'),
          ]),
        ),
      ),
      body: body ? createValue(body) : fc.constant(undefined),
    })
    .map(({ params, query, headers, body: own }): Sent => {
      const sent = { params, headers, body: own };
      return query === '' ? sent : Object.assign(sent, { query });
    });
}

/** Returns text without lone surrogates, so that it can be encoded. */
const toText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();
