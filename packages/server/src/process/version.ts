import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const { version: written } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The version of ConKit that runs, as its `package.json` has it. */
export const version = written;
