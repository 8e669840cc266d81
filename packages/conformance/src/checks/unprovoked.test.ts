import { describe, expect, it } from 'vitest';
import { loadContract } from '../contract/document.ts';
import { declaredRefusals } from '../report/report.ts';
import { checksOf } from './checks.ts';
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

it('excuses only what openapi.yaml declares', () => {
  for (const [id, refusals] of Object.entries(UNPROVOKED))
    expect(declaredRefusals(kit, id as never), id).toEqual(
      expect.arrayContaining(Object.keys(refusals)),
    );
  const all = new Set(ids.flatMap((id) => declaredRefusals(kit, id)));
  expect(Object.keys(NEVER).filter((refusal) => !all.has(refusal))).toEqual([]);
});

describe.each(ids)('%s', (id) => {
  it('has checks, none of which provokes what is not declared or what is excused', () => {
    const checks = checksOf(contract, id);
    const declared = declaredRefusals(kit, id);
    const provoked = checks.flatMap(({ provokes = [] }) => provokes);
    expect(checks.length).toBeGreaterThan(0);
    expect(provoked.filter((refusal) => !declared.includes(refusal))).toEqual([]);
    // A convention without a part is one that the kit meets, too.
    const both = provoked.filter((refusal) => whyNot(id, refusal) !== undefined);
    expect(
      both.filter((refusal) => !['404 not_offered', '503 unavailable'].includes(refusal)),
    ).toEqual([]);
  });
});
