import { nameWithoutArticle, resolveInstant, type AwardRight } from '@conkit/rules';
import * as v from 'valibot';
import { checkCatalogue } from '../locales/checkCatalogue.ts';
import { compileCatalogue } from '../locales/compileCatalogue.ts';
import { readBrand, type Brand } from './brand/files.ts';
import { toSold } from './catalogue.ts';
import { findContradictions, findUnknownLanguages } from './check.ts';
import { findFormerProblem, removeFormerFields } from './former/fields.ts';
import { LANGUAGES } from './languages.ts';
import { isZone } from './offset.ts';
import { checkOwnWords } from './ownWords.ts';
import { getPassDays } from './passDays.ts';
import type { ConfigProblem, Path } from './problems.ts';
import { configError, type ConventionSource } from './read.ts';
import { getPath, parseRepaired, STAND_INS, type StandIns } from './repair.ts';
import { resolveMoment, resolveSaleTimes } from './saleTimes.ts';
import { conventionSchema } from './schema/convention.ts';
import { listFields, type Structure } from './schema/structure.ts';
import { suggest } from './suggest.ts';
import { createBrandTheme } from './theme.ts';
import type { AwardFacts, Convention, Words, WrittenConvention } from './types.ts';

/**
 * Returns the checked and completed convention with its dates as instants.
 *
 * @param firstStart durations such as `P30D` count from this instant
 * @throws StartError with a line for each problem, naming the file, the line and the field
 */
export function loadConvention(source: ConventionSource, firstStart: Date): Convention {
  const { convention, problems } = inspectConvention(source, firstStart);
  if (convention && problems.length === 0) return convention;
  throw configError(problems);
}

/** A convention as far as its folder is valid. */
interface Inspected {
  /** Wrong values are missing or replaced by others. Undefined if the folder has too little of a convention. */
  readonly convention: Convention | undefined;
  /** All of them, of all kinds. */
  readonly problems: readonly ConfigProblem[];
}

/** Returns the convention like {@link loadConvention}, and collects the problems instead of throwing them. */
export function inspectConvention(source: ConventionSource, firstStart: Date): Inspected {
  const problems: ConfigProblem[] = [];
  const texts = loadTexts(source, problems);
  const [former, parsed] = [findFormerProblem(source), parseDocument(source, STAND_INS[0])];
  // A folder of the former form has its values elsewhere.
  const found = former ? parsed.issues.filter((issue) => !isMissing(issue)) : parsed.issues;
  if (former) problems.push(former);
  problems.push(...findUnknownLanguages(source), ...found.map((one) => toProblem(one, source)));
  if (!parsed.output) return { convention: undefined, problems };
  const complete = (output: Output, standIn: Date) =>
    completeWritten(source, output, texts, firstStart, standIn);
  const time = firstStart.getTime();
  const { convention, wrong, contradictions } = complete(
    parsed.output,
    new Date(time - CENTURY_MS),
  );
  problems.push(...wrong);
  if (parsed.paths.length + wrong.length === 0) {
    return { convention, problems: [...problems, ...contradictions] };
  }
  // Find out which contradictions are only those of the stand-ins.
  const { output } = parseDocument(source, STAND_INS[1]);
  const others = output ? complete(output, new Date(time + CENTURY_MS)).contradictions : [];
  const lasting = contradictions.filter(
    ({ message, line }) =>
      others.some((other) => other.message === message && other.line === line) &&
      !isAboutMissing(message, parsed.paths),
  );
  return { convention, problems: [...problems, ...lasting] };
}

/** The settings whose entries others name. */
const NAMED: ReadonlySet<unknown> = new Set([
  'memberships',
  'membership_cards',
  'product_categories',
  'awards',
  'award_categories',
]);

/** Returns whether a contradiction is with something that was removed, and that may be what the other setting means. */
function isAboutMissing(message: string, paths: readonly Path[]): boolean {
  const isNameLost = paths.some((path) =>
    path.length === 1 ? NAMED.has(path[0]) : /^(key|id|\d+)$/.test(String(path.at(-1))),
  );
  return (
    (isNameLost &&
      /( is no| names no| sells nothing| needs day passes|in product_categories)\b/.test(
        message,
      )) ||
    paths.some((path) => message.includes(`"${path.at(-1)}"`))
  );
}

