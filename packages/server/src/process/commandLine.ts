import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Commands that are programs of their own. `conkit` contains the others. */
const PROGRAMS: ReadonlySet<string> = new Set(['check-config', 'list', 'new-convention']);

/** Returns the line that an operator types for a command: `npm run conkit -- words check`. */
export function formatCommand(command: string): string {
  const [first = '', ...rest] = command.split(' ');
  const isProgram = PROGRAMS.has(first);
  const [program, words] = isProgram ? [first, rest] : ['conkit', [first, ...rest]];
  // A packed folder has the programs next to `config/`, and no npm scripts.
  if (existsSync(join(root, `${program}.js`))) return [`node ${program}.js`, ...words].join(' ');
  return [`npm run ${program}`, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
