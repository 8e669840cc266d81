import { resolveInstant } from '@conkit/rules';
import * as v from 'valibot';
import { checkConvention } from './check.ts';
import { complete } from './complete.ts';
import type { ConventionSource } from './read.ts';
import { conventionSchema } from './schema/convention.ts';
import type { Convention } from './types.ts';

/**
 * The convention of a folder, checked, with its dates fixed.
 *
 * @param firstStart what durations such as `P30D` are counted from
 * @throws StartError in one line that names the file and the field
 */
export function loadConvention(source: ConventionSource, firstStart: Date): Convention {
  const parsed = v.safeParse(conventionSchema, source.document);
  if (!parsed.success) throw describe(parsed.issues, source);
  const { output } = parsed;
  const resolve = (name: 'nominations' | 'voting') => {
    const { opens, closes } = output.dates[name];
    const instant = (field: string, value: string) => {
      const resolved = resolveInstant(value, firstStart);
      if (resolved !== undefined) return resolved;
      throw source.error(
        ['dates', name, field],
        `must be an instant with an offset or a duration: "${value}"`,
      );
    };
    return { opens: instant('opens', opens), closes: instant('closes', closes) };
  };
  const convention = complete({
    ...output,
    dates: { ...output.dates, nominations: resolve('nominations'), voting: resolve('voting') },
  });
  checkConvention(convention, source);
  return convention;
}

type Issues = readonly [Issue, ...Issue[]];
type Issue = v.InferIssue<typeof conventionSchema>;

/** A key that is not known comes first: it is most likely what another one, which is missing, was meant to be. */
function describe(issues: Issues, source: ConventionSource): Error {
  const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';
  const isMissing = ({ type, path }: Issue) =>
    type === 'strict_object' && path?.at(-1)?.origin === 'key';
  const issue = issues.find(isUnknown) ?? issues[0];
  const path = issue.path?.map(({ key }) => String(key)) ?? [];
  if (isUnknown(issue)) return source.error(path, 'is not known');
  return source.error(path, isMissing(issue) ? 'is missing' : issue.message);
}
