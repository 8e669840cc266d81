import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readPlace } from '../process/env.ts';
import { root } from '../process/root.ts';
import { StartError } from '../process/startError.ts';

/**
 * Returns the path of the convention's folder that an operator names.
 *
 * @param given a path, or a convention's name in `CONFIG_DIR` or the project's `config/`; by default, `CONVENTION`
 * @param cwd the folder that relative paths start from
 * @throws StartError with the places where it isn't
 */
export function findConventionFolder(
  given: string | undefined,
  cwd: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const { CONFIG_DIR, CONVENTION } = variables;
  const { convention, configDir } = readPlace({ CONFIG_DIR, CONVENTION });
  const name = given ?? convention;
  const parents = [...(configDir === undefined ? [] : [configDir]), join(root, 'config')];
  const places = [
    ...(given === undefined ? [] : [resolve(cwd, given)]),
    ...(/^[\w-]+$/.test(name) ? parents.map((parent) => join(parent, name)) : []),
  ];
  const found = places.find((place) => existsSync(place) && statSync(place).isDirectory());
  if (found !== undefined) return found;
  throw new StartError(`CONVENTION: there is no folder ${[...new Set(places)].join(' or ')}`);
}
