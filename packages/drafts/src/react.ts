import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Place } from './items.ts';
import { tieToPage, type PageWork } from './lifecycle.ts';
import type { Schema } from './schema.ts';
import { openStored, type Stored } from './stored.ts';
import { useHydrated } from './useHydrated.ts';

export { useHydrated };

/** Something that changes and says so. */
export interface Source<Snapshot> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Snapshot;
}

/**
 * The present state of something that changes, such as an autosave.
 *
 * @example
 * const state = useSource({ subscribe: autosave.subscribe, getSnapshot: autosave.getState });
 */
export const useSource = <Snapshot>({ subscribe, getSnapshot }: Source<Snapshot>): Snapshot =>
  useSyncExternalStore(subscribe, getSnapshot, getSnapshot);

/**
 * A fact of the present state: what takes it is drawn anew when the fact changes, and not with all that changes.
 *
 * @param tell a string, number or boolean, or what stays the same object as long as the fact does
 * @example
 * const isFailed = useFact(autosave, ({ phase }) => phase === 'failed');
 */
export const useFact = <Snapshot, Fact>(
  { subscribe, getSnapshot }: Source<Snapshot>,
  tell: (snapshot: Snapshot) => Fact,
): Fact => {
  const get = () => tell(getSnapshot());
  return useSyncExternalStore(subscribe, get, get);
};

/**
 * Whether all that was written on this device survives the page.
 *
 * @example
 * const isKept = useIsKept(stored);
 */
export const useIsKept = ({ subscribe, isKept }: Pick<Stored<unknown>, 'subscribe' | 'isKept'>) =>
  useSyncExternalStore(subscribe, isKept, isKept);

/**
 * Ties work to the page, as long as the component is there. The work must be the same in each render.
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
export const usePageWork = (work: PageWork): void => useEffect(() => tieToPage(work), [work]);

interface FormOptions<Value> {
  /** How long it is kept: not longer than the tab where nobody knows who comes next. */
  readonly place: Place;
  /** Whose it is, and what form. */
  readonly name: string;
  /** What the form shows to begin with. */
  readonly initial: Value;
  /** What was kept; the same in each render. */
  readonly schema: Schema<Value>;
}

/** A form that is kept on this device until it is forgotten. */
export interface Form<Value> {
  readonly value: Value;
  /** Whether anything was filled in. */
  readonly isChanged: boolean;
  readonly update: (next: Value) => void;
  /** Forgets on this device what was filled in; here it stays until the page is left. */
  readonly forget: () => void;
  /** Forgets what was filled in, here and on this device. */
  readonly clear: () => void;
}

/**
 * What somebody is filling in, and which is never sent by itself: kept until it is bought. Another tab's
 * typing does not change it: each has a form of its own.
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
