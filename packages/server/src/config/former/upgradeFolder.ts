import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  type Node,
} from 'yaml';
import { StartError } from '../../process/startError.ts';
import {
  configError,
  merge,
  readConvention,
  withoutFractions,
  type ConfigProblem,
  type Path,
} from '../read.ts';
import { catalogue } from '../schema/convention.ts';
import { isMapping, object, type Mapping } from '../schema/values.ts';
import { API_RIGHTS, DAYPASS_PREFIX } from '../catalogue.ts';
import { findFormerField, FORMER_FIELDS } from './fields.ts';
import { diff, toCatalogue, toFormer } from './toCatalogue.ts';

/** The file with what a convention sells. */
const CATALOGUE = 'catalogue.yaml';

/** The files of the former form. Their other fields move to the catalogue. */
const FORMER_FILES: ReadonlySet<string> = new Set(['memberships.yaml', 'purchases.yaml']);

/** What to write to a folder in the former form. */
export interface FolderUpgrade {
  /** The new contents by file name; `undefined` removes the file. */
  readonly files: Readonly<Record<string, string | undefined>>;
  /** Comments that have no place in the new files. */
  readonly lost: readonly string[];
}

/**
 * Returns how a folder is rewritten, or `undefined` if it is in the current form.
 *
 * @throws StartError with a line for each thing that can't be converted
 */
export function upgradeFolder(folder: string): FolderUpgrade | undefined {
  const parent = dirname(folder);
  const source = readConvention(basename(folder), parent);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== CATALOGUE)
    .map((name) => new FormerFile(name, readFileSync(join(folder, name), 'utf8')));
  const own = files.reduce<Mapping>((all, { values }) => merge(all, values), {});
  if (!findFormerField(own)) return undefined;
  const problems: ConfigProblem[] = [];
  const report = (path: Path, problem: string) => void problems.push(source.at(path, problem));
  const base = typeof own['extends'] === 'string' ? readBase(own['extends'], parent) : undefined;
  const former = merge(base?.former ?? {}, pick(own, FORMER_NAMES));
  const next = toCatalogue(former, report, base?.order);
  if (!next || problems.length > 0) throw configError(problems);
  const baseNext = base && toCatalogue(base.former, report, base.order);
  return write(files, baseNext ? diff(baseNext, next) : next, former);
}

const FORMER_NAMES = FORMER_FIELDS.map(([name]) => String(name));

const pick = (values: Mapping, names: readonly string[]): Mapping =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));

/** Returns the catalogue of the folder that another extends in the former form, and its order. */
function readBase(name: string, parent: string) {
  const { document } = readConvention(name, parent);
  if (findFormerField(document)) {
    throw new StartError(`Upgrade the folder that it extends first: ${name}`);
  }
  const parsed = v.safeParse(object(catalogue), pick(document, Object.keys(catalogue)));
  if (parsed.success) {
    return { former: toFormer(parsed.output), order: parsed.output.membership_order };
  }
  throw new StartError(`The folder that it extends has mistakes: npm run check-config lists them`);
}

/** A file of the folder, with its nodes and comments. */
class FormerFile {
  readonly name: string;
  readonly document: Document.Parsed;
  readonly values: Mapping;
  constructor(name: string, text: string) {
    this.name = name;
    this.document = parseDocument(text, { customTags: withoutFractions });
    const values: unknown = this.document.toJS() ?? {};
    this.values = isMapping(values) ? values : {};
  }

  /** Returns the entry of a field, or the item of a list. */
  find(path: Path): Found | undefined {
    let found: Found | undefined;
    let node: unknown = this.document.contents;
    for (const step of path) {
      if (isAlias(node)) node = node.resolve(this.document);
      if (isMap(node)) {
        const at = node.items.findIndex(({ key }) => isScalar(key) && key.value === step);
        const pair = node.items[at];
        if (!pair) return undefined;
        found = describe(pair.key, at === 0 ? node.commentBefore : null, pair.value);
        node = pair.value;
      } else if (isSeq(node)) {
        const item = node.items[Number(step)];
        if (item === undefined) return undefined;
        found = describe(item, step === 0 ? node.commentBefore : null, item);
        node = item;
      } else return undefined;
    }
    return found;
  }
}

