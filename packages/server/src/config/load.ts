import { resolveInstant, type AwardRight } from '@conkit/rules';
import * as v from 'valibot';
import { checkConvention } from './check.ts';
import type { ConventionSource } from './read.ts';
import { conventionSchema } from './schema/convention.ts';
import type { AwardFacts, Convention } from './types.ts';

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
  const instant: Resolve = (path, value) => {
    const resolved = resolveInstant(value, firstStart);
    if (resolved !== undefined) return resolved;
    throw source.error(path, `must be an instant with an offset or a duration: "${value}"`);
  };
  const awards = Object.fromEntries(
    Object.entries(output.awards).map(([key, award]) => [
      key,
      fixAward(output, award, (path, value) => instant(['awards', key, ...path], value)),
    ]),
  );
  const convention: Convention = { ...output, awards };
  checkConvention(convention, source);
  return convention;
}

type Resolve = (path: readonly string[], value: string) => string;

const FLAGS = { nominate: 'hugo_nominator', vote: 'wsfs_member' } as const satisfies Record<
  AwardRight,
  string
>;

/** An award with its instants fixed, and with the membership types that a right is for by default. */
function fixAward(
  { membership_types: types }: v.InferOutput<typeof conventionSchema>,
  award: AwardFacts,
  instant: Resolve,
): AwardFacts {
  const { nominations, voting, announced, rights } = award;
  const period = (name: string, { opens, closes }: NonNullable<AwardFacts['voting']>) => ({
    opens: instant([name, 'opens'], opens),
    closes: instant([name, 'closes'], closes),
  });
  const conditions = (right: AwardRight) => {
    const usual = Object.keys(types).filter((type) => types[type]?.[FLAGS[right]] === true);
    return rights[right].map((condition, at) => ({
      ...condition,
      ...(!condition.types && condition.list === undefined && { types: usual }),
      ...(condition.joined_by !== undefined && {
        joined_by: instant(['rights', right, String(at), 'joined_by'], condition.joined_by),
      }),
    }));
  };
  return {
    ...award,
    ...(nominations && { nominations: period('nominations', nominations) }),
    ...(voting && { voting: period('voting', voting) }),
    ...(announced !== undefined && { announced: instant(['announced'], announced) }),
    rights: { nominate: conditions('nominate'), vote: conditions('vote') },
  };
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
