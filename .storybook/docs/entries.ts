import { useJson } from './useJson.ts';

/** A story or page in Storybook's index. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** Returns the entries of this Storybook's index. Empty until it is loaded. */
export const useEntries = (): readonly Entry[] =>
  Object.values(
    useJson<{ entries: Readonly<Record<string, Entry>> }>('./index.json')?.entries ?? {},
  );

/** Returns a story's URL for the parent frame. Without the dot it would be one of this frame, `iframe.html?path=…`. */
export const getHref = ({ id, type }: Pick<Entry, 'id' | 'type'>) => `./?path=/${type}/${id}`;
