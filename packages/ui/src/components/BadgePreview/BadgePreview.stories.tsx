import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, finnish, onCard, phone, rightToLeft } from '../../testing/stories.tsx';
import { keys, type Usage } from '../../testing/usage.ts';
import { BadgePreview } from './BadgePreview.tsx';

const meta = {
  component: BadgePreview,
  args: { name: 'Aoife', subtitle: 'Cork, Ireland', conventionName: 'Dublin 2019' },
  decorators: [onCard],
  parameters: {
    usage: {
      BadgePreview: {
        notFor: 'The printed badge. The server creates it by the same rules.',
        keys: keys.none,
        screenReader:
          "An image named by the badge's text. Characters that can't be printed are announced politely.",
        dos: ['Show it while the name is typed.', "Pass your convention's name and texts."],
        donts: [
          "Reject names that can't be printed. List the characters instead, as this component does.",
        ],
      },
    } satisfies Usage,
  },
} satisfies Meta<typeof BadgePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const slot = { color: '#10241f', align: 'center', weight: 'regular' } as const;

export const OneLine: Story = {};
export const TwoLines: Story = { args: { name: 'Aoife Ní Bhriain of the Western Isles' } };
export const OwnLineBreak: Story = { args: { name: 'Dr.\nKatherine Johnson' } };
export const VeryLong: Story = {
  args: {
    name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    subtitle: 'Secretary of the society for the preservation of very long place names',
  },
};
/** Letters wider than the estimate still fit on the badge. */
export const WideLetters: Story = {
  args: { name: 'W'.repeat(60), subtitle: '北京'.repeat(14) },
  play: async ({ canvasElement }) => {
    const paper = canvasElement.querySelector('rect')?.getBoundingClientRect();
    const lines = [...canvasElement.querySelectorAll('text')];
    await expect(lines).toHaveLength(4);
    for (const line of lines) {
      const { left, right } = line.getBoundingClientRect();
      await expect(left).toBeGreaterThan(paper?.left ?? 0);
      await expect(right).toBeLessThan(paper?.right ?? 0);
    }
  },
};
export const OtherScripts: Story = { args: { name: '劉慈欣', subtitle: 'عاطف Ελλάδα' } };
export const Empty: Story = { args: { name: '', subtitle: '' } };
/** A portrait label for a lanyard. */
export const OtherLabel: Story = {
  args: { size: { width: 100, height: 70 }, name: 'Aoife Ní Bhriain', subtitle: 'Cork, Ireland' },
};
/** A convention's own badge. */
export const Template: Story = {
  args: {
    name: 'Wolfeschlegelsteinhausenbergerdorff of the Western Isles',
    template: {
      background: {
        href: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 86 54"><rect width="86" height="13" fill="#10241f"/></svg>')}`,
        width: 86,
        height: 54,
      },
      slots: {
        color: { ...slot, x: 0, y: 44, width: 86, height: 10, color: '#0f766e' },
        convention: { ...slot, x: 4, y: 3, width: 50, height: 6, color: '#ffffff', align: 'left' },
        name: { ...slot, x: 4, y: 15, width: 78, height: 18, weight: 'bold' },
        subtitle: { ...slot, x: 4, y: 35, width: 78, height: 6, color: '#0f766e' },
      },
    },
  },
};
export const EmptyWithSubtitle: Story = { args: { name: '', subtitle: 'Cork, Ireland' } };
export const RightToLeft: Story = {
  args: { name: 'عاطف الحسيني', subtitle: 'القاهرة' },
  decorators: [rightToLeft],
};
export const Unprintable: Story = { args: { name: 'Aoife 🚀🏳️‍🌈', subtitle: 'Cork 🇮🇪' } };
export const UnprintableInFinnish: Story = {
  args: {
    name: 'Väinö 🚀',
    subtitle: 'Rovaniemi',
  },
  globals: finnish,
};
export const Phone: Story = { globals: phone };
export const Dark: Story = { globals: dark };
