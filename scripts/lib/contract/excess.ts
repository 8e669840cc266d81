import { isDeepStrictEqual } from 'node:util';
import { both, hasType, isPart, isUpper, getShape, type Part, type Shape } from './shape.ts';

/** A schema and the document that its references point into. */
export interface Located {
  readonly document: Part;
  readonly schema: Part;
}

/** The direction of a value: sent by clients, or returned to them. */
export type Way = 'sent' | 'answered';

/** A change that breaks clients of the released contract, and its place. */
export interface Break {
  readonly at: string;
  readonly what: string;
}

/** A depth that only recursive schemas exceed. */
const DEEP = 40;
const TYPES = new Set(['null', 'boolean', 'object', 'array', 'number', 'string']);

/** Splits a shape by value, or by type, because each alternative of a union may accept one of them. */
function getKinds(shape: Shape): readonly Shape[] {
  if (shape.values && shape.values.length > 1)
    return shape.values.map((value) => Object.assign({}, shape, { values: [value] }));
  const types = [...(shape.types ?? TYPES)];
  return types.map((type) => Object.assign({}, shape, { types: new Set([type]) }));
}

const list = (values: Iterable<unknown>) =>
  [...values].map((value) => JSON.stringify(value)).join(', ');

/**
 * Returns how a changed schema breaks clients. Requests: a value that was accepted and no longer is. Responses: a value
 * that could not occur before, or a property that no longer does. Additional properties and longer values of a response
 * do not break.
 */
export function schemaBreaks(way: Way, released: Located, now: Located, at: string): Break[] {
  const [inner, outer] = way === 'sent' ? [released, now] : [now, released];
  const compare = comparer(way, inner.document, outer.document);
  return compare(
    getShape(inner.document, inner.schema),
    getShape(outer.document, outer.schema),
    at,
    0,
  );
}

type Compare = (inner: Shape, outer: Shape, at: string, depth: number) => Break[];

/** Returns a comparison of the produced values (`inner`) with the accepted ones (`outer`). */
function comparer(way: Way, innerDocument: Part, outerDocument: Part): Compare {
  const isSent = way === 'sent';
  const inside = (inner: Part, outer: Part, at: string, depth: number) =>
    compare(getShape(innerDocument, inner), getShape(outerDocument, outer), at, depth + 1);

  function compare(inner: Shape, outer: Shape, at: string, depth: number): Break[] {
    if (depth > DEEP) return [];
    const [alternatives] = inner.choices;
    if (alternatives) {
      const rest = { ...inner, choices: inner.choices.slice(1) };
      const found = alternatives.flatMap((part) =>
        compare(both(rest, getShape(innerDocument, part)), outer, at, depth + 1),
      );
      return unique(found);
    }
    const [understood] = outer.choices;
    if (!understood) return compareOne(inner, outer, at, depth);
    const kinds = getKinds(inner);
    if (kinds.length > 1)
      return unique(kinds.flatMap((kind) => compare(kind, outer, at, depth + 1)));
    const rest = { ...outer, choices: outer.choices.slice(1) };
    const tries = understood.map((part) =>
      compare(inner, both(rest, getShape(outerDocument, part)), at, depth + 1),
    );
    // The closest alternative describes the change best. A difference in kind is found at this place and counts most.
    const distance = (found: readonly Break[]) =>
      found.length + DEEP * found.filter((each) => each.at === at).length;
    return tries.toSorted((one, two) => distance(one) - distance(two))[0] ?? [];
  }

  function compareOne(inner: Shape, outer: Shape, at: string, depth: number): Break[] {
    const found: Break[] = [];
    const add = (sent: string, answered: string, place = at) =>
      found.push({ at: place, what: isSent ? sent : answered });
    const types = [...(inner.types ?? TYPES)].filter(
      (type) => outer.types && !hasType(outer.types, type),
    );
    if (types.length > 0) {
      add(`${list(types)} is no longer accepted`, `may be ${list(types)} now`);
      return found;
    }
    const { values } = outer;
    if (values && inner.values === undefined)
      add(`only ${list(values)} is accepted now`, `may be more than ${list(values)} now`);
    const strange = values && inner.values?.filter((value) => !values.includes(value));
    if (strange?.length)
      add(`${list(strange)} is no longer accepted`, `may be ${list(strange)} now`);

    const [old, next] = isSent ? [inner, outer] : [outer, inner];
    for (const [name, part] of outer.properties) {
      const other = inner.properties.get(name);
      if (other) found.push(...inside(other, part, `${at}/${name}`, depth));
    }
    const isGone = (name: string) => old.properties.has(name) && !next.properties.has(name);
    for (const name of old.properties.keys())
      if (isGone(name)) add('is no longer known', 'is gone', `${at}/${name}`);
    for (const name of outer.required)
      if (!inner.required.has(name) && !isGone(name))
        add('is required now', 'may be missing now', `${at}/${name}`);

    if (isPart(outer.others) && isPart(inner.others))
      found.push(...inside(inner.others, outer.others, `${at}/*`, depth));
    else if (isPart(outer.others) && inner.others === true)
      add('not every value of another key is accepted', 'may have any value now', `${at}/*`);
    else if (!isSent && isPart(outer.others)) add('', 'is gone', `${at}/*`);
    else if (isSent && outer.others === false && inner.others !== false)
      add('other keys are no longer accepted', '', `${at}/*`);

    if (outer.items && inner.items)
      found.push(...inside(inner.items, outer.items, `${at}/[]`, depth));
    else if (outer.items && hasType(inner.types ?? TYPES, 'array'))
      add('not every item is accepted now', 'items may be anything now');

    if (isSent) found.push(...boundBreaks(inner, outer, at));
    for (const keyword of new Set([...inner.exact.keys(), ...outer.exact.keys()])) {
      // The accepting side doesn't have this keyword, so every value satisfies it.
      if (!outer.exact.has(keyword)) continue;
      if (!isDeepStrictEqual(inner.exact.get(keyword), outer.exact.get(keyword)))
        add(`${keyword} has changed`, `${keyword} has changed`);
    }
    return found;
  }
  return compare;
}

function boundBreaks(inner: Shape, outer: Shape, at: string): Break[] {
  return [...outer.bounds].flatMap(([name, value]) => {
    const before = inner.bounds.get(name);
    const fits = before !== undefined && (isUpper(name) ? before <= value : before >= value);
    return fits ? [] : [{ at, what: `${name} is ${value}, and was ${before ?? 'none'}` }];
  });
}

const unique = (breaks: readonly Break[]): Break[] => [
  ...new Map(breaks.map((each) => [`${each.at} ${each.what}`, each])).values(),
];
