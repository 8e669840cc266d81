// `npm run generate` writes docs/configuration.md and docs/configuration.schema.json with this file. The types come from
// the configuration schema at run time, the descriptions from the comments of its fields.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { conventionSchema } from '../packages/server/src/config/schema/convention.ts';
import { unwrap, type Structure } from '../packages/server/src/config/schema/structure.ts';
import { formatPage } from './lib/formatPage.ts';
import { getMeaning, rootMeaning, type Meaning } from './lib/schemaComments.ts';

const docs = join(import.meta.dirname, '../docs');
/** The path of the page. */
export const PAGE = join(docs, 'configuration.md');
/** The path of the JSON Schema. */
export const SCHEMA = join(docs, 'configuration.schema.json');

const INTRODUCTION = `# The configuration of a convention

_Written from the schema by \`npm run generate\`; do not edit._

Start with [Your convention](your-convention.md). Editors complete and check fields if each file begins with
\`# yaml-language-server: $schema=../../docs/configuration.schema.json\`, the path from that file.

- A convention is a folder of \`.yaml\` files (\`CONVENTION\`, in \`CONFIG_DIR\`), which are one document. Keep each field of
  the first level in one file.
- \`extends: dublin-2019\` starts from another folder. Fields with names are merged, lists and values are replaced, and
  \`null\` removes.
- Numbers are whole. Amounts are in the currency’s smallest unit: \`13000\` is 130.00 euros, or 13000 Icelandic krónur.
- Words are by language, as \`{ en: Adult, fi: Aikuinen }\`. English is required and replaces a missing language.
- A day is \`2019-08-18\`, a moment \`2019-07-31T23:59-07:00\` with its offset. A duration, such as \`P30D\` or \`-P7D\`, counts
  from the first start.
- \`<name>\` is a name of your own: a letter, then letters, digits, \`_\` and \`-\`. \`[]\` is each entry of a list. A field with
  \`?\` is optional.
`;

interface Field {
  readonly path: string;
  readonly value: string;
  readonly isOptional: boolean;
  readonly description: string;
}

/** Returns the title of a schema, of one of its pipe steps, or of the schema that it wraps. */
function getTitle({ title, pipe = [], wrapped }: Structure): string | undefined {
  const steps = wrapped ? [...pipe, wrapped] : pipe;
  return title ?? steps.map(getTitle).findLast((given) => given !== undefined);
}

/** Returns whether the field may be missing. */
const isOptional = ({ type }: Structure): boolean =>
  type === 'exact_optional' || type === 'optional';

/** Titles in the schema, and what the page writes because its introduction explains them once. */
const SHORT = [
  ['a name: a letter, then letters, digits, `_` and `-`', 'a name'],
  ['a day, as `2019-08-18`', 'a day'],
  ['a whole number', 'a number'],
  ['` or `', '`/`'],
] as const;

/** Describes the accepted values; empty for an object, whose fields the next lines list. */
function getValue(schema: Structure): string {
  const titled = getTitle(schema);
  if (titled !== undefined)
    return SHORT.reduce((text, [long, short]) => text.replace(long, short), titled);
  const { type, options, item, value, entries } = unwrap(schema);
  if (options) return options.map((option) => `\`${String(option)}\``).join('/');
  if (item) return ['a list', getValue(item)].filter(Boolean).join(': ');
  if (value) return ['by name', getValue(value)].filter(Boolean).join(': ');
  if (entries) return '';
  throw new Error(`A value of the configuration has no v.title: ${type}`);
}

/** The first field of each schema with several fields. Others with the same schema refer to it. */
type Seen = Map<Structure['entries'], Pick<Field, 'description' | 'path'>>;

