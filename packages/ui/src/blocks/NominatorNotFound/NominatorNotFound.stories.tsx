import type { Meta, StoryObj } from '@storybook/react-vite';
import { dark, finnish, phone } from '../../testing/stories.tsx';
import { type Anatomy, keys, type Usage } from '../../testing/usage.ts';
import { NominatorNotFound } from './NominatorNotFound.tsx';

const meta = {
  component: NominatorNotFound,
  args: { title: 'Hugo Nominations', homeHref: '/' },
  parameters: {
    usage: {
      NominatorNotFound: {
        notFor: 'URLs that do not exist at all.',
        keys: keys.link,
        screenReader: 'That the account has no such person, and links to continue.',
        dos: ['Keep the title of the page.'],
        donts: ['Reveal whether the number belongs to a person on another account.'],
      },
    } satisfies Usage,
    anatomy: {
      story: 'NotFound',
      parts: [
        ['Title', 'h1', 'The title of the page that was asked for.'],
        ['Explanation', 'section', 'That the account has no such person.'],
        ['Way on', 'section a', 'To the people that it has.'],
      ],
    } satisfies Anatomy,
  },
} satisfies Meta<typeof NominatorNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {};
export const Finnish: Story = { globals: finnish };
export const Dark: Story = { globals: dark };
export const Phone: Story = { globals: phone };
