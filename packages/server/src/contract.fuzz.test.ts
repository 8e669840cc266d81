import { operationTable, type OperationId } from '@conkit/api-client';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './root.ts';
import { createPglite } from './testing/pglite.ts';
import { createTestServer, type TestServer } from './testing/server.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly example: unknown;
}
interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: {
    readonly content: Record<string, { example?: unknown; examples?: Record<string, Value> }>;
  };
}
interface Value {
  readonly value: unknown;
}
interface Document {
  readonly paths: Record<string, Pick<Operation, 'parameters'> & Record<'get' | 'post', Operation>>;
  readonly components: { readonly parameters: Record<string, Parameter> };
}
const document: Document = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'));

/** A request of an operation, in the words of its examples. */
interface Example {
  readonly parameters: readonly Parameter[];
  readonly body: unknown;
}

function parameterOf(given: Parameter | { readonly $ref: string }): Parameter[] {
  if (!('$ref' in given)) return [given];
  const found = document.components.parameters[given.$ref.split('/').at(-1) ?? ''];
  return found ? [found] : [];
}

/** The examples of an operation's requests; several when its body has several. */
function examplesOf(id: OperationId): Example[] {
  const { method, path } = operationTable[id];
  const item = document.paths[path.replace(/^\/api/, '')];
  const operation = item?.[method === 'GET' ? 'get' : 'post'];
  const given = [...(item?.parameters ?? []), ...(operation?.parameters ?? [])];
  const parameters = given.flatMap(parameterOf);
  const content = operation?.requestBody?.content['application/json'];
  const bodies = content?.examples
    ? Object.values(content.examples).map(({ value }) => value)
    : [content?.example];
  return bodies.map((body) => ({ parameters, body }));
}

/** What has broken servers before: wrong kinds, bounds, NUL, half characters, keys of prototypes. */
const hostile = fc.oneof(
  fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 1e308, [], {}, [null], [[1]], { a: { b: [] } }),
  fc.constantFrom('', ' ', '\0', '\uD800', '%', '%_', '../..', "' or 1=1 --", '__proto__'),
  fc.constantFrom('constructor', '2019-13-45', '0001-01-01T00:00:00Z', 'x'.repeat(300)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The value with the part at the end of a walk replaced; a step picks one entry of what it meets. */
function replaced(value: unknown, [step, ...steps]: readonly number[], by: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return by;
  const entries = Object.entries(value);
  const picked = entries[step % entries.length];
  if (!picked) return by;
  const [key, inner] = picked;
  if (Array.isArray(value)) return value.with(Number(key), replaced(inner, steps, by));
  return { ...value, [key]: replaced(inner, steps, by) };
}

/** The parameters with another value for one of them. */
function withExample(parameters: readonly Parameter[], n: number, example: unknown) {
  const picked = parameters[n % parameters.length];
  return picked ? parameters.with(parameters.indexOf(picked), { ...picked, example }) : parameters;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(await createPglite());
  // The examples speak of person 5 of this account.
  for (let id = 1; id <= 5; id++) await server.addPerson();
});
afterAll(() => server.close());

const encoded = (value: unknown) =>
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString(),
  );

async function send(id: OperationId, { parameters, body }: Example, cookie: string) {
  const { method, path } = operationTable[id];
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const url = at('path').reduce(
    (so, { name, example }) => so.replace(`{${name}}`, () => encoded(example)),
    path as string,
  );
  const query = at('query').map(({ name, example }) => `${name}=${encoded(example)}`);
  const headers = at('header').map(({ name, example }) => [name, encoded(example)]);
  return server.app.inject({
    method,
    url: `${url}?${query.join('&')}`,
    headers: { cookie, 'content-type': 'application/json', ...Object.fromEntries(headers) },
    ...(method === 'POST' && { payload: JSON.stringify(body) }),
  });
}

const ids = Object.keys(operationTable) as OperationId[];

it.each(ids)('%s answers its examples as it promises', async (id) => {
  const { cookie } = await server.as('aoife@example.com');
  for (const example of examplesOf(id)) {
    const answer = await send(id, example, cookie);
    expect([500, 400]).not.toContain(answer.statusCode);
  }
});

it.each(ids)('%s survives whatever is sent', async (id) => {
  const { cookie } = await server.as('aoife@example.com');
  const walk = fc.array(fc.nat({ max: 30 }), { maxLength: 5 });
  const request = fc.constantFrom(...examplesOf(id));
  await fc.assert(
    fc.asyncProperty(request, walk, hostile, async (example, steps, value) => {
      const { parameters, body } = example;
      const [inBody = 0, ...rest] = steps;
      const changed =
        body !== undefined && inBody % 4 > 0
          ? { parameters, body: replaced(body, rest, value) }
          : { parameters: withExample(parameters, inBody, value), body };
      const answer = await send(id, changed, cookie);
      expect(answer.statusCode, answer.body).not.toBe(500);
    }),
    { numRuns: 40 },
  );
});
