import { expect, it, test } from 'vitest';
import { isCollection, parse, parseDocument, visit } from 'yaml';
import {
  MAX_EMAIL_LENGTH,
  MAX_FIELD_LENGTH,
  MAX_REASON_LENGTH,
  MAX_TEXT_LENGTH,
} from '../packages/rules/src/index.ts';
import { announcesBreak, breaksBetween } from './lib/contract/breaks.ts';
import { listUndescribed, listUnnamed } from './lib/contract/descriptions.ts';
import type { Part } from './lib/contract/shape.ts';
import { readText } from './lib/sources.ts';

const read = (path: string) => parse(readText(path)) as Part;
const released = read('packages/api-client/released/openapi.yaml');
const current = read('openapi.yaml');
const getVersion = ({ info }: Part) => (info as { version: string }).version;

/**
 * A refusal that the released contract declares but no server returns. No client depends on it, so the next
 * release drops it.
 */
const NEVER_ANSWERED = new Set(['POST /hugo/{id}/vote 429: is gone']);

test('the contract keeps what was released, or its version announces the break', () => {
  const [before, now] = [getVersion(released), getVersion(current)];
  if (announcesBreak(before, now)) return;
  const wanted = before.replace(/^(\d+)\.(\d+)\..*/, (_, major: string, minor: string) =>
    major === '0' ? `0.${Number(minor) + 1}.0` : `${Number(major) + 1}.0.0`,
  );
  expect(
    breaksBetween(released, current).filter((each) => !NEVER_ANSWERED.has(each)),
    `This breaks clients of ${before}. Add beside what there is; or raise info.version to ${wanted}`,
  ).toEqual([]);
});

test.each([
  ['Email', MAX_EMAIL_LENGTH],
  ['FilledName', MAX_FIELD_LENGTH],
  ['Name', MAX_FIELD_LENGTH],
  ['NullableName', MAX_FIELD_LENGTH],
  ['Text', MAX_TEXT_LENGTH],
  ['Reason', MAX_REASON_LENGTH],
])('the contract and the rules allow a %s of the same length', (name, length) => {
  const { schemas } = current['components'] as { schemas: Record<string, Part> };
  expect(schemas[name]?.['maxLength']).toBe(length);
});

test('YAML 1.1 parsers, which other languages use, read the same document', () => {
  const text = readText('openapi.yaml');
  expect(parse(text, { version: '1.1' })).toEqual(current);
  const odd: unknown[] = [];
  visit(parseDocument(text), {
    Scalar(_, { type, value }, path) {
      const isWithin = path.some((node) => isCollection(node) && node.flow);
      // In flow mappings, YAML 1.1 parses a plain scalar with a question mark differently.
      if (isWithin && type === 'PLAIN' && String(value).includes('?')) odd.push(value);
    },
  });
  expect(odd).toEqual([]);
});

test('every schema, property, parameter, header and answer has a description', () => {
  expect(listUndescribed(current)).toEqual([]);
});

test('every refusal is a named response, and every body a named schema', () => {
  expect(listUnnamed(current)).toEqual([]);
});

it.each([
  ['0.1.0', '0.1.1', false],
  ['0.1.0', '0.2.0', true],
  ['0.2.0', '1.0.0', true],
  ['1.4.0', '1.5.0', false],
  ['1.4.0', '2.0.0', true],
  ['1.4.0', '1.4.0', false],
  ['2.4.0', '1.9.0', false],
])('a step from %s to %s announces a break: %s', (before, now, isAnnounced) => {
  expect(announcesBreak(before, now)).toBe(isAnnounced);
});