interface Found {
  /** The comments before it. */
  readonly before: readonly (string | null | undefined)[];
  /** Whether an empty line is before it. */
  readonly hasSpace: boolean;
  readonly node: unknown;
}

/** @param head the comment at the beginning of the list or mapping, if this is its first entry */
function describe(start: unknown, head: string | null | undefined, node: unknown): Found {
  const { commentBefore, spaceBefore = false } = isNode(start) ? start : {};
  return { before: [head, commentBefore], hasSpace: spaceBefore, node };
}

/** Returns where a field of the catalogue stood in the former form. */
function getFormerPath(former: Mapping, path: Path): Path {
  const findType = (category: string, key: unknown): number => {
    const categories = former['purchase_categories'] as Record<
      string,
      { types: { key: string }[] }
    >;
    return categories[category]?.types.findIndex((type) => type.key === key) ?? -1;
  };
  const [top, key = '', field, ...rest] = path;
  switch (top) {
    case 'memberships': {
      const type = ['purchase_categories', 'new_member', 'types', findType('new_member', key)];
      const pass = ['purchase_categories', 'daypass', 'types'];
      const ownPass = [...pass, findType('daypass', `${DAYPASS_PREFIX}${key}`)];
      if (path.length === 1) return ['membership_types'];
      if (field === 'prices') return rest.length === 0 ? type : [];
      if (field === 'product') return [...type, 'label'];
      if (field === 'questions') return [...type, field, ...rest];
      if (field === 'nominator' || field === 'voter') {
        return ['membership_types', key, API_RIGHTS[field]];
      }
      if (field !== 'daypass') return ['membership_types', ...path.slice(1)];
      const [part] = rest;
      if (part === 'label') return ['membership_types', key, 'daypass_label', ...rest.slice(1)];
      if (part === 'product') return [...ownPass, 'label', ...rest.slice(1)];
      if (part === 'questions') return [...ownPass, ...rest];
      return rest.length === 0 ? ['daypass', 'prices', key] : [];
    }
    case 'membership_cards':
      return path.length === 1
        ? ['membership_groups']
        : ['membership_groups', 'cards', ...path.slice(1)];
    case 'membership_order':
      return path.length === 1 ? [] : ['membership_groups', ...path.slice(1)];
    case 'product_categories': {
      if (field !== 'products') return ['purchase_categories', ...path.slice(1)];
      const types = ['purchase_categories', key, 'types'];
      const [product, part, ...inner] = rest;
      if (product === undefined) return types;
      const type = [...types, findType(String(key), product)];
      return part === undefined
        ? type
        : part === 'prices'
          ? [...type, 'amount']
          : [...type, part, ...inner];
    }
    default:
      return path;
  }
}

/** Writes the catalogue and the other files without what moved there. */
function write(files: readonly FormerFile[], next: Mapping, former: Mapping): FolderUpgrade {
  const changed = files.filter(({ values }) => findFormerField(values));
  const moved = changed.filter(({ name, values }) => {
    const others = Object.keys(values).filter((key) => !FORMER_NAMES.includes(key));
    return FORMER_FILES.has(name) || others.length === 0;
  });
  const others = Object.fromEntries(
    moved.flatMap(({ values }) =>
      Object.entries(values).filter(([key]) => !FORMER_NAMES.includes(key)),
    ),
  );
  const comments = changed.flatMap(({ document }) => listComments(document));
  const text = writeCatalogue(files, moved, { ...others, ...next }, former);
  const rest = changed
    .filter((file) => !moved.includes(file))
    .map(({ name, document }) => {
      for (const field of FORMER_NAMES) document.delete(field);
      try {
        return [name, toText(document)] as const;
      } catch {
        const remedy = 'write its value instead';
        throw new StartError(`${name}: an alias refers to what moves to ${CATALOGUE}: ${remedy}`);
      }
    });
  const written = [text, ...rest.map(([, content]) => content)].join('\n');
  return {
    files: {
      [CATALOGUE]: text,
      ...Object.fromEntries(rest),
      ...Object.fromEntries(moved.map(({ name }) => [name, undefined])),
    },
    lost: comments.filter((comment) => !written.includes(comment)),
  };
}

