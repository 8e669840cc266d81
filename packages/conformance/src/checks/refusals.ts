import type { Caller } from '@conkit/api-client/callers';
import type { DescribedOperation } from '../contract/document.ts';
import { resolveSchema, type Schema } from '../contract/schema.ts';
import { createVisitor, type Answer, type Browser, type Sent } from '../kit.ts';
import { DoesNotApply, Skip } from '../record.ts';
import type { Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';

const HEADER_BYTES = 17_000;
/** More bytes than any call without a body accepts. */
const NO_BODY_BYTES = 100_000;
/** A deeper nesting than the contract allows. */
const DEEP = 25;
/** The headers of a browser's request from another site. */
const OTHER_SITES: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
];

/** Creates checks of the refusals that all operations share. */
export const refusalChecks = (operation: DescribedOperation): readonly Check[] => {
  const { id, session, changes, roles, body, method, answers, parameters } = operation;
  const isDocumented = (refusal: string) => {
    const [status = '', code = ''] = refusal.split(' ');
    return answers.get(Number(status))?.codes.includes(code) ?? false;
  };
  const of = (refusal: string, title: string, run: Check['run']): readonly Check[] =>
    isDocumented(refusal) ? [{ title, provokes: [refusal], run }] : [];
  const hasBody = method !== 'GET';
  return [
    ...of('400 invalid', 'refuses a query parameter that is not described', async (scene) => {
      await requirePart(scene, id);
      const answer = await bare(scene, operation, { query: 'nothing_of_the_kind=1' });
      if (scene.kit.expect(answer, '400 invalid')) requirePointers(scene, answer);
    }),
    ...(method === 'GET' && !changes
      ? [
          {
            title: 'answers HEAD as GET, without a body',
            run: async (scene: Scene) => {
              await requirePart(scene, id);
              const { kit } = scene;
              const answer = await bare(scene, operation, {});
              if (answer.status === 429) throw new Skip('too many requests');
              const head = await bare(scene, operation, { method: 'HEAD' });
              kit.expect(head, `${answer.status}`, 'HEAD');
              kit.that(head.text === '', 'answers HEAD with a body', head);
            },
          },
        ]
      : []),
    ...(!body && parameters.some(({ name, in: where }) => where === 'path' && name === 'id')
      ? of('400 invalid', 'refuses an id that is no whole number', async (scene) => {
          await requirePart(scene, id);
          for (const own of ['1x', '-1', '1.5', '2147483648']) {
            const answer = await bare(scene, operation, { params: { id: own } });
            scene.kit.expect(answer, '400 invalid', `the id ${own}`);
          }
        })
      : []),
    ...of('405 method_not_allowed', 'names its methods in Allow', async ({ kit }) => {
      const answer = await kit.send(createVisitor(), id, { ...filled(operation), method: 'PATCH' });
      if (!kit.expect(answer, '405 method_not_allowed')) return;
      const allow = String(answer.headers['allow']).split(/,\s*/);
      kit.that(allow.includes(method), `does not name ${method} in Allow`, answer);
    }),
    ...of('431 headers_too_large', 'refuses headers of more than 16 kB', async ({ kit }) => {
      const headers = { 'x-much': 'x'.repeat(HEADER_BYTES) };
      const answer = await kit.send(createVisitor(), id, {
        ...filled(operation),
        headers,
        alone: true,
      });
      kit.expect(answer, '431 headers_too_large');
    }),
    ...(session
      ? of(
          '401 unauthorized',
          'refuses a caller without a session before it reads a body',
          (scene) => refuseStrangers(scene, operation),
        )
      : []),
    ...(roles.length > 0
      ? of(
          '403 missing_role',
          'refuses a caller without the role before it reads a body',
          async (scene) => {
            const browser = await scene.account('stranger');
            const sent = {
              ...filled(operation),
              ...(hasBody && { body: '{' }),
              ...jsonTyped(hasBody),
            };
            scene.kit.expect(await scene.kit.send(browser, id, sent), '403 missing_role');
          },
        )
      : []),
    ...(changes
      ? of('403 cross_site', 'refuses a request from another site', (scene) =>
          refuseOtherSites(scene, operation),
        )
      : []),
    ...(hasBody
      ? [
          ...of('413 too_large', 'refuses a body that is too large', async (scene) => {
            await requirePart(scene, id);
            const text = `"${'x'.repeat(operation.maxBytes ?? NO_BODY_BYTES)}"`;
            const sent = { body: text, ...jsonTyped(true), alone: true };
            scene.kit.expect(await bare(scene, operation, sent), '413 too_large');
          }),
          ...of('415 unsupported_media_type', 'accepts only JSON', async (scene) => {
            await requirePart(scene, id);
            const headers = { 'content-type': 'text/plain' };
            const answer = await bare(scene, operation, { body: 'text', headers });
            scene.kit.expect(answer, '415 unsupported_media_type');
          }),
        ]
      : []),
    ...(body
      ? of(
          '400 invalid',
          'refuses a body that is no JSON or nested too deep',
          refuseUnreadable(operation),
        )
      : []),
    ...(body
      ? of('400 invalid', 'refuses a body that breaks the schema', refuseUnfit(operation, body))
      : []),
    ...(operation.part === null
      ? []
      : of('404 not_offered', 'does not offer a part that the convention lacks', async (scene) => {
          const { part } = operation;
          const { parts } = await scene.facts.config();
          if (part === null || parts[part as keyof typeof parts])
            throw new DoesNotApply(`the convention has ${part}`);
          const answer = await bare(scene, operation, hasBody ? { body: {} } : {});
          // A purchase that started while the part was enabled is still answered, so the body is read first.
          const mayBeRead = answer.said === '400 invalid' && operation.body !== undefined;
          if (!mayBeRead) scene.kit.expect(answer, '404 not_offered');
        })),
  ];
};

