import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that contains `config/` and `openapi.yaml`, for the sources and the bundle alike. */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'openapi.yaml')) && existsSync(join(folder, 'config'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('config/ and openapi.yaml are missing above the server');
  return findRoot(parent);
}
