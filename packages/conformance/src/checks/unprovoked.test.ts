import { describe, expect, it } from 'vitest';
import { loadContract, type DescribedOperation } from '../contract/document.ts';
import { declaredRefusals } from '../report.ts';
import { listChecks } from './checks.ts';
import { NEVER, UNPROVOKED, whyNot } from './unprovoked.ts';

const contract = loadContract();
const kit = {
  operation: (id: never) => {
    const operation = contract.operations.get(id);
    if (!operation) throw new Error(`no ${String(id)}`);
    return operation;
  },
};
const ids = [...contract.operations.keys()];

it('excuses only refusals that openapi.yaml declares', () => {
  for (const [id, refusals] of Object.entries(UNPROVOKED))
    expect(declaredRefusals(kit, id as never), id).toEqual(
      expect.arrayContaining(Object.keys(refusals)),
    );
  const all = new Set(ids.flatMap((id) => declaredRefusals(kit, id)));
  expect(Object.keys(NEVER).filter((refusal) => !all.has(refusal))).toEqual([]);
});

/** Refusals that every operation declares. */
const ALL = [
  '400 invalid',
  '405 method_not_allowed',
  '431 headers_too_large',
  '500 internal',
  '503 unavailable',
];
/** Refusals of operations with a certain property, and of no others. */
const KINDS: readonly (readonly [refusal: string, has: (one: DescribedOperation) => boolean])[] = [
  ['403 cross_site', ({ changes }) => changes],
  ['403 missing_role', ({ roles }) => roles.length > 0],
  ['413 too_large', ({ method }) => method !== 'GET'],
  ['415 unsupported_media_type', ({ method }) => method !== 'GET'],
];

describe.each(ids)('%s', (id) => {
  it('declares exactly the refusals of its kind', () => {
    const operation = kit.operation(id as never);
    const declared = declaredRefusals(kit, id);
    const session = operation.session ? ['401 unauthorized'] : [];
    const part = operation.part === null ? [] : ['404 not_offered'];
    expect(declared).toEqual(expect.arrayContaining([...ALL, ...session, ...part]));
    const found = KINDS.map(([refusal]) => refusal).filter((one) => declared.includes(one));
    expect(found).toEqual(KINDS.filter(([, has]) => has(operation)).map(([refusal]) => refusal));
  });

  it('has checks, and none provokes an undeclared or excused refusal', () => {
    const checks = listChecks(contract, id);
    const declared = declaredRefusals(kit, id);
    const provoked = checks.flatMap(({ provokes = [] }) => provokes);
    expect(checks.length).toBeGreaterThan(0);
    expect(provoked.filter((refusal) => !declared.includes(refusal))).toEqual([]);
    // The kit can also meet a convention without a part.
    const both = provoked.filter((refusal) => whyNot(id, refusal) !== undefined);
    expect(
      both.filter((refusal) => !['404 not_offered', '503 unavailable'].includes(refusal)),
    ).toEqual([]);
  });
});