const CENTURY_MS = 36_525 * 24 * 60 * 60_000;

/**
 * Returns the convention from its settings, the problems of single values, and the contradictions between settings
 * and with the brand's files.
 *
 * @param standIn replaces instants that can't be read
 */
function completeWritten(
  source: ConventionSource,
  output: Output,
  texts: Convention['texts'],
  firstStart: Date,
  standIn: Date,
) {
  const wrong: ConfigProblem[] = [];
  const contradictions: ConfigProblem[] = [];
  const instant: Resolve = (path, value) => {
    const resolved = resolveInstant(value, firstStart);
    if (WHOLE_MINUTE_FIELDS.has(path.at(-1) ?? '') && SECONDS.test(value)) {
      // A deadline includes its minute (CAL-1), and pages show no seconds.
      wrong.push(source.at(path, `must be a whole minute, which it includes: "${value}"`));
    }
    if (resolved !== undefined) return resolved;
    const problem = `must be an instant with an offset or a duration: "${value}"`;
    wrong.push(source.at(path, problem));
    return standIn.toISOString();
  };
  const awards = Object.fromEntries(
    Object.entries(output.awards).map(([key, award]) => [
      key,
      resolveAward(output, award, (path, value) => instant(['awards', key, ...path], value)),
    ]),
  );
  const zone = isZone(output.dates.convention.zone) ? output.dates.convention.zone : 'UTC';
  const written = resolveSaleTimes({ ...output, awards }, (path, value, edge) => {
    const resolved = resolveMoment(value, edge, zone, firstStart);
    if (resolved !== undefined) return resolved;
    const problem = `must be a day, a time in ${zone}, an instant with an offset or a duration: "${value}"`;
    wrong.push(source.at(path, problem));
    return standIn.toISOString();
  });
  const brand = readBrand(output, source, (path, problem) => {
    contradictions.push(source.at(path, problem));
  });
  const convention = completeConvention(written, brand, texts);
  findContradictions(convention, written, source.document, (path, problem) => {
    contradictions.push(source.at(path, problem));
  });
  return { convention, wrong, contradictions };
}

/** Compiles the convention's own texts by language, and collects the problems in its files. */
function loadTexts(
  { catalogues, written }: ConventionSource,
  problems: ConfigProblem[],
): Convention['texts'] {
  problems.push(...checkOwnWords(written, catalogues).errors);
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

type Issue = v.BaseIssue<unknown>;

/** Parses the settings with the schema. */
const parseDocument = ({ document }: ConventionSource, standIns: StandIns) =>
  parseRepaired(conventionSchema, removeFormerFields(document), standIns);

type Output = v.InferOutput<typeof conventionSchema>;

const isUnknown = ({ type, expected }: Issue): boolean =>
  type === 'strict_object' && expected === 'never';

const isMissing = (issue: Issue): boolean =>
  (issue.type === 'strict_object' || issue.type === 'object_with_rest') &&
  issue.path?.at(-1)?.origin === 'key' &&
  !isUnknown(issue);

function toProblem(issue: Issue, source: ConventionSource): ConfigProblem {
  const path = getPath(issue);
  if (isUnknown(issue)) {
    const known = listFields(conventionSchema as unknown as Structure, path.slice(0, -1));
    return source.at(path, `is not known${suggest(path.at(-1) ?? '', known)}`);
  }
  return source.at(path, isMissing(issue) ? 'is missing' : issue.message);
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
    pools: _pools,
    badge,
    barcode_card: _card,
    brand,
    award_pages: pages,
    ...rest
  } = written;
  const sold = toSold(written);
  const { phases } = sold.daypass;
  const languages = [...new Set([...LANGUAGES, ...Object.keys(texts)])];
  const days = getPassDays({ ...written, daypass: { ...written.daypass, phases } }, languages);
  const pass = sold.purchase_categories['daypass'];
  return {
    ...rest,
    ...sold,
    theme: createBrandTheme(brand?.colors),
    brand: files,
    texts,
    award_pages: { ...pages, ...(pages.name && { name: withoutArticles(pages.name) }) },
    badge_types: badge?.types ?? {},
    daypass: { days, phases },
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
