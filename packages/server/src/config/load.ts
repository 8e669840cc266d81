import { nameWithoutArticle, resolveInstant, type AwardRight } from '@conkit/rules';
import { createTheme, standardTheme } from '@conkit/ui/colors';
import * as v from 'valibot';
import { checkCatalogue } from '../locales/checkCatalogue.ts';
import { compileCatalogue } from '../locales/compileCatalogue.ts';
import { readBrand, type Brand } from './brand/files.ts';
import { toSold } from './catalogue.ts';
import { findContradictions, findUnknownLanguages } from './check.ts';
import { requireCurrentForm } from './former/fields.ts';
import { LANGUAGES } from './languages.ts';
import { getPassDays } from './passDays.ts';
import { configError, type ConfigProblem, type ConventionSource } from './read.ts';
import { conventionSchema } from './schema/convention.ts';
import { listFields, type Structure } from './schema/structure.ts';
import { suggest } from './suggest.ts';
import type { AwardFacts, Convention, Words, WrittenConvention } from './types.ts';

/**
 * Returns the checked and completed convention with its dates as instants.
 *
 * @param firstStart durations such as `P30D` count from this instant
 * @throws StartError with a line for each problem, naming the file, the line and the field
 */
export function loadConvention(source: ConventionSource, firstStart: Date): Convention {
  requireCurrentForm(source);
  const output = parseDocument(source);
  const problems: ConfigProblem[] = [];
  const instant: Resolve = (path, value) => {
    const resolved = resolveInstant(value, firstStart);
    if (WHOLE_MINUTE_FIELDS.has(path.at(-1) ?? '') && SECONDS.test(value)) {
      // A deadline includes its minute (CAL-1), and pages show no seconds.
      problems.push(source.at(path, `must be a whole minute, which it includes: "${value}"`));
    }
    if (resolved !== undefined) return resolved;
    const problem = `must be an instant with an offset or a duration: "${value}"`;
    problems.push(source.at(path, problem));
    return firstStart.toISOString();
  };
  const awards = Object.fromEntries(
    Object.entries(output.awards).map(([key, award]) => [
      key,
      resolveAward(output, award, (path, value) => instant(['awards', key, ...path], value)),
    ]),
  );
  const brand = readBrand(output, source, (path, problem) => {
    problems.push(source.at(path, problem));
  });
  const texts = loadTexts(source, problems);
  const convention = completeConvention({ ...output, awards }, brand, texts);
  if (problems.length === 0) problems.push(...findContradictions(convention, output, source));
  if (problems.length > 0) throw configError(problems);
  return convention;
}

/** Compiles the convention's own texts by language, and collects the problems in its files. */
function loadTexts(
  { catalogues }: ConventionSource,
  problems: ConfigProblem[],
): Convention['texts'] {
  const languages = new Set(catalogues.map(({ language }) => language));
  const texts = [...languages].map((language) => {
    const { errors, texts: own } = checkCatalogue(language, catalogues);
    problems.push(...errors);
    return [language, compileCatalogue(language, own)] as const;
  });
  return Object.fromEntries(texts);
}

/** Fields with a time whose whole minute is included. */
const WHOLE_MINUTE_FIELDS: ReadonlySet<string> = new Set(['closes', 'joined_by']);
/** Matches an instant with seconds other than 00. */
const SECONDS = /T\d\d:\d\d:(?!00(?:\.0+)?(?:Z|[+-]))/;

type Resolve = (path: readonly string[], value: string) => string;

const RIGHT_FLAGS = { nominate: 'nominator', vote: 'voter' } as const satisfies Record<
  AwardRight,
  string
>;

/** Returns a name for sentences, which write the article, in each language. */
const withoutArticles = ({ en, ...others }: Words): Words => ({
  ...Object.fromEntries(
    Object.entries(others).map(([language, name]) => [language, nameWithoutArticle(name)]),
  ),
  en: nameWithoutArticle(en),
});

