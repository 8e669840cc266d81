/** The timings that a page records. Times in milliseconds since the start of the navigation. */
export interface Marks {
  firstPaint: number;
  textPainted: number;
  layoutShift: number;
  longTasks: number[];
}

declare global {
  interface Window {
    marks?: Marks;
    /** The time from the input event to just after the frame with its result. Resolves after that frame was painted. */
    painted?: Promise<number>;
    /** The same time for each key typed into a field. */
    keys?: number[];
  }
}

interface ElementTiming extends PerformanceEntry {
  readonly identifier: string;
  readonly renderTime: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before its own scripts. Records paints, layout shifts, long tasks and the main text. */
export function watchPaints({ selector, text }: { selector: string; text: string }): void {
  const marks: Marks = { firstPaint: 0, textPainted: 0, layoutShift: 0, longTasks: [] };
  window.marks = marks;
  // oxlint-disable-next-line consistent-function-scoping -- only this function's source is sent to the page
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  });
  observe('longtask', ({ duration }) => marks.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as LayoutShift;
    if (!hadRecentInput) marks.layoutShift += value;
  });
  observe('element', (entry) => {
    const { identifier, renderTime, startTime } = entry as ElementTiming;
    if (identifier === 'main-text') marks.textPainted ||= renderTime || startTime;
  });
  const pattern = new RegExp(text);
  // Element Timing reports the first paint of elements with the attribute.
  const look = () => {
    const found = [...document.querySelectorAll(selector)].find(
      (element) => pattern.test(element.textContent ?? '') && element.getBoundingClientRect().width,
    );
    if (!found) {
      requestAnimationFrame(look);
      return;
    }
    const around = [found, ...found.querySelectorAll('*'), found.parentElement];
    for (const element of around) element?.setAttribute('elementtiming', 'main-text');
  };
  requestAnimationFrame(look);
}

/** Runs in the page before an action. Times it from its input event until `isDone` is painted. */
export function watchAction(isDone: string): void {
  const holds = new Function(`return (${isDone})`) as () => boolean;
  const types = ['pointerup', 'click', 'keydown'];
  window.painted = new Promise((resolve) => {
    const begin = (event: Event) => {
      for (const type of types) removeEventListener(type, begin, true);
      const look = () => {
        if (!holds()) {
          requestAnimationFrame(look);
          return;
        }
        // A message event runs after the frame was handed to the compositor.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () =>
          resolve(performance.now() - event.timeStamp),
        );
        channel.port1.start();
        channel.port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    for (const type of types) addEventListener(type, begin, true);
  });
}

/** Runs in the page before typing. Times each key until the field's new text is painted. */
export function watchKeys(): void {
  const keys: number[] = [];
  const isFirst = window.keys === undefined;
  window.keys = keys;
  if (!isFirst) return;
  addEventListener(
    'keydown',
    ({ target, timeStamp }) => {
      const field = target as HTMLTextAreaElement;
      const before = field.value;
      const look = () => {
        if (field.value === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message event runs after the frame was handed to the compositor.
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => {
          window.keys?.push(performance.now() - timeStamp);
        });
        channel.port1.start();
        channel.port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
