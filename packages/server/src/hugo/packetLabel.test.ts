import { expect, it } from 'vitest';
import { formatPacketLabel } from './packet.ts';

it.each([
  ['epub', 12 * 1024 * 1024, 'EPUB, 12MB'],
  ['pdf', 340 * 1024 + 10, 'PDF, 340kB'],
  ['mobi', 1, 'MOBI, 10kB'],
  ['zip', 799 * 1024, 'ZIP, 800kB'],
  ['zip', 800 * 1024, 'ZIP, 1MB'],
  ['zip', 1.6 * 1024 * 1024, 'ZIP, 2MB'],
])('labels a %s of %d bytes "%s"', (format, bytes, label) => {
  expect(formatPacketLabel(format, bytes)).toBe(label);
});
