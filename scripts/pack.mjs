// npm run pack [-- <folder>]: creates a folder that runs with `node main.js` on any similar machine with Node.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { install } from './lib/install.mjs';
import { say } from './lib/run.mjs';

const target = resolve(process.argv[2] ?? 'dist/conkit');
const fail = (reason) => {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
};

if (existsSync(target)) fail(`${target} is there already: name another folder, or remove it.`);
if (!(await install())) process.exit(1);
const { pack } = await import('./lib/pack.mjs');
const problem = await pack(target);
if (problem !== undefined) fail(problem);
say(`Made ${target}. Copy it to the server, and run: node main.js`);
