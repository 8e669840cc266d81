import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** The sidebar's names of folders in `packages/ui/src`. */
const NAMES: Readonly<Record<string, string>> = {
  components: 'Components',
  primitives: 'Components: basics',
  blocks: 'Blocks',
};

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'ConKit' }),
  layoutCustomisations: {
    // A journey needs the whole window, and has no properties.
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('journeys-'),
  },
  sidebar: {
    collapsedRoots: ['primitives', 'blocks'],
    renderLabel: ({ name, type }) => (type === 'root' ? (NAMES[name] ?? name) : name),
  },
});
