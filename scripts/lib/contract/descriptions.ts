import { follow, isPart, type Part } from './shape.ts';

/** Schemas that describe a kind of value only. A property with such a value has a meaning of its own. */
const KINDS = new Set([
  'Amount',
  'Email',
  'FilledName',
  'FilledText',
  'Id',
  'Instant',
  'LocalizedText',
  'LocalizedWords',
  'Name',
  'NullableName',
  'NullableText',
  'Text',
  'TypeKey',
  'TypeList',
]);

const EMPTY_WORDS = ['a', 'an', 'its', 'of', 'the', 'this'];

const getWords = (text: string): readonly string[] =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Returns whether a part has a description that adds something to its name. */
function isDescribed(name: string, { description }: Part): boolean {
  const known = new Set([...EMPTY_WORDS, ...getWords(name)]);
  return typeof description === 'string' && getWords(description).some((word) => !known.has(word));
}

type Named = readonly [name: string, part: Part];

const listParts = (parent: Part, key: string): readonly Named[] =>
  Object.entries(parent[key] ?? {}).flatMap(([name, part]): readonly Named[] =>
    isPart(part) ? [[name, part]] : [],
  );

/** Returns whether a property's schema describes it, or refers to a schema that does. */
function isPropertyDescribed(document: Part, name: string, schema: Part): boolean {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return isDescribed(name, schema);
  return !KINDS.has($ref.split('/').at(-1) ?? '') && isDescribed('', follow(document, schema));
}

/**
 * Returns the undescribed properties of a schema and those within it.
 *
 * @param known properties that another schema describes and this one narrows
 */
function listProperties(
  document: Part,
  schema: Part,
  at: string,
  known: ReadonlySet<string> = new Set(),
): readonly string[] {
  const parts = listParts(schema, 'allOf').map(([, part]) => part);
  const described = parts
    .filter((part) => '$ref' in part)
    .flatMap((part) => listParts(follow(document, part), 'properties'))
    .filter(([name, part]) => isPropertyDescribed(document, name, part));
  const all = new Set([...known, ...described.map(([name]) => name)]);
  const alternatives = [...listParts(schema, 'anyOf'), ...listParts(schema, 'oneOf')];
  const inner = ['items', 'additionalProperties'].flatMap((key): readonly Part[] => {
    const part = schema[key];
    return isPart(part) ? [part] : [];
  });
  return [
    ...listParts(schema, 'properties').flatMap(([name, property]) => {
      const place = `${at}/${name}`;
      const isMissing = !all.has(name) && !isPropertyDescribed(document, name, property);
      return (isMissing ? [place] : []).concat(listProperties(document, property, place));
    }),
    ...parts.flatMap((part) => listProperties(document, part, at, all)),
    ...alternatives.flatMap(([, part]) => listProperties(document, part, at, all)),
    ...inner.flatMap((part) => listProperties(document, part, at)),
  ];
}

/** Returns the undescribed parts of an answer: itself, its headers and the properties of its body. */
function listAnswer(document: Part, answer: Part, at: string): readonly string[] {
  if ('$ref' in answer) return [];
  const bodies = listParts(answer, 'content').map(([, { schema }]) => schema);
  return [
    ...(isDescribed('', answer) ? [] : [at]),
    ...listParts(answer, 'headers').flatMap(([name, header]) =>
      isDescribed(name, header) ? [] : [`${at} ${name}`],
    ),
    ...bodies.flatMap((schema) => (isPart(schema) ? listProperties(document, schema, at) : [])),
  ];
}

/** An operation, and the parameters of its path. */
interface Operation {
  readonly name: string;
  readonly part: Part;
  readonly parameters: readonly Part[];
}

const listOperations = (document: Part): readonly Operation[] =>
  listParts(document, 'paths').flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, part]): readonly Operation[] => {
      if (!isPart(part) || !('operationId' in part)) return [];
      const parameters = [...listParts(item, 'parameters'), ...listParts(part, 'parameters')];
      const name = `${method.toUpperCase()} ${path}`;
      return [{ name, part, parameters: parameters.map(([, parameter]) => parameter) }];
    }),
  );

/** Returns the schemas, properties, parameters, headers and answers of a contract that have no description. */
export function listUndescribed(document: Part): readonly string[] {
  const components = follow(document, document['components']);
  const operations = listOperations(document);
  return [
    ...listParts(components, 'schemas').flatMap(([name, schema]) =>
      (isDescribed(name, schema) ? [] : [name]).concat(listProperties(document, schema, name)),
    ),
    ...listParts(components, 'responses').flatMap(([name, answer]) =>
      listAnswer(document, answer, name),
    ),
    ...operations.flatMap(({ name, parameters }) =>
      parameters
        .map((parameter) => follow(document, parameter))
        .filter((parameter) => !isDescribed(String(parameter['name']), parameter))
        .map((parameter) => `${name} ${String(parameter['name'])}`),
    ),
    ...operations.flatMap(({ name, part }) =>
      listParts(part, 'responses').flatMap(([status, answer]) =>
        listAnswer(document, answer, `${name} ${status}`),
      ),
    ),
  ];
}

/** Returns the refusals that are no shared response, and the bodies that are no named schema. */
export const listUnnamed = (document: Part): readonly string[] =>
  listOperations(document).flatMap(({ name, part }) => {
    const answers = listParts(part, 'responses').filter(([, answer]) => !('$ref' in answer));
    const { requestBody } = part;
    const inline = answers.filter(([status]) => !status.startsWith('2'));
    const bodies = answers.concat(isPart(requestBody) ? [['body', requestBody]] : []);
    const unnamed = bodies.flatMap(([place, body]) =>
      listParts(body, 'content')
        .filter(([, { schema }]) => !(isPart(schema) && '$ref' in schema))
        .map(([type]) => `${place} ${type}`),
    );
    return [...inline.map(([status]) => status), ...unnamed].map((place) => `${name} ${place}`);
  });
