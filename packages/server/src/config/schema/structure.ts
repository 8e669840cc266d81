/** The properties of a Valibot schema that describe its structure. */
export interface Structure {
  readonly type: string;
  /** The text that `v.title` sets. */
  readonly title?: string;
  readonly pipe?: readonly Structure[];
  readonly entries?: Readonly<Record<string, Structure>>;
  /** The schema of further fields. */
  readonly rest?: Structure;
  readonly item?: Structure;
  readonly value?: Structure;
  readonly wrapped?: Structure;
  readonly options?: readonly unknown[];
}

/** Returns whether a schema has fields, items or options. */
const isMade = ({ entries, item, value, options }: Structure): boolean =>
  (entries ?? item ?? value ?? options) !== undefined;

/** Unwraps optional schemas and checks, and returns the schema that has the fields, if any. */
export function unwrap(schema: Structure): Structure {
  if (schema.wrapped) return unwrap(schema.wrapped);
  // The first item of a pipe is the pipe's own schema.
  const inner = (schema.pipe ?? []).map((part) => (part === schema ? part : unwrap(part)));
  return inner.find(isMade) ?? schema;
}

/** Returns the names of the fields at a path; empty if the names there are free, or nothing is there. */
export function listFields(schema: Structure, path: readonly string[]): readonly string[] {
  const [step, ...rest] = path;
  const { entries, item, value } = unwrap(schema);
  if (step === undefined) return Object.keys(entries ?? {});
  const next = entries?.[step] ?? item ?? value;
  return next ? listFields(next, rest) : [];
}
