import type { OperationId } from '@conkit/api-client';
import { whyNot } from '../checks/unprovoked.ts';
import type { Check } from '../checks/check.ts';
import type { Kit } from '../kit.ts';
import type { Breach, Made, Skipped } from '../record.ts';

/** A refusal that was not provoked, with the reason. */
export interface Unprovoked {
  readonly refusal: string;
  readonly why: string;
  /** True when no client can provoke the refusal; false when the kit could not. */
  readonly isExplained: boolean;
}

/** The results of one operation. */
export interface OperationReport {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  /** The answers, such as `200` or `403 not_yours`, with their counts. */
  readonly seen: ReadonlyMap<string, number>;
  /** The declared refusals that were not seen. */
  readonly unprovoked: readonly Unprovoked[];
  readonly breaches: readonly Breach[];
  readonly skipped: readonly Skipped[];
  readonly checks: readonly Made[];
}

/** The results of a run. */
export interface Report {
  readonly baseUrl: string;
  readonly operations: readonly OperationReport[];
  readonly breaches: readonly Breach[];
  /** Checks that apply to this server but could not run. */
  readonly leftOut: readonly Skipped[];
  /** What the run has created on the server and left there. */
  readonly left: readonly string[];
}

/** Returns every refusal that openapi.yaml declares for an operation. */
export function declaredRefusals(kit: Pick<Kit, 'operation'>, id: OperationId): readonly string[] {
  return [...kit.operation(id).answers]
    .filter(([status]) => status >= 400)
    .flatMap(([status, { codes }]) => codes.map((code) => `${status} ${code}`));
}

/** Creates the report from the records of a run. */
export function reportOf(
  kit: Kit,
  ids: readonly OperationId[],
  checks: readonly (readonly [OperationId, Check])[],
): Report {
  const { recorder } = kit;
  const operations = ids.map((id): OperationReport => {
    const { method, path } = kit.operation(id);
    const own = <Entry extends { readonly operation: OperationId }>(all: readonly Entry[]) =>
      all.filter(({ operation }) => operation === id);
    const seen = recorder.seen.get(id) ?? new Map<string, number>();
    const skipped = own(recorder.skipped);
    const missing = declaredRefusals(kit, id).filter((refusal) => !seen.has(refusal));
    const unprovoked = missing.map((refusal): Unprovoked => {
      const isTried = (title: string) =>
        checks.some(
          ([operation, check]) =>
            operation === id && check.title === title && check.provokes?.includes(refusal),
        );
      const why = skipped.find(({ check }) => isTried(check))?.why;
      const never = whyNot(id, refusal);
      return {
        refusal,
        why: never ?? why ?? 'no check met it',
        isExplained: never !== undefined,
      };
    });
    return {
      id,
      method,
      path,
      seen,
      unprovoked,
      breaches: own(recorder.breaches),
      skipped,
      checks: own(recorder.checks),
    };
  });
  const { breaches, skipped, left } = recorder;
  return {
    baseUrl: kit.baseUrl,
    operations,
    breaches,
    leftOut: skipped.filter(({ isIntended }) => !isIntended),
    left: [...new Set(left)],
  };
}