const jsonTyped = (hasBody: boolean): Sent =>
  hasBody ? { headers: { 'content-type': 'application/json' } } : {};

/** Fills each path parameter with a value. */
const filled = ({ parameters }: DescribedOperation): Sent => ({
  params: Object.fromEntries(
    parameters.flatMap(({ name, in: where }) =>
      where === 'path' ? [[name, name === 'key' ? 'an-unknown-key-1' : 1]] : [],
    ),
  ),
});

/** Returns a browser that may make the call. */
export function getAllowedAccount(
  scene: Scene,
  { session, roles }: DescribedOperation,
): Promise<Browser> {
  const caller: Caller = !session
    ? 'anonymous'
    : roles.length === 0
      ? 'owner'
      : roles.includes('member_admin')
        ? 'admin'
        : 'hugoAdmin';
  return scene.caller(caller);
}

/** Sends a malformed request from a browser that may make the call. */
async function bare(scene: Scene, operation: DescribedOperation, sent: Sent): Promise<Answer> {
  const { id, parameters } = operation;
  const required = parameters.filter(({ in: where, required: must }) => where === 'header' && must);
  const own = Object.fromEntries(required.map(({ name }) => [name, 'x']));
  const headers = { ...own, ...sent.headers };
  const whole = { ...filled(operation), ...sent, headers };
  return scene.kit.send(await getAllowedAccount(scene, operation), id, whole);
}

function requirePointers({ kit }: Scene, answer: Answer, key?: string): void {
  const { errors } = Object(answer.json) as { errors?: { pointer: string; message: string }[] };
  if (!kit.that((errors?.length ?? 0) > 0, 'does not list the mistakes in `errors`', answer))
    return;
  if (key === undefined) return;
  const isNamed = errors?.some(({ pointer }) => pointer.startsWith(`/body/${key}`));
  kit.that(isNamed === true, `does not name /body/${key} in \`errors\``, answer);
}

async function refuseStrangers(scene: Scene, operation: DescribedOperation): Promise<void> {
  // A missing part is refused first.
  await requirePart(scene, operation.id);
  const { kit } = scene;
  const hasBody = operation.method !== 'GET';
  const sent = { ...filled(operation), ...(hasBody && { body: '{' }), ...jsonTyped(hasBody) };
  const browser = createVisitor();
  kit.expect(await kit.send(browser, operation.id, sent), '401 unauthorized');
  const { conventionId = 'session' } = kit;
  const cookie = `${conventionId}=made-up; __Host-${conventionId}=made-up`;
  const headers = { ...sent.headers, cookie };
  kit.expect(
    await kit.send(createVisitor(), operation.id, { ...sent, headers }),
    '401 unauthorized',
  );
}

async function refuseOtherSites(scene: Scene, operation: DescribedOperation): Promise<void> {
  const browser = await getAllowedAccount(scene, operation);
  const sent = { ...filled(operation), ...(operation.method !== 'GET' && { body: {} }) };
  for (const headers of OTHER_SITES) {
    const answer = await scene.kit.send(browser, operation.id, { ...sent, headers });
    scene.kit.expect(answer, '403 cross_site', JSON.stringify(headers));
    const allowed = answer.headers['access-control-allow-origin'];
    scene.kit.that(allowed === undefined, 'lets another site read the answer', answer);
  }
  await refusePreflight(scene, operation);
}

