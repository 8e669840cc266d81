import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const { version: written } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

/** The running version of ConKit, from its `package.json`. */
export const version = written;
