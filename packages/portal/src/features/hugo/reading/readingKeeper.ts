// Decisions: docs/decisions/awards.md
import type { ReadingAnswer, ReadingList } from '@conkit/api-client';
import {
  createAutosave,
  draftSchema,
  isOpen,
  mergeDrafts,
  openStored,
  toDraft,
  type Answer,
  type Autosave,
  type Draft,
  type Known,
  type Policy,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import {
  isSameReading,
  joinReadings,
  NOTHING_READ,
  type Reading,
  type ReadingEntry,
} from '@conkit/rules';
import { object, picklist, string } from 'valibot';
import { ApiError } from '../../../api/problem.ts';
import { answerSave, getRetryDelay, type PageAutosave } from '../shared/autosave.ts';

/** How long after the last change a list is sent to the account, in milliseconds. */
const DELAY_MS = 2000;
/** How long after the first unsent change it is sent at the latest, in milliseconds. */
const MAX_DELAY_MS = 15_000;

const entrySchema = object({ status: picklist(['not_read', 'reading', 'read']), note: string() });

const readingPolicy: Policy<ReadingEntry, ApiError> = {
  empty: NOTHING_READ,
  isSame: isSameReading,
  join: joinReadings,
  dueAt: (first, last) => Math.min(last + DELAY_MS, first + MAX_DELAY_MS),
  retryAfter: getRetryDelay,
};

/** Opens this device's copy of a person's reading list: all of it, or what the account lacks. */
export const openReadingDraft = (
  convention: string,
  personId: number,
): Stored<Draft<ReadingEntry>> =>
  openStored({
    name: `${convention}:reading:${personId}`,
    schema: draftSchema(() => entrySchema),
    join: mergeDrafts(readingPolicy),
  });

/** The server's calls for one person. They reject with {@link ApiError}. */
export interface ReadingServer {
  readonly read: () => Promise<ReadingList>;
  readonly save: (
    lastmod: string | null,
    entries: ReadingList['entries'],
  ) => Promise<ReadingAnswer>;
  readonly erase: () => Promise<unknown>;
}

export interface ReadingKeeperOptions {
  /** The account's list; undefined while it is not known. */
  readonly list: ReadingList | undefined;
  /** Opens this device's copy. */
  readonly open: () => Stored<Draft<ReadingEntry>>;
  readonly server: ReadingServer;
  /** Called when both sides had changed an entry, and both notes were kept. */
  readonly onJoined: () => void;
}

/** What a reading list shows. Each change creates a new object. */
export interface ReadingSnapshot {
  readonly reading: Reading;
  /** Whether the account keeps the list. */
  readonly isOnAccount: boolean;
  /** Whether the account lacks a change. */
  readonly isUnsaved: boolean;
  readonly isSaving: boolean;
  /** When the account's list was last saved, an ISO instant. */
  readonly savedAt: string | undefined;
  /** Why the last save failed. */
  readonly error: ApiError | null;
}

type ReadingAutosave = Autosave<ReadingEntry, true, ApiError>;
type ReadingAnswers = Answer<ReadingEntry, true, ApiError>;

/** One person's reading list, on this device and, if they choose, on their account. */
export interface ReadingKeeper extends PageAutosave {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ReadingSnapshot;
  readonly change: (finalist: number, entry: ReadingEntry) => void;
  /** Keeps the list on the account too, joined with a list that is there. */
  readonly keepOnAccount: () => Promise<void>;
  /** Deletes the list from the account. This device keeps all of it. */
  readonly keepOnDevice: () => Promise<void>;
  /** Merges the account's newest list. Ignores a list that is older than the last one. */
  readonly reload: (list: ReadingList) => void;
  /** This device's copy. */
  readonly stored: Pick<Stored<unknown>, 'flush' | 'isKept' | 'subscribe'>;
}

const toKnown = (
  { time, entries }: ReadingList,
  others: readonly string[] = [],
): Known<ReadingEntry> => ({
  revision: time,
  values: Object.fromEntries(
    [...others, ...Object.keys(entries)].map((id) => [
      id,
      // A finalist without an entry on the account counts as not read.
      { value: entries[id] ?? NOTHING_READ, savedAt: time },
    ]),
  ),
});

const hasList = (list: ReadingList | undefined): list is ReadingList =>
  list !== undefined && list.time !== null;

const NOTHING_KNOWN: Known<ReadingEntry> = { revision: null, values: {} };

/**
 * Creates the keeper of a reading list. On this device only, the draft is the whole list and nothing is sent. On the
 * account, the draft is what the account lacks. When both sides changed an entry, both notes are kept (REA-3).
 */
export function createReadingKeeper(options: ReadingKeeperOptions): ReadingKeeper {
  const { open, server, onJoined } = options;
  const listeners = new Set<() => void>();
  let isOnAccount = hasList(options.list);
  let isStarted = false;
  let stored = open();
  let autosave = create(stored, options.list);
  let leave = attach();
  let snapshot: ReadingSnapshot | undefined;

  function emit() {
    snapshot = undefined;
    for (const listener of listeners) listener();
  }

  function create(draft: Stored<Draft<ReadingEntry>>, list: ReadingList | undefined) {
    const created: ReadingAutosave = createAutosave<ReadingEntry, true, ApiError>({
      policy: readingPolicy,
      known: hasList(list) ? toKnown(list) : NOTHING_KNOWN,
      stored: draft,
      clock: Date.now,
      // On this device only, nothing is sent.
      isClosed: !hasList(list),
      send: (request) => send(request),
      notify: ({ what }) => {
        if (what === 'conflict') joinBoth(created);
      },
    });
    return created;
  }

  /** Keeps both versions of the entries that both sides changed. */
  function joinBoth(here: ReadingAutosave) {
    const { entries } = here.getState();
    const conflicts = Object.keys(entries).filter((key) => entries[key] && isOpen(entries[key]));
    for (const key of conflicts) here.resolve(key, 'both');
    onJoined();
  }

  function attach() {
    const removes = [autosave.subscribe(emit), stored.subscribe(emit)];
    return () => removes.forEach((remove) => remove());
  }

  /**
   * Continues with another copy on the account, or none. Runs synchronously, so that nothing can be typed in between
   * and lost.
   *
   * @param draft what the account lacks, also if the browser stores nothing
   */
  function proceed(list: ReadingList | undefined, draft: Draft<ReadingEntry> | null) {
    leave();
    autosave.stop();
    const next = open();
    const others = next.read();
    const joined = draft && others ? mergeDrafts(readingPolicy)(draft, others) : (draft ?? others);
    next.write(joined);
    stored = next;
    isOnAccount = hasList(list);
    autosave = create({ ...next, read: () => joined }, list);
    leave = attach();
    if (isStarted) autosave.start();
    emit();
  }

  /** Stops saving on the account. This device keeps the whole list. */
  function moveToDevice() {
    const { entries } = autosave.getState();
    const all = Object.entries(entries).filter(
      ([, { mine }]) => !isSameReading(mine, NOTHING_READ),
    );
    const now = Date.now();
    proceed(undefined, {
      base: {},
      mine: Object.fromEntries(all.map(([id, { mine }]) => [id, mine])),
      sent: {},
      at: Object.fromEntries(all.map(([id, { changedAt }]) => [id, changedAt || now])),
    });
  }

  async function send({ revision, values }: SaveRequest<ReadingEntry>): Promise<ReadingAnswers> {
    const answer = await answerSave<ReadingEntry, true>(
      async () => {
        const { time } = await server.save(revision, { ...values });
        return { type: 'saved', revision: time };
      },
      (failure) => explainRefusal(failure),
    );
    if (answer.type === 'closed') {
      moveToDevice();
      return answer;
    }
    const isStale = answer.type === 'failed' && answer.failure.code === 'conflict';
    if (!isStale) return answer;
    const { failure } = answer;
    const list = await server.read().catch(() => undefined);
    // Without a network, the service worker answers with the list that the device kept. Saving on it again would be
    // refused again, without end.
    if (!list || list.time === revision) return { type: 'failed', failure, isLost: false };
    if (list.time === null) {
      // Another device deleted the list.
      moveToDevice();
      return { type: 'failed', failure, isLost: false };
    }
    return { type: 'stale', current: toKnown(list, Object.keys(values)), failure };
  }

  const keeper: ReadingKeeper = {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    getSnapshot: () => {
      if (!snapshot) {
        const { entries, error, inFlight, revision } = autosave.getState();
        snapshot = {
          reading: Object.fromEntries(Object.entries(entries).map(([id, { mine }]) => [id, mine])),
          isOnAccount,
          isUnsaved: isOnAccount && autosave.unsaved().length > 0,
          isSaving: inFlight !== null,
          savedAt: revision ?? undefined,
          error: isOnAccount ? error : null,
        };
      }
      return snapshot;
    },
    change: (finalist, entry) => autosave.change(String(finalist), entry),
    keepOnAccount: async () => {
      if (isOnAccount) return;
      try {
        await server.save(null, {});
      } catch (error) {
        // Another device keeps it there already.
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
      }
      proceed(await server.read(), toDraft(readingPolicy, autosave.getState()));
      await autosave.save();
    },
    keepOnDevice: async () => {
      if (!isOnAccount) return;
      await autosave.settle();
      await server.erase();
      moveToDevice();
    },
    reload: (list) => {
      const { revision, entries } = autosave.getState();
      if (!isOnAccount) {
        if (hasList(list)) proceed(list, toDraft(readingPolicy, autosave.getState()));
      } else if (list.time === null) {
        moveToDevice();
      } else if (list.time > (revision ?? '')) {
        autosave.reload(toKnown(list, Object.keys(entries)));
      }
    },
    start: () => {
      isStarted = true;
      autosave.start();
    },
    stop: () => {
      isStarted = false;
      autosave.stop();
    },
    submit: () => (isOnAccount ? autosave.save() : Promise.resolve()),
    changes: () => (isOnAccount ? autosave.unsaved().length : 0),
    stored: {
      flush: () => stored.flush(),
      isKept: () => stored.isKept(),
      subscribe: (listener) => keeper.subscribe(listener),
    },
  };
  return keeper;
}

/** Returns which entries the server refused: finalists that it doesn't know, and notes that are too long. */
function explainRefusal(failure: ApiError): ReadingAnswers | undefined {
  if (failure.code !== 'invalid') return undefined;
  const ids = (failure.problem?.errors ?? []).flatMap(
    ({ pointer }) => /^\/body\/entries\/(\d+)/.exec(pointer)?.[1] ?? [],
  );
  if (ids.length === 0) return undefined;
  return { type: 'refused', reasons: Object.fromEntries(ids.map((id) => [id, true])), failure };
}
