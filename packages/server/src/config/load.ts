import { resolveInstant, type AwardRight } from '@conkit/rules';
import * as v from 'valibot';
import { findContradictions } from './check.ts';
import { complain, type Complaint } from './complaint.ts';
import { complete } from './complete.ts';
import type { ConventionSource } from './read.ts';
import { conventionSchema } from './schema/convention.ts';
import type { AwardFacts, Convention } from './types.ts';

/**
 * Returns the checked and completed convention with its dates as instants.
 *
 * @param firstStart durations such as `P30D` count from this instant
 * @throws StartError with a line for each problem, naming the file, the line and the field
 */
export function loadConvention(source: ConventionSource, firstStart: Date): Convention {
  const output = parse(source);
  const complaints: Complaint[] = [];
  const instant: Resolve = (path, value) => {
    const resolved = resolveInstant(value, firstStart);
    if (INCLUDED.has(path.at(-1) ?? '') && SECONDS.test(value)) {
      // A deadline includes its minute (CAL-1), and pages show no seconds.
      complaints.push(source.at(path, `must be a whole minute, which it includes: "${value}"`));
    }
    if (resolved !== undefined) return resolved;
    const problem = `must be an instant with an offset or a duration: "${value}"`;
    complaints.push(source.at(path, problem));
    return firstStart.toISOString();
  };
  const awards = Object.fromEntries(
    Object.entries(output.awards).map(([key, award]) => [
      key,
      fixAward(output, award, (path, value) => instant(['awards', key, ...path], value)),
    ]),
  );
  const convention = complete({ ...output, awards });
  if (complaints.length === 0) complaints.push(...findContradictions(convention, source));
  if (complaints.length > 0) throw complain(complaints);
  return convention;
}

/** Fields that include the minute they name. */
const INCLUDED: ReadonlySet<string> = new Set(['closes', 'joined_by']);
/** Matches an instant with seconds other than 00. */
const SECONDS = /T\d\d:\d\d:(?!00(?:\.0+)?(?:Z|[+-]))/;

type Resolve = (path: readonly string[], value: string) => string;

const FLAGS = { nominate: 'hugo_nominator', vote: 'wsfs_member' } as const satisfies Record<
  AwardRight,
  string
>;

/** Returns an award with its times as instants and with the default membership types of its rights. */
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
    const fix = (condition: (typeof rights)[AwardRight][number], at: number) => ({
      ...condition,
      ...(!condition.types && condition.list === undefined && { types: usual }),
      ...(condition.joined_by !== undefined && {
        joined_by: instant(['rights', right, String(at), 'joined_by'], condition.joined_by),
      }),
    });
    return rights[right].map(fix);
  };
  return {
    ...award,
    ...(nominations && { nominations: period('nominations', nominations) }),
    ...(voting && { voting: period('voting', voting) }),
    ...(announced !== undefined && { announced: instant(['announced'], announced) }),
    rights: { nominate: conditions('nominate'), vote: conditions('vote') },
  };
}

type Issue = v.InferIssue<typeof conventionSchema>;

/** Parses the document with the schema. */
function parse(source: ConventionSource): v.InferOutput<typeof conventionSchema> {
  const document = structuredClone(source.document);
  const complaints: Complaint[] = [];
  for (;;) {
    const parsed = v.safeParse(conventionSchema, document);
    if (parsed.success && complaints.length === 0) return parsed.output;
    const issues = parsed.issues ?? [];
    const unknown = issues.filter(isUnknown);
    complaints.push(...unknown.map((issue) => source.at(pathOf(issue), 'is not known')));
    if (unknown.length === 0) {
      throw complain([...complaints, ...issues.map((issue) => describe(issue, source))]);
    }
    // Valibot reports one unknown field per mapping. Remove it and parse again to find the next.
    for (const { path } of unknown) {
      const last = path?.at(-1);
      if (last) Reflect.deleteProperty(last.input as object, last.key as string);
    }
  }
}

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

const pathOf = ({ path }: Issue): string[] => path?.map(({ key }) => String(key)) ?? [];

function describe(issue: Issue, source: ConventionSource): Complaint {
  const isMissing = issue.type === 'strict_object' && issue.path?.at(-1)?.origin === 'key';
  return source.at(pathOf(issue), isMissing ? 'is missing' : issue.message);
}
