import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { attachToPage, type PageWork } from './page.ts';
import type { Place, Schema } from './storage.ts';
import { openStored, type Stored } from './stored.ts';

/** A store to subscribe to, as in `useSyncExternalStore`. */
export interface Store<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/**
 * Returns the current snapshot of a store, such as an autosave.
 *
 * @example
 * const state = useStore({ subscribe: autosave.subscribe, getSnapshot: autosave.getState });
 */
export const useStore = <Snapshot>({ subscribe, getSnapshot }: Store<Snapshot>): Snapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

/**
 * Selects a value from a store. Re-renders only when the selected value changes.
 *
 * @param select must return a primitive, or the same object while the value is unchanged
 * @example
 * const isFailed = useSelector(autosave, ({ phase }) => phase === 'failed');
 */
export const useSelector = <Snapshot, Selected>(
  { subscribe, getSnapshot }: Store<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected => {
  const get = () => select(getSnapshot());
  return useSyncExternalStore(subscribe, get, get);
};

/**
 * Returns whether everything that was written survives closing the page.
 *
 * @example
 * const isKept = useIsKept(stored);
 */
export const useIsKept = ({ subscribe, isKept }: Pick<Stored<unknown>, 'subscribe' | 'isKept'>) =>
  useSyncExternalStore(subscribe, isKept, isKept);

/**
 * Attaches work to the page while the component is mounted. Pass the same object in each render.
 *
 * @example
 * const [work] = useState(() => ({
 *   start: autosave.start,
 *   hide: () => void autosave.save(),
 *   online: autosave.online,
 *   stop: autosave.stop,
 * }));
 * usePageWork(work);
 */
export const usePageWork = (work: PageWork): void => useEffect(() => attachToPage(work), [work]);

interface FormOptions<Value> {
  /** Where to keep it. Use `tab` where another person may use the browser next. */
  readonly place: Place;
  /** Identifies the person and the form. */
  readonly name: string;
  /** The value of the empty form. */
  readonly initial: Value;
  /** The schema of the kept value. Pass the same object in each render. */
  readonly schema: Schema<Value>;
}

/** A form whose content is kept on this device. */
export interface Form<Value> {
  readonly value: Value;
  /** Whether anything was filled in. */
  readonly isChanged: boolean;
  readonly update: (next: Value) => void;
  /** Removes the copy on this device. The page still shows the value. */
  readonly forget: () => void;
  /** Resets the form and removes the copy on this device. */
  readonly clear: () => void;
}

/**
 * Keeps a form that is never sent automatically, such as an order before the purchase. Each tab has its own
 * form.
 *
 * @example
 * const { value, update, clear } = useForm({ place: 'tab', name: 'order', initial, schema });
 */
export function useForm<Value>({ place, name, initial, schema }: FormOptions<Value>): Form<Value> {
  const isHydrated = useHydrated();
  const { stored, kept } = useMemo(() => {
    const opened = openStored({
      place,
      name,
      schema,
      former: { name, schema },
      isRemembered: true,
    });
    return { stored: opened, kept: isHydrated ? opened.read() : null };
  }, [isHydrated, place, name, schema]);
  const [typed, setTyped] = useState<{ stored: Stored<Value>; value: Value | null }>();
  const value = typed?.stored === stored ? typed.value : kept;
  useEffect(() => stored.show(), [stored]);
  const keep = (next: Value | null, shown = next) => {
    setTyped({ stored, value: shown });
    stored.write(next);
  };
  return {
    value: value ?? initial,
    isChanged: value !== null,
    update: (next) => keep(next),
    forget: () => keep(null, value),
    clear: () => keep(null),
  };
}

const neverChanges = () => () => undefined;

/**
 * Returns false on the server and during hydration, where both must render the same.
 *
 * @example
 * const draft = useHydrated() ? stored.read() : null;
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
