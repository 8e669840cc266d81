import { operationTable, type OperationId } from '@conkit/api-client';
import type { Contract, DescribedOperation } from '../contract/document.ts';
import { validatorsOf, type Validator } from '../contract/validation.ts';

/** The operation that a request calls, with its path parameters. */
export interface Meant {
  readonly operation: DescribedOperation;
  readonly validator: Validator;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds operations of a contract by method and path. */
export interface Described {
  /** Returns the operation, or undefined when none has this method and path. */
  find(method: string, path: string): Meant | undefined;
  /** Returns the methods of a path; empty when the contract doesn't have the path. */
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

/**
 * Creates a lookup of the contract's operations. Validators are created when needed, because all of them take a
 * second.
 */
export function describe(contract: Contract): Described {
  const make = validatorsOf(contract);
  const made = new Map<OperationId, Validator>();
  const operations = new Map(contract.operations.map((each) => [each.id, each]));
  // Literal paths come before patterns: `/people/lookup` is not a person.
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
