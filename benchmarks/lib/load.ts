import { launch, openPage, type Profile, type Screen, throttle } from './browser.ts';
import { type Marks, watchPaints } from './observe.ts';

export interface LoadOptions extends Screen {
  readonly profile: Profile;
  /** The main text: a CSS selector and a pattern. */
  readonly selector: string;
  readonly text: RegExp;
}

/** One cold load. Times are in milliseconds since the start of the navigation, sizes in bytes on the wire. */
export interface Load {
  readonly firstPaint: number;
  /** When the main text was painted. */
  readonly textPainted: number;
  /** The sum of the long tasks' time beyond 50 ms. */
  readonly blocking: number;
  readonly layoutShift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
  readonly requests: number;
}

const QUIET = 1500;
const WAITING = 60_000;

interface Transfer {
  readonly isScript: boolean;
  bytes: number;
  isDone: boolean;
}

/** Loads a screen in a new browser with an empty cache and waits for network idle. */
export async function measureLoad(options: LoadOptions): Promise<Load> {
  const browser = await launch();
  try {
    const { page, cdp } = await openPage(browser, options);
    await throttle(cdp, options.profile);
    const transfers = new Map<string, Transfer>();
    let last = Date.now();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      last = Date.now();
      if (!request.url.startsWith('http')) return;
      const isScript = new URL(request.url).pathname.endsWith('.js');
      transfers.set(requestId, { isScript, bytes: 0, isDone: false });
    });
    const settle = (requestId: string, bytes: number) => {
      last = Date.now();
      const transfer = transfers.get(requestId);
      if (transfer) Object.assign(transfer, { bytes, isDone: true });
    };
    cdp.on('Network.loadingFinished', (event) => settle(event.requestId, event.encodedDataLength));
    cdp.on('Network.loadingFailed', (event) => settle(event.requestId, 0));

    const { selector, text } = options;
    await page.addInitScript(watchPaints, { selector, text: text.source });
    await page.goto(options.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.marks?.textPainted, undefined, {
      timeout: WAITING,
      polling: 200,
    });
    const isBusy = () => [...transfers.values()].some(({ isDone }) => !isDone);
    while (isBusy() || Date.now() - last < QUIET) await page.waitForTimeout(100);

    const marks = (await page.evaluate(() => window.marks)) as Marks;
    const all = [...transfers.values()];
    const sum = (some: Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint: marks.firstPaint,
      textPainted: marks.textPainted,
      blocking: marks.longTasks.reduce((total, length) => total + Math.max(0, length - 50), 0),
      layoutShift: marks.layoutShift,
      scriptBytes: sum(all.filter(({ isScript }) => isScript)),
      bytes: sum(all),
      requests: all.length,
    };
  } finally {
    await browser.close();
  }
}
