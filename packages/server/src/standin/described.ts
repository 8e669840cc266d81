import { operationTable, type OperationId } from '@conkit/api-client';
import type { Contract, DescribedOperation } from '../contract/document.ts';
import { validatorsOf, type Validator } from '../contract/validation.ts';

/** An operation that a request is meant for, with what its path names. */
export interface Meant {
  readonly operation: DescribedOperation;
  readonly validator: Validator;
  readonly params: Readonly<Record<string, string>>;
}

/** Which operation of a contract a request is meant for. */
export interface Described {
  /** Nothing when no operation has this method at this path. */
  find(method: string, path: string): Meant | undefined;
  /** The methods that a path answers; none when it is no path of the contract. */
  methodsOf(path: string): readonly string[];
}

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

function routeOf(id: OperationId): Route {
  const { method, path } = operationTable[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '([^/]+)');
  return { id, method, pattern: new RegExp(`^${escaped}$`), names };
}

/** Makes the validators of a contract as they are needed: all of them take a second. */
export function describe(contract: Contract): Described {
  const make = validatorsOf(contract);
  const made = new Map<OperationId, Validator>();
  const operations = new Map(contract.operations.map((each) => [each.id, each]));
  // What is written out comes before what is named: /people/lookup is no person.
  const routes = (Object.keys(operationTable) as OperationId[])
    .map(routeOf)
    .toSorted((one, two) => one.names.length - two.names.length);
  const at = (path: string) => routes.filter(({ pattern }) => pattern.test(path));
  return {
    methodsOf: (path) => [...new Set(at(path).map(({ method }) => method))],
    find(method, path) {
      const asked = method === 'HEAD' ? 'GET' : method;
      const route = at(path).find((each) => each.method === asked);
      const operation = route && operations.get(route.id);
      if (!operation) return undefined;
      const validator = made.get(route.id) ?? make(operation);
      made.set(route.id, validator);
      const values = route.pattern.exec(path)?.slice(1) ?? [];
      const params = route.names.map((name, at_) => [name, decoded(values[at_] ?? '')]);
      return { operation, validator, params: Object.fromEntries(params) };
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
