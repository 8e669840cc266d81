import { launch, openPage, profiles, type Screen } from './browser.ts';

/** A trace event with a duration. Times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur: number;
  /** The CPU time. */
  readonly tdur: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly beginData?: { readonly url?: string };
    readonly data?: { readonly url?: string };
    readonly fileName?: string;
  };
}

/** The main-thread work of a load, in milliseconds of a CPU slowed down 4 times. */
export interface MainThread {
  /** The sum of the tasks' time beyond 50 ms. */
  readonly blocking: number;
  readonly total: number;
  /** The tasks longer than 50 ms, with start, duration and parts. */
  readonly longTasks: readonly string[];
}

const SLOWER = 4;
const LONG = 50;
/** The time for idle tasks after network idle, in milliseconds. */
const AFTERWARDS = 1500;

/** Converts to milliseconds of the slower CPU. */
const cost = (microseconds: number) => (microseconds * SLOWER) / 1000;

/**
 * Loads a screen in a new browser over the slow network at full CPU speed, and reads the CPU time from a trace. Other
 * load on the machine hardly changes it.
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
      const parts = getParts(own.filter((event) => !isTask(event) && contains(task, event)));
      const at = ((task.ts - page.ts) / 1000).toFixed(0);
      return `${cost(task.tdur).toFixed(0)} ms, ${at} ms after the HTML: ${parts}`;
    }),
  };
}

/** Returns the parts of a task, largest first, each without its nested events. */
function getParts(events: readonly TraceEvent[]): string {
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