const toText = (document: Document): string =>
  document.toString({ lineWidth: 0, flowCollectionPadding: true });

function writeCatalogue(
  files: readonly FormerFile[],
  moved: readonly FormerFile[],
  next: Mapping,
  former: Mapping,
): string {
  const create = (canReuse: boolean) => {
    const document = new Document(createMap(next, [], { files, former, canReuse }));
    document.commentBefore = getHeader(files, moved);
    return toText(document);
  };
  try {
    return create(true);
  } catch {
    // An alias whose anchor did not move is written out.
    return create(false);
  }
}

/** The line at the beginning of a file that names the schema to editors. */
const SCHEMA_LINE = /^ yaml-language-server:.*\n?/m;

/** Returns the comments at the beginnings of the files that the catalogue replaces, with one line for editors. */
function getHeader(files: readonly FormerFile[], moved: readonly FormerFile[]): string {
  const schema = files
    .flatMap(({ document }) => listComments(document))
    .find((comment) => SCHEMA_LINE.test(` ${comment}`));
  const heads = moved.map(({ document }) => document.commentBefore?.replace(SCHEMA_LINE, ''));
  return [schema && ` ${schema}`, ...heads].filter(Boolean).join('\n');
}

interface Origin {
  readonly files: readonly FormerFile[];
  readonly former: Mapping;
  /** Whether nodes with aliases can move as they are. */
  readonly canReuse: boolean;
}

/** Creates a mapping with the comments of its fields in the former form. */
function createMap(values: Mapping, path: Path, origin: Origin): YAMLMap {
  const created = new YAMLMap();
  for (const [key, value] of Object.entries(values)) {
    const place = [...path, key];
    const found = findFormer(place, origin);
    const name = new Scalar(key);
    const before = found?.before.map((comment) => comment?.replace(SCHEMA_LINE, ''));
    name.commentBefore = before?.filter(Boolean).join('\n') || null;
    name.spaceBefore = created.items.length > 0 && (place.length === 1 || found?.hasSpace === true);
    created.items.push(new Pair(name, createValue(value, place, found, origin)));
  }
  return created;
}

function findFormer(path: Path, { files, former }: Origin) {
  const place = getFormerPath(former, path);
  if (place.length === 0) return undefined;
  for (const file of files) {
    const found = file.find(place);
    if (found) return { ...found, file };
  }
  return undefined;
}

function createValue(
  value: unknown,
  path: Path,
  found: (Found & { readonly file: FormerFile }) | undefined,
  origin: Origin,
): unknown {
  const node = found?.node;
  if (isNode(node) && isDeepStrictEqual(node.toJS(found?.file.document ?? new Document()), value)) {
    if (origin.canReuse || !hasAlias(node)) return reuse(node);
  }
  if (isMapping(value) && !isWords(value)) return createMap(value, path, origin);
  const created = new Document(value).contents;
  if (isCollection(created)) created.flow = true;
  return created;
}

/** Returns a node without the comment before it, which its key has. */
function reuse(node: Node): Node {
  if (!isCollection(node)) node.commentBefore = null;
  return node;
}

const isWords = (value: Mapping): boolean =>
  Object.values(value).every((one) => typeof one !== 'object' || one === null);

function hasAlias(node: Node): boolean {
  let isFound = false;
  visit(node, {
    Alias: () => {
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}

/** Returns the lines of comments in a file. */
function listComments(document: Document): readonly string[] {
  const comments: string[] = [];
  const add = (text: string | null | undefined) => {
    for (const line of text?.split('\n') ?? []) {
      if (line.trim() !== '') comments.push(line.trim());
    }
  };
  add(document.commentBefore);
  add(document.comment);
  visit(document, (_, node) => {
    if (isPair(node) || !isNode(node)) return;
    add(node.commentBefore);
    add(node.comment);
  });
  return comments;
}

/** Returns whether the folder has a catalogue with other contents. */
export const hasOtherCatalogue = (folder: string, { files }: FolderUpgrade): boolean =>
  existsSync(join(folder, CATALOGUE)) &&
  readFileSync(join(folder, CATALOGUE), 'utf8') !== files[CATALOGUE];