/** Returns an award with its times as instants and with the default membership types of its rights. */
function resolveAward(
  { memberships: types }: v.InferOutput<typeof conventionSchema>,
  award: AwardFacts,
  instant: Resolve,
): AwardFacts {
  const { nominations, voting, announced, rights } = award;
  const period = (name: string, { opens, closes }: NonNullable<AwardFacts['voting']>) => ({
    opens: instant([name, 'opens'], opens),
    closes: instant([name, 'closes'], closes),
  });
  const conditions = (right: AwardRight) => {
    const usual = Object.keys(types).filter((type) => types[type]?.[RIGHT_FLAGS[right]] === true);
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
    name: withoutArticles(award.name),
    ...(nominations && { nominations: period('nominations', nominations) }),
    ...(voting && { voting: period('voting', voting) }),
    ...(announced !== undefined && { announced: instant(['announced'], announced) }),
    rights: { nominate: conditions('nominate'), vote: conditions('vote') },
  };
}

type Issue = v.InferIssue<typeof conventionSchema>;

/** Parses the document with the schema. */
function parseDocument(source: ConventionSource): v.InferOutput<typeof conventionSchema> {
  const document = structuredClone(source.document);
  const problems = [...findUnknownLanguages(source)];
  for (;;) {
    const parsed = v.safeParse(conventionSchema, document);
    if (parsed.success && problems.length === 0) return parsed.output;
    const issues = parsed.issues ?? [];
    const unknown = issues.filter(isUnknown);
    problems.push(...unknown.map((issue) => toUnknown(issue, source)));
    if (unknown.length === 0) {
      throw configError([...problems, ...issues.map((issue) => toProblem(issue, source))]);
    }
    // Valibot reports one unknown field per mapping. Remove it and parse again to find the next.
    for (const { path } of unknown) {
      const last = path?.at(-1);
      if (last) Reflect.deleteProperty(last.input as object, last.key as string);
    }
  }
}

const isUnknown = ({ type, expected }: Issue) => type === 'strict_object' && expected === 'never';

const getPath = ({ path }: Issue): string[] => path?.map(({ key }) => String(key)) ?? [];

function toUnknown(issue: Issue, source: ConventionSource): ConfigProblem {
  const path = getPath(issue);
  const known = listFields(conventionSchema as unknown as Structure, path.slice(0, -1));
  return source.at(path, `is not known${suggest(path.at(-1) ?? '', known)}`);
}

function toProblem(issue: Issue, source: ConventionSource): ConfigProblem {
  const isObject = issue.type === 'strict_object' || issue.type === 'object_with_rest';
  const isMissing = isObject && issue.path?.at(-1)?.origin === 'key';
  return source.at(getPath(issue), isMissing ? 'is missing' : issue.message);
}

/** Returns the convention with the defaults that depend on other fields. */
function completeConvention(
  written: WrittenConvention,
  files: Brand,
  texts: Convention['texts'],
): Convention {
  const {
    memberships: _types,
    membership_cards: _cards,
    membership_order: _order,
    product_categories: _categories,
    badge,
    brand,
    award_pages: pages,
    ...rest
  } = written;
  const sold = toSold(written);
  const { prices } = sold.daypass;
  const languages = [...new Set([...LANGUAGES, ...Object.keys(texts)])];
  const days = getPassDays({ ...written, daypass: { ...written.daypass, prices } }, languages);
  const pass = sold.purchase_categories['daypass'];
  return {
    ...rest,
    ...sold,
    theme: brand?.colors ? createTheme(brand.colors) : standardTheme,
    brand: files,
    texts,
    award_pages: { ...pages, ...(pages.name && { name: withoutArticles(pages.name) }) },
    badge_types: badge?.types ?? {},
    daypass: { days, prices },
    purchase_categories: {
      ...sold.purchase_categories,
      // The form asks for the days first.
      ...(pass && {
        daypass: {
          ...pass,
          shape: [
            ...days.map(({ key, label }) => ({ key, label, type: 'boolean' as const })),
            ...pass.shape,
          ],
        },
      }),
    },
  };
}
