import { brotliDecompressSync } from 'node:zlib';

/** The index of `cmap` in WOFF2's list of known tables. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
/** Marks a tag that is written out. */
const OTHER = 63;
const HEADER_BYTES = 48;
/** The most bytes of a font's tables. */
const MAX_BYTES = 5_000_000;
/** The last character of Unicode. */
const MAX_CHARACTER = 0x10_ff_ff;
/** Fonts have a table for each platform. */
const MAX_TABLES = 20;

/**
 * Returns the characters that a WOFF2 font has glyphs for: its table `cmap` in the two formats that web fonts use (W3C
 * WOFF 2.0, OpenType `cmap` formats 4 and 12).
 */
export function readCharacters(font: Buffer): ReadonlySet<number> {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('not a WOFF2 font');
  const { cmap, data } = readDirectory(font);
  const found = new Set<number>();
  const tables = cmap.readUInt16BE(2);
  if (tables > MAX_TABLES) throw new Error('too many tables');
  for (let n = 0; n < tables; n++) {
    const at = cmap.readUInt32BE(8 + 8 * n);
    const format = cmap.readUInt16BE(at);
    if (format === 4) addFormat4(cmap.subarray(at), found);
    if (format === 12) addFormat12(cmap.subarray(at), found);
  }
  if (found.size === 0) throw new Error(`this font has no characters in ${data.length} bytes`);
  return found;
}

/** Reads the table directory. All tables are compressed together, so their lengths determine where each starts. */
function readDirectory(font: Buffer): { cmap: Buffer; data: Buffer } {
  const tables = font.readUInt16BE(12);
  let [at, offset] = [HEADER_BYTES, 0];
  let [start, length] = [0, 0];
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
  };
  for (let n = 0; n < tables; n++) {
    const flags = font.readUInt8(at++);
    const tag = flags & OTHER;
    const version = flags >> 6;
    if (tag === OTHER) at += 4;
    const original = readLength();
    const isTransformed = tag === GLYF || tag === LOCA ? version !== 3 : version !== 0;
    const stored = isTransformed ? readLength() : original;
    if (tag === CMAP) [start, length] = [offset, stored];
    offset += stored;
  }
  const compressed = font.subarray(at, at + font.readUInt32BE(20));
  const data = brotliDecompressSync(compressed, { maxOutputLength: MAX_BYTES });
  return { cmap: data.subarray(start, start + length), data };
}

/** Adds the segments of the first 65,536 characters. */
function addFormat4(table: Buffer, found: Set<number>): void {
  const segments = table.readUInt16BE(6) / 2;
  const column = (index: number, segment: number) => 14 + 2 * (index * segments + segment);
  let next = 0;
  for (let segment = 0; segment < segments; segment++) {
    const end = table.readUInt16BE(column(0, segment));
    const start = table.readUInt16BE(column(1, segment) + 2);
    requireOrder(start, end, next);
    next = end + 1;
    const delta = table.readInt16BE(column(2, segment) + 2);
    const rangeAt = column(3, segment) + 2;
    const range = table.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph =
        range === 0 ? code + delta : table.readUInt16BE(rangeAt + range + 2 * (code - start));
      if ((glyph & 0xffff) !== 0) found.add(code);
    }
  }
}

/** Adds groups of characters of any plane. */
function addFormat12(table: Buffer, found: Set<number>): void {
  const groups = table.readUInt32BE(12);
  let next = 0;
  for (let group = 0; group < groups; group++) {
    const at = 16 + 12 * group;
    const [start, end] = [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
    requireOrder(start, end, next);
    next = end + 1;
    for (let code = start; code <= end; code++) found.add(code);
  }
}

/** Requires that the characters of a table ascend, so that each is read once. */
function requireOrder(start: number, end: number, least: number): void {
  if (start < least || end < start || end > MAX_CHARACTER)
    throw new Error('characters in disorder');
}