/** Checks that a preflight from another site does not allow it to call the operation. */
async function refusePreflight(
  { kit }: Scene,
  { path, method, parameters }: DescribedOperation,
): Promise<void> {
  const origin = 'https://elsewhere.example';
  const filledPath = parameters.reduce((all, { name }) => all.replace(`{${name}}`, '1'), path);
  const wire = {
    method: 'OPTIONS',
    url: `${kit.baseUrl}${filledPath}`,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  };
  const { headers } = await kit.sendUndescribed(wire);
  const allowed = headers['access-control-allow-origin'];
  const isAllowed = allowed === '*' || allowed === origin;
  kit.thatOf(wire, !isAllowed, 'allows another site in the answer to a preflight');
}

const refuseUnreadable = (operation: DescribedOperation) => async (scene: Scene) => {
  await requirePart(scene, operation.id);
  for (const body of ['{', `{"a":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`, '"text"', '[]']) {
    const answer = await bare(scene, operation, { body, ...jsonTyped(true) });
    scene.kit.expect(answer, '400 invalid', body.slice(0, 8));
  }
};

/** Sends bodies with a missing field, a field of another type, or a text or list that is too long. */
const refuseUnfit = (operation: DescribedOperation, schema: Schema) => async (scene: Scene) => {
  const { kit } = scene;
  await requirePart(scene, operation.id);
  const { document } = kit.contract;
  const { properties = {}, required = [], additionalProperties } = resolveSchema(document, schema);
  const whole = Object.fromEntries(
    required.map((key) => [key, sample(document, properties[key] ?? {})]),
  );
  const wrong: [key: string, body: object][] = [
    ...required.map((key): [string, object] => [key, without(whole, key)]),
    ...Object.entries(properties).flatMap(([key, own]) =>
      misfits(document, own).map((value): [string, object] => [key, { ...whole, [key]: value }]),
    ),
  ];
  if (additionalProperties === false) wrong.push(['no_such_key', { ...whole, no_such_key: 1 }]);
  for (const [key, body] of wrong) {
    const answer = await bare(scene, operation, { body });
    if (kit.expect(answer, '400 invalid', `without a valid ${key}`))
      requirePointers(scene, answer, key);
  }
};

const without = (whole: object, key: string): object =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key));

/** Returns a minimal value that matches a schema. */
function sample(document: unknown, given: Schema): unknown {
  const schema = resolveSchema(document, given);
  const { type, const: only, enum: values, anyOf, properties = {}, required = [] } = schema;
  if (only !== undefined) return only;
  if (values) return values[0];
  if (anyOf?.[0]) return sample(document, anyOf[0]);
  switch ([type].flat()[0]) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return true;
    case 'array':
      return schema.minItems ? [sample(document, schema.items ?? {})] : [];
    case 'object':
      return Object.fromEntries(
        required.map((key) => [key, sample(document, properties[key] ?? {})]),
      );
    case 'string':
      if (schema.format === 'date-time') return '2019-07-01T12:00:00Z';
      return schema.pattern?.includes('@') ? 'kit@example.com' : '0'.repeat(schema.minLength ?? 1);
    default:
      return null;
  }
}

/** Returns values that clearly violate a schema. */
function misfits(document: unknown, given: Schema): unknown[] {
  const { type, maxLength, maxItems, items, anyOf, maximum, pattern } = resolveSchema(
    document,
    given,
  );
  if (anyOf || type === undefined) return [];
  const types = new Set([type].flat());
  const isText = types.has('string');
  return [
    types.has('object') ? 7 : { not: 'this' },
    ...(isText && maxLength !== undefined ? ['a'.repeat(maxLength + 1)] : []),
    // PostgreSQL cannot store U+0000.
    ...(isText && pattern?.includes(String.raw`\u0000`) ? ['a\u0000b'] : []),
    ...(isText && pattern?.startsWith(String.raw`^\s*[^\s`) ? [' '] : []),
    ...(maxItems !== undefined && items
      ? [Array.from({ length: maxItems + 1 }, () => sample(document, items))]
      : []),
    ...(maximum !== undefined ? [maximum + 1] : []),
  ];
}
