import { vi } from 'vitest';
import { createAutosave, type Autosave, type SaveRequest } from '../createAutosave.ts';
import { joinDrafts, type Draft } from '../draft.ts';
import { draftSchema } from '../draftSchema.ts';
import type { Schema } from '../schema.ts';
import { openStored } from '../stored.ts';
import type { Answer, Known, Policy } from '../types.ts';

/** What is written in these tests: each value is written once, and those that end in 7 are refused. */
export type Text = number;
export type Reason = 'seven';
export interface Failure {
  readonly isPassing: boolean;
}
type Reply = Answer<Text, Reason, Failure>;

const isRefused = (text: Text) => text % 10 === 7;

export const policy: Policy<Text, Failure> = {
  empty: 0,
  isSame: (one, other) => one === other,
  dueAt: (first, last) => Math.min(last + 15_000, first + 60_000),
  retryAfter: ({ isPassing }, failures) =>
    isPassing ? 5000 * 2 ** Math.min(failures, 4) : undefined,
};

const text: Schema<Text> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) =>
      typeof value === 'number' ? { value } : { issues: [{ message: 'no number' }] },
  },
};

/** A device's storage. */
export class Device implements Storage {
  [name: string]: unknown;
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key(at: number) {
    return [...this.#items.keys()][at] ?? null;
  }
  getItem(name: string) {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, value: string) {
    this.#items.set(name, value);
  }
  removeItem(name: string) {
    this.#items.delete(name);
  }
  clear() {
    this.#items.clear();
  }
  /** All drafts that are kept, whoever wrote them. */
  drafts(): readonly Draft<Text>[] {
    return [...this.#items.values()].map((item) => JSON.parse(item).value as Draft<Text>);
  }
}

/** What the server would answer, and every value that it ever took. */
export class Server {
  readonly values: Record<string, { value: Text; savedAt: string }> = {};
  readonly taken = new Set<Text>();
  #saves = 0;
  get revision() {
    return this.#saves === 0 ? null : String(this.#saves);
  }
  known(): Known<Text> {
    return { revision: this.revision, values: { ...this.values } };
  }
  save({ revision, values }: SaveRequest<Text>): Reply {
    const failure = { isPassing: false };
    if (revision !== this.revision) return { type: 'stale', current: this.known(), failure };
    const entries = Object.entries(values);
    const right = entries.filter(([, value]) => !isRefused(value));
    const reasons = Object.fromEntries(
      entries.filter(([, value]) => isRefused(value)).map(([key]) => [key, 'seven'] as const),
    );
    if (right.length === 0) return { type: 'refused', reasons, failure };
    this.#saves += 1;
    const savedAt = String(this.#saves);
    for (const [key, value] of right) {
      this.values[key] = { value, savedAt };
      this.taken.add(value);
    }
    return { type: 'saved', revision: savedAt, refused: reasons };
  }
}

/** A save on its way. */
export interface Request extends SaveRequest<Text> {
  readonly tab: Tab;
  /** Nobody waits for an answer any more. */
  answer: ((reply: Reply) => void) | null;
}

/** A page in a browser, with what it began with. */
export interface Tab {
  readonly autosave: Autosave<Text, Reason, Failure>;
  readonly hide: () => void;
}

/** Opens a page on a device. */
export function openTab(server: Server, send: (request: Request) => void): Tab {
  const stored = openStored<Draft<Text>>({
    name: 'test',
    schema: draftSchema(() => text),
    join: joinDrafts(policy),
  });
  const autosave = createAutosave<Text, Reason, Failure>({
    policy,
    known: server.known(),
    stored,
    clock: () => Date.now(),
    send: (request) =>
      new Promise((resolve) => {
        send({ ...request, tab, answer: resolve });
      }),
  });
  const tab: Tab = {
    autosave,
    hide: () => {
      void autosave.save();
      stored.flush();
    },
  };
  return tab;
}

/** Puts a device in the place of the browser's. */
export function newDevice(): Device {
  const device = new Device();
  vi.stubGlobal('localStorage', device);
  // There is no frame to wait for: each change is on the device at once.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  vi.stubGlobal('window', new EventTarget());
  return device;
}
