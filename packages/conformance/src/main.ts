#!/usr/bin/env node
import { runCommand } from './command.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  ...(process.stderr.isTTY && { progress: (text) => process.stderr.write(text) }),
});
