import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConvention } from './read.ts';

const folders = mkdtempSync(join(tmpdir(), 'conkit-yaml-'));
afterAll(() => rmSync(folders, { recursive: true }));

/** Returns the messages for a file, without the folder. */
function read(yaml: string): readonly string[] {
  mkdirSync(join(folders, 'own'), { recursive: true });
  writeFileSync(join(folders, 'own', 'own.yaml'), yaml);
  try {
    readConvention('own', folders);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').map((line) => line.replace(/^.*own\.yaml:/, ''));
  }
  return [];
}

it.each([
  ['a colon in a text', 'name: Nordcon: the con', /^1:7: a second colon follows; put quotation/],
  ['a line with too many spaces', 'a:\n  b: 1\n   c: 2', /^2:6: .*begin that line in the same col/],
  ['a line with too few spaces', 'a:\n  b: 1\n c: 2', /^3:1: begin this line in the same column/],
  ['an entry of a list', 'a:\n  - b: 1\n   c: 2', /^3:1: begin this line in the same column/],
  ['a tab', 'a:\n\t- b', /^2:1: a tab is at the beginning of this line; write spaces/],
  ['a bracket', 'a: [1\nb: 2', /^2:1: write \] at the end of what \[ begins$/],
  ['a brace', '{ a: 1', /^1:7: write \} at the end of what \{ begins$/],
  ['a comma', 'a: ["x" "y"]', /^1:9: write a comma between two entries$/],
  ['a quotation mark', 'a: "x\nb: 2', /^1:4: write " at the end of the text that begins here\./],
  [
    'an apostrophe',
    "a: 'don't'",
    /^1:9: this does not belong here; put quotation marks around the whole text/,
  ],
  ['a sign', 'a: @nordcon', /^1:4: text that begins with @ needs quotation marks/],
  ['a backslash', String.raw`a: "C:\dir"`, /^1:7: .* write \\\\ instead$/],
  ['an asterisk', 'a: *Best*', /^1:4: \*Best\*: text that begins with \* needs quotation marks/],
  ['an exclamation mark', 'a: !Viva Nordcon', /^1:4: text that begins with &, \*, ! or % needs/],
  ['a colon without a space', 'a:b\nc: 1', /^1:1: write a colon and a space after the name/],
  ['a name without a colon', 'a: 1\nb', /^2:1: write a colon and a space after the name/],
  ['a list in a line', 'a: - b', /^1:4: begin a list, .* in a line of its own$/],
  ['a second document', 'a: 1\n---\nb: 2', /^2:1: remove the line ---/],
])('says where %s is wrong, and what to write', (_, yaml, message) => {
  const [found, ...others] = read(yaml);
  expect(found).toMatch(message);
  expect(others).toEqual([]);
});

it('lists all repeated fields', () => {
  expect(read('a: 1\nb: 1\na: 2\nb: 2')).toEqual([
    '3:1: a is here twice; keep one of them',
    '4:1: b is here twice; keep one of them',
  ]);
});

it('refuses references that would make the document very large', () => {
  const lines = ['a0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]'];
  for (let n = 1; n < 9; n += 1) {
    lines.push(`a${n}: &a${n} [${Array.from({ length: 10 }, () => `*a${n - 1}`).join(', ')}]`);
  }
  expect(read(lines.join('\n')).join('\n')).toMatch(/has too many references \(\*name\)/);
});

it('accepts marked values and references to them', () => {
  expect(read('a: &one { b: 1 }\nc: *one')).toEqual([]);
});
