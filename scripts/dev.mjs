// npm run dev: the server from its sources on PORT (8080), restarted on changes, and Vite with the portal's sources on
// 5173, which proxies /api to the server.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './lib/files.mjs';
import { install } from './lib/install.mjs';

if (!(await install())) process.exit(1);

const commands = [
  ['server', 'tsx', ['watch', '--conditions=@conkit/source', 'src/main.ts']],
  ['portal', 'vite', []],
];
const children = commands.map(([name, program, args]) => {
  const cwd = join(root, 'packages', name);
  const found = [join(cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')];
  const PATH = [...found, process.env.PATH].join(delimiter);
  return spawn(program, args, {
    cwd,
    env: { DATA_DIR: join(root, 'data'), ...process.env, PATH },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
});
const stop = () => children.forEach((child) => child.kill());
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
children.forEach((child) => child.on('exit', stop));
