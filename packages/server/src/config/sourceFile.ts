import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
  type Pair,
  type Tags,
} from 'yaml';
import type { Complaint, Path } from './complaint.ts';
import { isMapping, type Mapping } from './merge.ts';

/** A file of a convention's folder. */
export interface SourceFile {
  /** A path for error messages: relative to the project's root, or absolute if it is outside. */
  readonly file: string;
  readonly document: Mapping;
  /** Returns the line, from 1, of the field or of the last step to it that exists; `undefined` if none exists. */
  lineOf(path: Path): number | undefined;
}

/**
 * Reads a YAML file. If that fails, adds a complaint and returns an empty file.
 *
 * @param file its path for error messages
 * @param complaints collects the problems
 */
export function readYaml(text: string, file: string, complaints: Complaint[]): SourceFile {
  const lineCounter = new LineCounter();
  const parsed = parseDocument(text, { customTags: withoutFractions, lineCounter });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  for (const { message, pos } of parsed.errors) {
    const [said = message] = message.split(/ at line \d+|\n/, 1);
    complaints.push({ file, line: lineAt(pos[0]), said });
  }
  const document = parsed.errors.length > 0 ? {} : toPlain(parsed, file, complaints);
  const lineOf = (path: Path) => {
    const offset = offsetOf(parsed, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  if (isMapping(document)) return { file, document, lineOf };
  complaints.push({ file, said: 'must be a mapping' });
  return { file, document: {}, lineOf };
}

/**
 * Keeps numbers with a decimal point as text. No setting is a fraction, and as a number `130.00` would be the same as
 * 130 of the minor unit.
 */
const withoutFractions = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || tag.tag !== 'tag:yaml.org,2002:float');

/** Converts the document. Only this step finds aliases without an anchor. */
function toPlain(parsed: Document.Parsed, file: string, complaints: Complaint[]): unknown {
  try {
    return parsed.toJS() ?? {};
  } catch (error) {
    complaints.push({ file, said: error instanceof Error ? error.message : String(error) });
    return {};
  }
}

/** Returns the offset of the last step of a path that exists. */
function offsetOf(parsed: Document.Parsed, path: Path): number | undefined {
  let node: unknown = parsed.contents;
  let offset: number | undefined;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(parsed);
    if (isMap(node)) {
      const pair = node.items.find((one) => nameOf(one) === String(step));
      if (!pair) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (item === undefined) return offset;
      offset = startOf(item) ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

const nameOf = ({ key }: Pair): string => String(isScalar(key) ? key.value : key);

const startOf = (node: unknown): number | undefined => (node as Partial<Node> | null)?.range?.[0];
