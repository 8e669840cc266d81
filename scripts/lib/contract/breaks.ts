import { isDeepStrictEqual } from 'node:util';
import { schemaBreaks, type Break, type Way } from './excess.ts';
import { follow, isPart, type Part } from './shape.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const getFields = (value: unknown): [string, unknown][] =>
  Object.entries(isPart(value) ? value : {});

/** An operation of a document, with the parameters that it inherits from its path. */
interface Operation {
  readonly document: Part;
  readonly part: Part;
  /** The parameters by location and name, such as `query name`. */
  readonly parameters: ReadonlyMap<string, Part>;
}

function getOperations(document: Part): ReadonlyMap<string, Operation> {
  const found = getFields(document['paths']).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = isPart(item) ? item[method] : undefined;
      if (!isPart(item) || !isPart(part)) return [];
      const given = [item['parameters'], part['parameters']].flatMap((parts) => parts ?? []);
      const parameters = given.map((each) => {
        const parameter = follow(document, each);
        return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter] as const;
      });
      const operation = { document, part, parameters: new Map(parameters) };
      return [[`${method.toUpperCase()} ${path}`, operation] as const];
    }),
  );
  return new Map(found);
}

/**
 * Returns the changes that break clients of a released contract, each with its place. Additions do not break:
 * operations, response fields, optional request fields, error responses.
 */
export function breaksBetween(released: Part, now: Part): readonly string[] {
  const after = getOperations(now);
  const found = [...getOperations(released)].flatMap(([name, before]) => {
    const operation = after.get(name);
    if (!operation) return [{ at: name, what: 'is gone' }];
    return operationBreaks(before, operation).map(({ at, what }) => ({ at: name + at, what }));
  });
  const whole = ['servers', 'security'].filter(
    (key) => !isDeepStrictEqual(released[key], now[key]),
  );
  return [
    ...found,
    ...whole.map((key) => ({ at: key, what: 'has changed' })),
    ...schemeBreaks(released, now),
  ].map(({ at, what }) => `${at}: ${what}`);
}

/** Compares the security schemes. */
function schemeBreaks(released: Part, now: Part): Break[] {
  const of = (document: Part) => {
    const { securitySchemes } = follow(document, document['components']);
    return getFields(securitySchemes);
  };
  const after = new Map(of(now));
  const isSame = (one: unknown, two: unknown) =>
    ['type', 'in', 'name', 'scheme'].every(
      (key) => isPart(one) && isPart(two) && one[key] === two[key],
    );
  return of(released).flatMap(([name, scheme]) =>
    isSame(scheme, after.get(name)) ? [] : [{ at: `securitySchemes/${name}`, what: 'has changed' }],
  );
}

const needsSession = ({ document, part }: Operation): boolean =>
  !isDeepStrictEqual(part['security'] ?? document['security'], []);
const getRoles = ({ part }: Operation): readonly unknown[] | undefined =>
  part['x-roles'] as readonly unknown[] | undefined;

function operationBreaks(before: Operation, now: Operation): Break[] {
  const found: Break[] = [];
  const add = (what: string, at = '') => found.push({ at, what });
  const id = now.part['operationId'];
  if (before.part['operationId'] !== id) add(`is called ${String(id)} now`);
  if (needsSession(now) && !needsSession(before)) add('needs a session now');
  const roles = getRoles(now);
  if (roles && !(getRoles(before) ?? [undefined]).every((role) => roles.includes(role)))
    add('is for fewer roles now');
  return [
    ...found,
    ...parameterBreaks(before, now),
    ...bodyBreaks(before, now),
    ...answerBreaks(before, now),
  ];
}

function parameterBreaks(before: Operation, now: Operation): Break[] {
  const names = new Set([...before.parameters.keys(), ...now.parameters.keys()]);
  return [...names].flatMap((name) => {
    const [old, next] = [before.parameters.get(name), now.parameters.get(name)];
    const at = ` ${name}`;
    if (!next) return [{ at, what: 'is no longer known' }];
    const isNeeded = next['required'] === true && old?.['required'] !== true;
    const needed = isNeeded ? [{ at, what: 'is required now' }] : [];
    return old ? needed.concat(between('sent', before, old, now, next, at)) : needed;
  });
}

/** Compares two parts that each have a schema. */
function between(way: Way, before: Operation, old: Part, now: Operation, next: Part, at: string) {
  return schemaBreaks(
    way,
    { document: before.document, schema: follow(before.document, old['schema']) },
    { document: now.document, schema: follow(now.document, next['schema']) },
    at,
  );
}

/** Compares each media type of a request body or response. */
function contentBreaks(
  way: Way,
  before: Operation,
  old: Part,
  now: Operation,
  next: Part,
  at: string,
) {
  return getFields(old['content']).flatMap(([type, media]) => {
    const other = getFields(next['content']).find(([name]) => name === type)?.[1];
    if (!isPart(other) || !isPart(media)) return [{ at, what: `${type} is gone` }];
    const found = between(way, before, media, now, other, at);
    // Clients handle an unknown error code by its status.
    return type === 'application/problem+json'
      ? found.filter((each) => !(each.at === `${at}/code` && each.what.startsWith('may be ')))
      : found;
  });
}

function bodyBreaks(before: Operation, now: Operation): Break[] {
  const at = ' body';
  const old = follow(before.document, before.part['requestBody']);
  const next = follow(now.document, now.part['requestBody']);
  const found: Break[] = [];
  if (next['required'] === true && old['required'] !== true)
    found.push({ at, what: 'is required now' });
  const [most, was] = [next['x-max-bytes'], old['x-max-bytes']];
  if (typeof most === 'number' && typeof was === 'number' && most < was)
    found.push({ at, what: `x-max-bytes is ${most}, and was ${was}` });
  return [...found, ...contentBreaks('sent', before, old, now, next, at)];
}

function answerBreaks(before: Operation, now: Operation): Break[] {
  const next = new Map(getFields(now.part['responses']));
  const released = new Map(getFields(before.part['responses']));
  const gone = [...released].flatMap(([status, answer]) => {
    const at = ` ${status}`;
    if (!next.has(status)) return [{ at, what: 'is gone' }];
    const old = follow(before.document, answer);
    const other = follow(now.document, next.get(status));
    const headers = new Set(getFields(other['headers']).map(([name]) => name));
    const lost = getFields(old['headers']).filter(([name]) => !headers.has(name));
    const found = lost.map(([name]) => ({ at, what: `the header ${name} is gone` }));
    return found.concat(contentBreaks('answered', before, old, now, other, at));
  });
  const other = [...next.keys()].filter((status) => !released.has(status) && /^[123]/.test(status));
  return [...gone, ...other.map((status) => ({ at: ` ${status}`, what: 'is a new success' }))];
}

/** Returns whether the version step announces breaking changes: a major version, or a minor one before 1.0. */
export function announcesBreak(released: string, now: string): boolean {
  const [[major = 0, minor = 0], [nextMajor = 0, nextMinor = 0]] = [released, now].map((version) =>
    version.split('.').map(Number),
  ) as [number[], number[]];
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}
