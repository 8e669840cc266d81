import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PacketLinks, type PacketLinksProps } from './PacketLinks.tsx';

const formats = [
  { key: 'epub', label: 'EPUB, 12MB', url: '/hugo-packet/5/Novel/epub?right=a' },
  { key: 'pdf', label: 'PDF, 340kB', url: '/hugo-packet/5/Novel/pdf?right=b' },
];
const show = (props: Partial<PacketLinksProps> = {}) =>
  render(<PacketLinks category="Best Novel" formats={formats} {...props} />);

it('has a link for each format with its size, and names the packet in the first one', () => {
  show();
  const packet = within(screen.getByRole('group', { name: 'Voter packet for Best Novel' }));
  const links = packet.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Download packet EPUB, 12MB',
    'PDF, 340kB',
  ]);
  expect(links[0]).toHaveAccessibleName('Download packet EPUB, 12MB');
  for (const [at, link] of links.entries()) {
    expect(link).toHaveAttribute('href', formats[at]?.url);
    expect(link).toHaveAttribute('download');
  }
});

it('lets the page cancel a link', () => {
  const onOpenFile = vi.fn<NonNullable<PacketLinksProps['onOpenFile']>>((event) =>
    event.preventDefault(),
  );
  show({ onOpenFile });
  const link = screen.getByRole('link', { name: /PDF/ });
  const click = createEvent.click(link);
  fireEvent(link, click);
  expect(onOpenFile).toHaveBeenCalledWith(expect.anything(), 'pdf');
  expect(click.defaultPrevented).toBe(true);
});
