import type { Meta, StoryObj } from '@storybook/react-vite';
import { onCard } from '../../testing/stories.tsx';
import * as icons from './icons.tsx';

const meta = { title: 'primitives/icons', decorators: [onCard] } satisfies Meta;
export default meta;

/** All icons with their export names. They are hidden from screen readers. */
export const All: StoryObj = {
  render: () => (
    <ul style={{ columns: '14rem auto', listStyle: 'none' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon /> {name}
        </li>
      ))}
    </ul>
  ),
};
