import { expect, it } from 'vitest';
import { formatCommand } from './commandLine.ts';

it.each([
  ['words check config/own', 'npm run conkit -- words check config/own'],
  ['check-config', 'npm run check-config'],
  ['check-config config/own', 'npm run check-config -- config/own'],
])('returns the line that an operator types in a checkout for %s', (command, line) => {
  expect(formatCommand(command)).toBe(line);
});
