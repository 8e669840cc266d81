import type { ComponentDocs, FolderDocs } from '../../packages/ui/src/testing/docs.ts';
import { componentsIn, type AtComponent } from './sources.ts';

const docs = import.meta.glob<{ docs: FolderDocs }>('../../packages/ui/src/*/*/*.docs.ts', {
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/{primitives,components,blocks}/*/*.tsx', '!**/*.{stories,test}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);

/** A component, all that is said of it, and where its import comes from. */
export interface Documented extends ComponentDocs, AtComponent {
  readonly name: string;
  /** Such as `primitives/Button`. */
  readonly folder: string;
}

/** The files of the stories, `primitives/Button/Button`; they are not loaded. */
const stories = Object.keys(import.meta.glob('../../packages/ui/src/*/*/*.stories.tsx')).map(
  (path) => path.split('/').slice(-3).join('/').replace('.stories.tsx', ''),
);

const folderOf = (path: string): string => path.split('/').slice(-3, -1).join('/');

const said = Object.assign(
  {},
  ...Object.values(sources).map((source) => componentsIn(source)),
) as Readonly<Record<string, AtComponent>>;

/** Every component that has docs. */
export const documented: readonly Documented[] = Object.entries(docs).flatMap(([path, module]) =>
  Object.entries(module.docs).map(([name, own]) => {
    const { description, example } = said[name] ?? { description: '', example: '' };
    return Object.assign({ name, folder: folderOf(path), description, example }, own);
  }),
);

/** The title of the page on which a component is: its own, or that of the first of its folder that has one. */
export function pageOf({ name, folder }: Pick<Documented, 'name' | 'folder'>): string | undefined {
  const inFolder = stories.filter((story) => story.startsWith(`${folder}/`));
  const main = folder.split('/').at(-1);
  const file = [name, main].map((one) => `${folder}/${one}`).find((one) => inFolder.includes(one));
  const [layer, own, story] = (file ?? inFolder[0])?.split('/') ?? [];
  return story && [layer, own, ...(own === story ? [] : [story])].join('/');
}
