import { optionsOf, type Command } from './command.ts';

const row = (left: string, right: string, width: number) =>
  `  ${left.padEnd(width)}  ${right}`.trimEnd();

/** Returns the list of commands, one per line. */
export function overview(commands: readonly Pick<Command, 'name' | 'summary'>[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'conkit <command> [options]',
    '',
    ...commands.map(({ name, summary }) => row(name, summary, width)),
    '',
    'conkit <command> --help says more. It works on the data that the variables of the server name; embedded ones',
    '(DATA_DIR) while no server runs. Ends with 0, with 1 when it was refused, with 2 when it was not understood.',
  ].join('\n');
}

/** Returns a command's options, one per line. */
export function usage(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, option]) => ({
    left: `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    right: `${option.help}${option.isRequired ? ' (required)' : ''}`,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  const first = command.first === undefined ? '' : ` [<${command.first}>]`;
  return [
    `conkit ${command.name}${first} [options]   ${command.summary}`,
    '',
    ...options.map(({ left, right }) => row(left, right, width)),
  ].join('\n');
}