/** A small contract with one part of each kind, for planting changes. */
const CONTRACT = `
servers: [{ url: /api }]
security: [{ session: [] }]
paths:
  /things/{id}:
    parameters: [{ $ref: '#/components/parameters/Id' }]
    post:
      operationId: changeThing
      security: []
      parameters:
        - { name: all, in: query, schema: { type: boolean } }
        - { name: Idempotency-Key, in: header, schema: { type: string, maxLength: 50 } }
      requestBody:
        required: false
        x-max-bytes: 1000
        content: { application/json: { schema: { $ref: '#/components/schemas/Sent' } } }
      responses:
        200:
          headers: { ETag: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
        404:
          content: { application/problem+json: { schema: { $ref: '#/components/schemas/Problem' } } }
components:
  securitySchemes: { session: { type: apiKey, in: cookie, name: '{id}' } }
  parameters:
    Id: { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
  schemas:
    Sent:
      type: object
      required: [name]
      properties:
        name: { type: string, minLength: 1, maxLength: 200, pattern: ^a }
        size: { type: [integer, 'null'] }
        kind: { enum: [big, small] }
        tags: { type: array, maxItems: 5, items: { type: string } }
        source: { anyOf: [{ type: string }, { type: object, required: [id] }] }
        names: { type: object, propertyNames: { $ref: '#/components/schemas/Key' } }
    Key: { pattern: ^a }
    Base:
      type: object
      required: [id, name]
      properties: { id: { type: integer }, name: { type: string } }
    Thing:
      allOf:
        - $ref: '#/components/schemas/Base'
        - required: [kind]
          properties:
            kind: { type: string, enum: [big, small] }
            time: { type: string, format: date-time }
            tags: { type: array, maxItems: 5, items: { $ref: '#/components/schemas/Base' } }
            prices: { type: object, additionalProperties: { type: integer } }
            state: { anyOf: [{ const: open }, { type: integer }] }
    Problem: { type: object, required: [code], properties: { code: { enum: [not_found] } } }
`;

/** Short names for the paths that are changed most often. */
const SHORT: Readonly<Record<string, string>> = {
  post: 'paths./things/{id}.post',
  sent: 'components.schemas.Sent',
  base: 'components.schemas.Base',
  thing: 'components.schemas.Thing.allOf.1.properties',
};

/** New values by path in the contract, with keys separated by dots; undefined deletes one. */
type Changes = Readonly<Record<string, unknown>>;

function plant(document: Part, changes: Changes): Part {
  const changed = structuredClone(document) as Record<string, unknown>;
  for (const [place, value] of Object.entries(changes)) {
    const [first = '', ...rest] = place.split('.');
    const keys = [...(SHORT[first] ?? first).split('.'), ...rest];
    const last = keys.pop() ?? '';
    let part = changed;
    for (const key of keys) part = part[key] as Record<string, unknown>;
    if (value === undefined) delete part[last];
    else part[last] = value;
  }
  return changed;
}

function after(changes: Changes): readonly string[] {
  const before = parse(CONTRACT) as Part;
  return breaksBetween(before, plant(before, changes));
}

const Id = { type: 'integer' };

