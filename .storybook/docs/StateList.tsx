import { useEffect, useState } from 'react';

/** A story, as the index that Storybook writes has it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** What there is in this Storybook; nothing until its index is read. */
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

/** The address of a story in the frame around this page. */
export const hrefOf = ({ id, type }: Pick<Entry, 'id' | 'type'>) => `?path=/${type}/${id}`;

/** Links to the states of a component. */
export const StateList = ({ title }: { title: string }) => (
  <ul style={{ columns: '12rem auto', paddingInlineStart: '1.25rem' }}>
    {useEntries()
      .filter((entry) => entry.title === title && entry.type === 'story')
      .map((entry) => (
        <li key={entry.id}>
          <a href={hrefOf(entry)} target="_top">
            {entry.name}
          </a>
        </li>
      ))}
  </ul>
);
