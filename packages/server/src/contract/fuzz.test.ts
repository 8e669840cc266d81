import { operationTable } from '@conkit/api-client';
import { ROLES } from '@conkit/rules';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../process/root.ts';
import { createArbitrary, nonsense, type Schema } from '../testing/arbitrary.ts';
import { forEachDatabase, isFull } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Described {
  readonly operationId: keyof typeof operationTable;
  readonly parameters?: readonly (Parameter & { $ref?: string })[];
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
  readonly responses: object;
}

interface Document {
  readonly paths: Record<string, Record<string, object> & Pick<Described, 'parameters'>>;
  readonly components: { readonly parameters: Record<string, Parameter> };
}

const RUNS = isFull ? 40 : 15;
const EMAIL = 'family@example.com';

const document = parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')) as Document;
const getValue = createArbitrary(document, {
  Id: [1, 2, 3, 4],
  Email: [EMAIL, ' Family@Example.com ', 'unknown@example.com'],
  TypeKey: ['Novel', 'RetroFanzine', 'Adult', 'Child', 'Helper', 'default', 'sponsor', 'bench'],
  PaymentSource: ['tok_sandbox_success', 'tok_sandbox_declined', 'tok_sandbox_3ds', null],
  Amount: [21000, 22000, 7000, 4000, 0],
  OwnCurrency: ['eur', 'EUR', 'cad'],
  NewPerson: [
    { membership: 'Adult', legal_name: 'A. Byrne', email: EMAIL, paper_pubs: null },
    { membership: 'Helper', legal_name: 'A. Byrne', email: EMAIL },
  ],
  Rankings: [{ Novel: [1, 2, -1] }, { RetroFanzine: [187, null], Novella: [] }],
  Ranking: [[1, 2, -1], [3, null, 4], [175, 187], []],
  IdempotencyKey: ['key-number-1', 'key-number-2'],
  Nomination: [{ title: 'A Novel', author: 'N. Obody' }, { title: ' ' }],
});

/** A request's parameters by name, and its body. */
interface Sent {
  readonly values: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const operations = Object.values(document.paths).flatMap(({ parameters = [], ...methods }) =>
  Object.values(methods)
    .filter(isOperation)
    .map((operation) => ({
      id: operation.operationId,
      declared: Object.keys(operation.responses).map(Number),
      parameters: [...parameters, ...(operation.parameters ?? [])].map(getParameter),
      schema: operation.requestBody?.content['application/json'].schema,
    })),
);

function isOperation(member: object): member is Described {
  return 'operationId' in member;
}

function getParameter({ $ref, ...own }: Parameter & { $ref?: string }): Parameter {
  return document.components.parameters[$ref?.split('/').at(-1) ?? ''] ?? own;
}

function sentTo(parameters: readonly Parameter[], schema: Schema | undefined): fc.Arbitrary<Sent> {
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  const fields = parameters.map(({ name, schema: own }) => [name, getValue(own)]);
  return fc.record({
    values: fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys,
    }),
    body: schema
      ? fc.oneof({ weight: 20, arbitrary: getValue(schema) }, { weight: 1, arbitrary: nonsense })
      : fc.constant(undefined),
  });
}

/** Returns a text without lone surrogates, which can't be encoded. */
const getText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString();

/** An empty segment or `.` would change the path. */
const getSegment = (value: unknown): string =>
  encodeURIComponent(getText(value)).replace(/^\.*$/, 'dots');

const getHeader = (value: unknown): string => getText(value).replaceAll(/[^\x20-\x7e]/g, '?');

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    for (const membership of ['Adult', 'Child', 'Supporter']) {
      await server.addPerson({ membership, email: EMAIL });
    }
    await server.addPerson({ email: 'victim@example.com' });
    for (const role of ROLES) {
      await server.db.insertInto('role').values({ email_key: EMAIL, role }).execute();
    }
  });

  describe.each(operations)('$id', ({ id, declared, parameters, schema }) => {
    it('answers any input as openapi.yaml describes and never fails', async () => {
      const { method, path } = operationTable[id];
      await fc.assert(
        fc.asyncProperty(sentTo(parameters, schema), fc.boolean(), async (sent, isSignedIn) => {
          const { values, body } = sent;
          const cookie = isSignedIn ? (await server.as(EMAIL)).cookie : '';
          const at = (place: string) =>
            parameters.filter(({ name, in: where }) => where === place && name in values);
          const query = at('query').map(({ name }) => [name, getText(values[name])]);
          const headers = at('header').map(({ name }) => [name, getHeader(values[name])]);
          const answer = await server.app.inject({
            method,
            url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => getSegment(values[name])),
            query: Object.fromEntries(query) as Record<string, string>,
            headers: {
              ...(Object.fromEntries(headers) as Record<string, string>),
              ...(cookie && { cookie }),
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { payload: JSON.stringify(body) }),
          });
          // The server validates its answers with openapi.yaml and answers 500 if they don't match.
          expect(declared, answer.body).toContain(answer.statusCode);
          expect(answer.statusCode === 501 || answer.statusCode < 500, answer.body).toBe(true);
        }),
        { numRuns: RUNS },
      );
    });
  });
});
