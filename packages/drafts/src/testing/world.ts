import { vi } from 'vitest';
import { type Autosave, createAutosave, type SaveRequest } from '../createAutosave.ts';
import { type Draft, draftSchema, mergeDrafts } from '../draft.ts';
import type { Schema } from '../storage.ts';
import { openStored } from '../stored.ts';
import type { Answer, Known, Policy } from '../types.ts';

/** The values in these tests: each is written once, and the server refuses those that end in 7. */
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

/** In-memory storage of one device. */
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
  /** Returns the drafts of all tabs. */
  drafts(): readonly Draft<Text>[] {
    return [...this.#items.values()].map((item) => JSON.parse(item).value as Draft<Text>);
  }
}

/** A server that records every value it ever saved. */
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
  /** Null when no tab waits for the answer any more. */
  answer: ((reply: Reply) => void) | null;
}

/** A page in a browser. */
export interface Tab {
  readonly autosave: Autosave<Text, Reason, Failure>;
  readonly hide: () => void;
}

/** Opens a page on a device. */
export function openTab(server: Server, send: (request: Request) => void): Tab {
  const stored = openStored<Draft<Text>>({
    name: 'test',
    schema: draftSchema(() => text),
    join: mergeDrafts(policy),
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

/** Replaces the browser's storage with a new device. */
export function newDevice(): Device {
  const device = new Device();
  vi.stubGlobal('localStorage', device);
  // A hidden page doesn't wait for an animation frame, so each change is stored at once.
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  vi.stubGlobal('window', new EventTarget());
  return device;
}