it.each<[string, Changes, string]>([
  ['a path gone', { 'paths./things/{id}': undefined }, ': is gone'],
  ['another method', { 'paths./things/{id}': { put: {} } }, ': is gone'],
  ['another operation id', { 'post.operationId': 'other' }, ': is called other now'],
  ['a session made required', { 'post.security': undefined }, ': needs a session now'],
  ['a role made required', { 'post.x-roles': ['admin'] }, ': is for fewer roles now'],
  ['a parameter gone', { 'post.parameters': [] }, ' query all: is no longer known'],
  [
    'a new required parameter',
    { 'post.parameters.2': { name: 'lang', in: 'query', required: true, schema: {} } },
    ' query lang: is required now',
  ],
  [
    'a parameter made required',
    { 'post.parameters.0.required': true },
    ' query all: is required now',
  ],
  [
    'a parameter narrowed',
    { 'post.parameters.1.schema.maxLength': 40 },
    ' header Idempotency-Key: maxLength is 40, and was 50',
  ],
  [
    'a shared parameter narrowed',
    { 'components.parameters.Id.schema.minimum': 5 },
    ' path id: minimum is 5, and was 1',
  ],
  ['a body made required', { 'post.requestBody.required': true }, ' body: is required now'],
  [
    'a smaller body',
    { 'post.requestBody.x-max-bytes': 900 },
    ' body: x-max-bytes is 900, and was 1000',
  ],
  [
    'a limited body',
    { 'post.requestBody.content': { 'text/plain': {} } },
    ' body: application/json is gone',
  ],
  ['a request field gone', { 'sent.properties.size': undefined }, ' body/size: is no longer known'],
  [
    'a new required field',
    { 'sent.properties.colour': {}, 'sent.required': ['name', 'colour'] },
    ' body/colour: is required now',
  ],
  ['a field made required', { 'sent.required': ['name', 'kind'] }, ' body/kind: is required now'],
  [
    'unknown keys refused',
    { 'sent.additionalProperties': false },
    ' body/*: other keys are no longer accepted',
  ],
  ['a type narrowed', { 'sent.properties.size': Id }, ' body/size: "null" is no longer accepted'],
  ['another type', { 'sent.properties.name': Id }, ' body/name: "string" is no longer accepted'],
  [
    'a request value removed',
    { 'sent.properties.kind.enum': ['big'] },
    ' body/kind: "small" is no longer accepted',
  ],
  [
    'a text limited to values',
    { 'sent.properties.name.enum': ['a', 'ab'] },
    ' body/name: only "a", "ab" is accepted now',
  ],
  [
    'a shorter text',
    { 'sent.properties.name.maxLength': 100 },
    ' body/name: maxLength is 100, and was 200',
  ],
  [
    'a longer text',
    { 'sent.properties.name.minLength': 2 },
    ' body/name: minLength is 2, and was 1',
  ],
  ['a new limit', { 'sent.properties.size.maximum': 9 }, ' body/size: maximum is 9, and was none'],
  ['another pattern', { 'sent.properties.name.pattern': '^b' }, ' body/name: pattern has changed'],
  [
    'another pattern by reference',
    { 'components.schemas.Key.pattern': '^b' },
    ' body/names: propertyNames has changed',
  ],
  ['fewer items', { 'sent.properties.tags.maxItems': 4 }, ' body/tags: maxItems is 4, and was 5'],
  [
    'items narrowed',
    { 'sent.properties.tags.items.type': 'integer' },
    ' body/tags/[]: "string" is no longer accepted',
  ],
  [
    'an alternative gone',
    { 'sent.properties.source.anyOf': [{ type: 'object', required: ['id'] }] },
    ' body/source: "string" is no longer accepted',
  ],
  [
    'an alternative that needs more',
    { 'sent.properties.source.anyOf.1.required': ['id', 'kind'] },
    ' body/source/kind: is required now',
  ],
  ['a status gone', { 'post.responses.404': undefined }, ' 404: is gone'],
  ['another success', { 'post.responses.202': {} }, ' 202: is a new success'],
  ['a header gone', { 'post.responses.200.headers': undefined }, ' 200: the header ETag is gone'],
  [
    'another media type',
    { 'post.responses.200.content': { 'text/csv': {} } },
    ' 200: application/json is gone',
  ],
  ['a field gone', { 'thing.time': undefined }, ' 200/time: is gone'],
  ['a required field gone', { 'base.properties.name': undefined }, ' 200/name: is gone'],
  ['a field made optional', { 'base.required': ['id'] }, ' 200/name: may be missing now'],
  [
    'a field gone in a list',
    { 'thing.tags.items': { type: 'object', required: ['id', 'name'], properties: { id: Id } } },
    ' 200/tags/[]/name: is gone',
  ],
  [
    'a type widened',
    { 'base.properties.id.type': ['integer', 'null'] },
    ' 200/id: may be "null" now',
  ],
  [
    'an integer that may be a fraction',
    { 'base.properties.id.type': 'number' },
    ' 200/id: may be "number" now',
  ],
  ['a new response value', { 'thing.kind.enum.2': 'huge' }, ' 200/kind: may be "huge" now'],
  [
    'a list of values removed',
    { 'thing.kind.enum': undefined },
    ' 200/kind: may be more than "big", "small" now',
  ],
  ['another format', { 'thing.time.format': 'date' }, ' 200/time: format has changed'],
  [
    'values of a map widened',
    { 'thing.prices.additionalProperties.type': 'string' },
    ' 200/prices/*: may be "string" now',
  ],
  [
    'another alternative',
    { 'thing.state.anyOf.2': { type: 'boolean' } },
    ' 200/state: may be "boolean" now',
  ],
  [
    'an error response without its code',
    { 'components.schemas.Problem.properties': {} },
    ' 404/code: is gone',
  ],
])('finds %s', (_, changes, said) => {
  expect(after(changes)).toContain(`POST /things/{id}${said}`);
});

it.each<[string, Changes, string]>([
  [
    'another cookie',
    { 'components.securitySchemes.session.in': 'header' },
    'securitySchemes/session',
  ],
  ['another address', { 'servers.0.url': '/v2' }, 'servers'],
  ['other security', { security: [] }, 'security'],
])('finds %s', (_, changes, where) => {
  expect(after(changes)).toContain(`${where}: has changed`);
});

