// Decisions: docs/decisions/toolchain.md
import { join } from 'node:path';
import { root } from './files.mjs';

/**
 * The start of a command that runs the native compiler, which needs a fifth of the processor time. It has no API, so
 * the tools that use one have TypeScript 6, whose command has the same name.
 */
export const tsc = [
  process.execPath,
  join(root, 'node_modules/typescript-7/bin/tsc'),
  // One thread needs less processor time in all, and two projects are checked at a time.
  '--singleThreaded',
];
