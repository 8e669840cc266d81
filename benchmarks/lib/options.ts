import { parseArgs } from 'node:util';

/** The type of an option with a default. */
type Option<Default> = Default extends number
  ? number
  : Default extends string
    ? string
    : string | undefined;

/**
 * Reads the options of the command line.
 *
 * @param defaults by name. An option whose default is a number is a number; other options are texts.
 * @throws Error for an unknown option, or a number that is neither positive nor the default
 */
export function readOptions<Defaults extends Readonly<Record<string, number | string | undefined>>>(
  defaults: Defaults,
): { readonly [Name in keyof Defaults]: Option<Defaults[Name]> } {
  const { values } = parseArgs({
    options: Object.fromEntries(
      Object.keys(defaults).map((name) => [name, { type: 'string' } as const]),
    ),
  });
  const read = (name: string, preset: number | string | undefined) => {
    const given = values[name];
    if (given === undefined || typeof preset !== 'number') return given ?? preset;
    const number = Number(given);
    if (!(number > 0 || number === preset)) throw new Error(`--${name} must be a positive number`);
    return number;
  };
  return Object.fromEntries(
    Object.entries(defaults).map(([name, preset]) => [name, read(name, preset)]),
  ) as { readonly [Name in keyof Defaults]: Option<Defaults[Name]> };
}