it.each<[string, Changes]>([
  ['the same', {}],
  ['another description', { 'base.properties.id.description': 'Whatever' }],
  ['a new operation', { 'paths./others': { get: {} } }],
  ['another response field', { 'base.properties.more': {} }],
  ['another optional request field', { 'sent.properties.more': {} }],
  [
    'another optional parameter',
    { 'post.parameters.2': { name: 'lang', in: 'query', schema: {} } },
  ],
  ['another error response', { 'post.responses.409': {} }],
  [
    'another error code',
    { 'components.schemas.Problem.properties.code.enum': ['not_found', 'not_offered'] },
  ],
  ['a looser limit', { 'sent.properties.name.maxLength': 300 }],
  ['a pattern removed', { 'sent.properties.name.pattern': undefined }],
  ['another accepted type', { 'sent.properties.size.type': ['integer', 'null', 'string'] }],
  ['another request value', { 'sent.properties.kind.enum.2': 'huge' }],
  ['a response value removed', { 'thing.kind.enum': ['big'] }],
  ['a request field made optional', { 'sent.required': [] }],
  ['longer lists in a response', { 'thing.tags.maxItems': 50 }],
  [
    'an equivalent schema',
    {
      'sent.properties.size': { anyOf: [{ type: 'null' }, Id] },
      'thing.kind': { oneOf: [{ const: 'small' }, { const: 'big' }] },
    },
  ],
])('accepts %s', (_, changes) => {
  expect(after(changes)).toEqual([]);
});

const person = 'components.schemas.Person';

it.each<[string, Changes, readonly string[]]>([
  ['a schema', { 'components.schemas.KeyRequest.description': undefined }, ['KeyRequest']],
  ['a property', { [`${person}.properties.id.description`]: undefined }, ['Person/id']],
  [
    'a property of which only the kind is known',
    { [`${person}.properties.city`]: { $ref: '#/components/schemas/NullableName' } },
    ['Person/city'],
  ],
  [
    'a property whose description repeats the name',
    { [`${person}.properties.badge_name.description`]: 'The badge name.' },
    ['Person/badge_name'],
  ],
  [
    'a property in a list',
    { 'components.schemas.Config.properties.daypassDays.items.properties.key.description': '' },
    ['Config/daypassDays/key'],
  ],
  [
    'a property that a schema adds to another',
    { 'components.schemas.WrongCode.allOf.1.properties.tries_left.description': undefined },
    ['WrongCode/tries_left'],
  ],
  [
    'a property of an alternative',
    { 'components.schemas.LookupResult.oneOf.0.properties.id.description': undefined },
    ['LookupResult/id'],
  ],
  [
    'a property of a shared answer',
    {
      'components.responses.Invalid.content.application/problem+json.schema': {
        properties: { code: { const: 'invalid' } },
      },
    },
    ['Invalid/code'],
  ],
  ['a parameter', { 'paths./logout.get.parameters.0.description': undefined }, ['GET /logout all']],
  [
    'a parameter of a path',
    { 'paths./people/{id}/log.parameters.0': { name: 'id', in: 'path' } },
    ['GET /people/{id}/log id'],
  ],
  ['an answer', { 'paths./logout.get.responses.200.description': undefined }, ['GET /logout 200']],
  ['a shared answer', { 'components.responses.Conflict.description': undefined }, ['Conflict']],
  [
    'a header',
    { 'components.responses.TooManyRequests.headers.Retry-After.description': undefined },
    ['TooManyRequests Retry-After'],
  ],
])('misses the description of %s', (_, changes, places) => {
  expect(listUndescribed(plant(current, changes))).toEqual(places);
});

it.each<[string, Changes, readonly string[]]>([
  [
    'a refusal',
    { 'paths./logout.get.responses.401': { description: 'No session.' } },
    ['GET /logout 401'],
  ],
  [
    "an answer's body",
    { 'paths./user.get.responses.200.content.application/json.schema': { type: 'object' } },
    ['GET /user 200 application/json'],
  ],
  [
    "a request's body",
    { 'paths./login.post.requestBody.content.application/json.schema': { type: 'object' } },
    ['POST /login body application/json'],
  ],
])('misses the name of %s', (_, changes, places) => {
  expect(listUnnamed(plant(current, changes))).toEqual(places);
});
