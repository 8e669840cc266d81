import { launch, openPage, profiles, type Screen } from './browser.ts';

/** What a trace tells of something that lasted; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur: number;
  /** The processor's time in it. */
  readonly tdur: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly beginData?: { readonly url?: string };
    readonly data?: { readonly url?: string };
    readonly fileName?: string;
  };
}

/** What a load keeps the main thread busy with, in milliseconds of a processor a quarter as fast. */
export interface MainThread {
  /** Tasks, as far as they are longer than 50 ms, in sum. */
  readonly blocking: number;
  readonly total: number;
  /** The tasks longer than 50 ms: when, how long, and what they are made of. */
  readonly longTasks: readonly string[];
}

const SLOWER = 4;
const LONG = 50;
/** What comes when there is time, after the network is quiet, in milliseconds. */
const AFTERWARDS = 1500;

/** Milliseconds of the slower processor. */
const cost = (microseconds: number) => (microseconds * SLOWER) / 1000;

/**
 * Loads a screen in a new browser over the slow network, the processor not slowed down, and reads the time of the
 * processor from a trace: other work on the machine changes it little.
 */
export async function measureMainThread(screen: Screen): Promise<MainThread> {
  const browser = await launch();
  try {
    const { page, cdp } = await openPage(browser, screen);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', profiles.slow.network);
    const categories = ['-*', 'toplevel', 'devtools.timeline', 'v8', 'loading'];
    await browser.startTracing(page, { categories });
    await page.goto(screen.url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTERWARDS);
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: (TraceEvent & { tdur?: number })[];
    };
    return readTasks(trace.traceEvents.filter(({ tdur }) => tdur !== undefined));
  } finally {
    await browser.close();
  }
}

const contains = (outer: TraceEvent, { ts, dur }: TraceEvent) =>
  ts >= outer.ts && ts + dur <= outer.ts + outer.dur;
const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

function readTasks(events: readonly TraceEvent[]): MainThread {
  const page = events.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith('http'),
  );
  if (!page) throw new Error('The trace has no page');
  const own = events
    .filter(({ pid, tid, ts }) => pid === page.pid && tid === page.tid && ts > page.ts - 1000)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = 0;
  const tasks = own.filter((event) => {
    if (!isTask(event) || event.ts < end) return false;
    end = event.ts + event.dur;
    return true;
  });
  const long = tasks.filter(({ tdur }) => cost(tdur) > LONG);
  return {
    blocking: long.reduce((sum, { tdur }) => sum + cost(tdur) - LONG, 0),
    total: tasks.reduce((sum, { tdur }) => sum + cost(tdur), 0),
    longTasks: long.map((task) => {
      const parts = partsOf(own.filter((event) => !isTask(event) && contains(task, event)));
      const at = ((task.ts - page.ts) / 1000).toFixed(0);
      return `${cost(task.tdur).toFixed(0)} ms, ${at} ms after the HTML: ${parts}`;
    }),
  };
}

/** What a task is made of, the largest parts first, each without what is within it. */
function partsOf(events: readonly TraceEvent[]): string {
  const times = new Map<string, number>();
  const open: TraceEvent[] = [];
  const add = ({ name, args }: TraceEvent, time: number) => {
    const file = (args.data?.url ?? args.fileName ?? '').split('/').pop() ?? '';
    const key = `${name} ${file}`.trim();
    times.set(key, (times.get(key) ?? 0) + time);
  };
  for (const event of events) {
    while (open.length > 0 && !contains(open.at(-1) as TraceEvent, event)) open.pop();
    const outer = open.at(-1);
    if (outer) add(outer, -event.tdur);
    add(event, event.tdur);
    open.push(event);
  }
  const parts = [...times].toSorted(([, a], [, b]) => b - a).slice(0, 5);
  return parts
    .filter(([, time]) => cost(time) > 3)
    .map(([name, time]) => `${name} ${cost(time).toFixed(0)}`)
    .join(', ');
}
