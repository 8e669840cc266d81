import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { ANSWER, type Driver, type DriverOptions } from './driver.ts';
import { startProgram } from './process.ts';

/** Disables first-run pages, updates and reports. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.manage-offline-status': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.server': 'data:,',
  'intl.accept_languages': 'en-IE, en',
};

/** A response to the command with its `id`, or an event without one. */
interface Answer {
  readonly id?: number;
  readonly params?: { readonly type?: string; readonly level?: string; readonly text?: string };
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** Firefox reports this error when the reader leaves a page that is loading a module. The reader doesn't notice it. */
const LEFT_WHILE_LOADING = 'error loading dynamically imported module';

/** Sends WebDriver BiDi commands over one connection. Calls `hear` with the errors of pages. */
function commandsOver(socket: WebSocket, hear: (error: string) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    const { type, level, text = '' } = answer.params ?? {};
    if (type === 'javascript' && level === 'error') hear(text);
  });
  return async <Result>(method: string, params: object): Promise<Result> => {
    const id = ++last;
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, resolve);
      timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}`)), ANSWER);
    });
    socket.send(JSON.stringify({ id, method, params }));
    try {
      const answer = await answered;
      if (answer.type === 'error') throw new Error(`${method}: ${answer.error}, ${answer.message}`);
      return answer.result as Result;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  };
}

interface Context {
  readonly context: string;
}

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(path: string, { timeZone }: DriverOptions): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'conkit-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile, TZ: timeZone, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const errors: string[] = [];
  const end = async () => {
    await program.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, address] = await program.prints(/WebDriver BiDi listening on (ws:\S+)/);
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    let isLeaving = false;
    const command = commandsOver(socket, (error) => {
      if (!(isLeaving && error.includes(LEFT_WHILE_LOADING))) errors.push(error);
    });
    const leave = async (method: string, params: object) => {
      isLeaving = true;
      await command(method, params).finally(() => (isLeaving = false));
    };
    await command('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } },
    });
    await command('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await command<{ contexts: Context[] }>('browsingContext.getTree', {});
    const empty = contexts[0]?.context ?? '';
    let context = empty;
    return {
      openTab: async () => {
        ({ context } = await command<Context>('browsingContext.create', { type: 'tab' }));
      },
      closeTab: async () => {
        await leave('browsingContext.close', { context });
        context = empty;
      },
      goto: async (url) => {
        await leave('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      call: async (source, argument) => {
        const { result, exceptionDetails } = await command<Evaluated>('script.callFunction', {
          functionDeclaration: source,
          arguments: [{ type: 'string', value: argument }],
          awaitPromise: false,
          target: { context },
        });
        if (exceptionDetails) throw new Error(exceptionDetails.text);
        return result?.value ?? '';
      },
      perform: async (actions) => {
        await command('input.performActions', { context, actions });
      },
      errors: () => errors,
      end: async () => {
        socket.terminate();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}