/** Returns a field and all fields below it. A schema that is used again is listed once. */
function getFields(
  path: string,
  schema: Structure,
  meaning: Meaning | undefined,
  seen: Seen,
): Field[] {
  const own: Field = {
    path,
    value: getValue(schema),
    isOptional: isOptional(schema),
    description: meaning?.description ?? '',
  };
  if (getTitle(schema) !== undefined) return [own];
  const { entries, item, value } = unwrap(schema);
  const inner = item ?? value;
  const first = seen.get(unwrap(inner ?? schema).entries);
  if (first) {
    const isSame = own.description === first.description;
    const like = `as \`${first.path}\``;
    return [{ ...own, description: isSame ? like : `${own.description} Fields ${like}` }];
  }
  // The field's own line already describes the item itself.
  const below = `${path}${item ? '[]' : '.<name>'}`;
  if (inner) return [own, ...getFields(below, inner, meaning, seen).slice(1)];
  if (entries && Object.keys(entries).length > 1) {
    seen.set(entries, { path, description: own.description });
  }
  return [
    own,
    ...Object.entries(entries ?? {}).flatMap(([name, entry]) =>
      getFields(`${path}.${name}`, entry, meaning && getMeaning(meaning, name), seen),
    ),
  ];
}

const line = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const list = (fields: readonly Field[]) =>
  fields
    .map(({ path, value, isOptional: optional, description }) => {
      const name = `\`${path}${optional ? '?' : ''}\``;
      return line(
        `- ${name}${value === '' ? '' : ` (${value})`}${description && `: ${description}`}`,
      );
    })
    .join('\n');

function section([first, ...rest]: readonly Field[]): string[] {
  if (!first) return [];
  const { path, isOptional: optional, description } = first;
  return [`## \`${path}\`${optional ? ' (optional)' : ''}`, line(description), list(rest)];
}

/** Renders the whole page from the current schema. */
export async function configurationPage(): Promise<string> {
  const seen: Seen = new Map();
  const sections = Object.entries(
    unwrap(conventionSchema as unknown as Structure).entries ?? {},
  ).map(([name, schema]) => getFields(name, schema, getMeaning(rootMeaning(), name), seen));
  const plain = sections.filter((fields) => fields.length === 1).flat();
  const parts = [
    INTRODUCTION,
    '## The convention itself',
    list(plain),
    ...sections.filter((fields) => fields.length > 1).flatMap(section),
  ];
  return formatPage('configuration.md', parts.filter(Boolean).join('\n\n'));
}

const JSON_TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'integer',
  boolean: 'boolean',
};

/** Returns the JSON Schema of a value; `null` removes a value of the folder that this one extends. */
function toJsonSchema(schema: Structure, meaning: Meaning | undefined): object {
  const { type, entries, rest, item, value, options } = unwrap(schema);
  const description = line(meaning?.description ?? '') || getTitle(schema)?.replaceAll('`', '');
  const described = description === undefined ? {} : { description };
  if (options) return { ...described, enum: [...options, null] };
  if (item) return { ...described, type: ['array', 'null'], items: toJsonSchema(item, meaning) };
  if (!entries && !value) {
    const jsonType = JSON_TYPES[type];
    return { ...described, ...(jsonType !== undefined && { type: [jsonType, 'null'] }) };
  }
  return {
    ...described,
    type: ['object', 'null'],
    ...(value && { additionalProperties: toJsonSchema(value, meaning) }),
    ...(entries && {
      additionalProperties: rest ? toJsonSchema(rest, undefined) : false,
      properties: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [
          name,
          toJsonSchema(entry, meaning && getMeaning(meaning, name)),
        ]),
      ),
    }),
  };
}

/** Renders the JSON Schema of one file of a folder. A file has any part of the fields, so none is required. */
export async function configurationSchema(): Promise<string> {
  const { properties, ...whole } = toJsonSchema(
    conventionSchema as unknown as Structure,
    rootMeaning(),
  ) as { properties: object };
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A file of a convention’s folder',
    ...whole,
    properties: {
      extends: { description: 'The folder whose settings this one changes.', type: 'string' },
      ...properties,
    },
  };
  return formatPage('schema.json', JSON.stringify(schema));
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(PAGE, await configurationPage());
  writeFileSync(SCHEMA, await configurationSchema());
}
