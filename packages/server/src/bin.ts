#!/usr/bin/env node
// The entry of `npx @conkit/server`: a server, or with --demo a mock server, whose code a real server never loads.
import { argv, stderr } from 'node:process';

const [option, ...rest] = argv.slice(2);
if (option === '--demo' && rest.length === 0) await import('./mock-server/main.ts');
else if (option === undefined) await import('./main.ts');
else {
  stderr.write('Usage: npx @conkit/server [--demo]\n');
  process.exitCode = 1;
}
