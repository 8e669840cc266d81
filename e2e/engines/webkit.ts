import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../server.ts';
import { ANSWER, type Driver, type DriverOptions } from './driver.ts';
import { type Program, startProgram } from './process.ts';

/** Paths of the programs that WebKit needs. */
export interface WebKitPaths {
  readonly driver: string;
  /** WebKitGTK's MiniBrowser. */
  readonly browser: string;
  /** A virtual display. */
  readonly display: string;
  /** A window manager; without one no window gets the focus. */
  readonly windows: string;
}

/** Sends WebDriver commands, which are HTTP requests. */
function commandsAt(url: string) {
  return async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Starts WebKit on a virtual display, driven by WebDriver. */
export async function startWebKit(
  paths: WebKitPaths,
  { timeZone }: DriverOptions,
): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'conkit-webkit-'));
  const programs: Program[] = [];
  const end = async () => {
    for (const program of programs.toReversed()) await program.end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const start = (path: string, args: string[], env: Record<string, string> = {}) => {
    const program = startProgram(path, args, { HOME: home, ...env });
    programs.push(program);
    return program;
  };
  try {
    const display = start(paths.display, [
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1280x1024x24',
      '-nolisten',
      'tcp',
    ]);
    const [number] = await display.prints(/^\d+$/m);
    const DISPLAY = `:${number}`;
    start(paths.windows, [], { DISPLAY });
    const port = await freePort();
    start(paths.driver, ['-p', String(port)], {
      DISPLAY,
      TZ: timeZone,
      GDK_BACKEND: 'x11',
      LANG: 'en_IE.UTF-8',
      NO_AT_BRIDGE: '1',
      XDG_RUNTIME_DIR: home,
    });
    const url = `http://127.0.0.1:${port}`;
    for (const deadline = Date.now() + ANSWER; ; await sleep(50)) {
      if (
        await fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    }
    const { sessionId } = await commandsAt(url)<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: paths.browser, args: ['--automation'] },
        },
      },
    });
    const command = commandsAt(`${url}/session/${sessionId}`);
    const empty = await command<string>('GET', '/window');
    const show = (handle: string) => command('POST', '/window', { handle });
    return {
      openTab: async () => {
        const { handle } = await command<{ handle: string }>('POST', '/window/new', {
          type: 'window',
        });
        await show(handle);
      },
      closeTab: async () => {
        await command('DELETE', '/window');
        await show(empty);
      },
      goto: async (to) => {
        await command('POST', '/url', { url: to });
      },
      call: (source, argument) =>
        command<string>('POST', '/execute/sync', {
          script: `return (${source})(arguments[0])`,
          args: [argument],
        }),
      perform: async (actions) => {
        await command('POST', '/actions', { actions });
      },
      // WebDriver does not report errors.
      errors: () => [],
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
