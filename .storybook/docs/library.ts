import type { ComponentDocs, FolderDocs } from '../../packages/ui/src/testing/docs.ts';
import { componentsIn, type AtComponent } from './sources.ts';

const docs = import.meta.glob<{ docs: FolderDocs }>('../../packages/ui/src/*/*/*.docs.ts', {
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/{primitives,components,blocks}/*/*.tsx', '!**/*.{stories,test}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** A component with its documentation and import path. */
export interface Documented extends ComponentDocs, AtComponent {
  readonly name: string;
  /** Such as `primitives/Button`. */
  readonly folder: string;
}

/** The paths of the stories, such as `primitives/Button/Button`. They aren't loaded. */
const stories = Object.keys(import.meta.glob('../../packages/ui/src/*/*/*.stories.tsx')).map(
  (path) => path.split('/').slice(-3).join('/').replace('.stories.tsx', ''),
);

const folderOf = (path: string): string => path.split('/').slice(-3, -1).join('/');

const said = Object.assign(
  {},
  ...Object.values(sources).map((source) => componentsIn(source)),
) as Readonly<Record<string, AtComponent>>;

/** All documented components. */
export const documented: readonly Documented[] = Object.entries(docs).flatMap(([path, module]) =>
  Object.entries(module.docs).map(([name, own]) => {
    const { description, example } = said[name] ?? { description: '', example: '' };
    return Object.assign({ name, folder: folderOf(path), description, example }, own);
  }),
);

/** Returns the title of a component's docs page: its own, or the first one in its folder. */
export function pageOf({ name, folder }: Pick<Documented, 'name' | 'folder'>): string | undefined {
  const inFolder = stories.filter((story) => story.startsWith(`${folder}/`));
  const main = folder.split('/').at(-1);
  const file = [name, main].map((one) => `${folder}/${one}`).find((one) => inFolder.includes(one));
  const [layer, own, story] = (file ?? inFolder[0])?.split('/') ?? [];
  return story && [layer, own, ...(own === story ? [] : [story])].join('/');
}
