import { useEffect, useState } from 'react';

/** A story in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** Returns the entries of this Storybook's index. Empty until it is loaded. */
export function useEntries(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const response = await fetch('./index.json');
      const index = (await response.json()) as { entries: Readonly<Record<string, Entry>> };
      if (isWanted) setEntries(Object.values(index.entries));
    };
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return entries;
}

/** Returns a story's URL for the parent frame. */
export const getHref = ({ id, type }: Pick<Entry, 'id' | 'type'>) => `?path=/${type}/${id}`;

/** Links to the stories of a component. */
export const StateList = ({ title }: { title: string }) => (
  <ul style={{ columns: '12rem auto', paddingInlineStart: '1.25rem' }}>
    {useEntries()
      .filter((entry) => entry.title === title && entry.type === 'story')
      .map((entry) => (
        <li key={entry.id}>
          <a href={getHref(entry)} target="_top">
            {entry.name}
          </a>
        </li>
      ))}
  </ul>
);
