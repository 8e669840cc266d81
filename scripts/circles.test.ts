import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesOf, folderImports, importsOf } from './lib/imports.ts';

const sourcesOf = (name: string) => join(import.meta.dirname, '../packages', name, 'src');

test('a circle is found, through types too, and a way that forks and joins again is none', () => {
  const fork = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] };
  const asMap = (imports: Readonly<Record<string, readonly string[]>>) =>
    new Map(Object.entries(imports).map(([from, to]) => [from, new Set(to)]));
  expect(circlesOf(asMap(fork))).toEqual([]);
  expect(circlesOf(asMap({ ...fork, d: ['b'] }))).toEqual(['b > d > b']);
  expect(importsOf(sourcesOf('server')).get('context.ts')).toContain('ports/clock.ts');
});

test.each(['api-client', 'rules', 'server'])('no files of %s import each other', (name) => {
  expect(circlesOf(importsOf(sourcesOf(name)))).toEqual([]);
});

/** Those of the server by their first name, and each room of purchase by itself; tests use whatever they like. */
function folderOf(file: string): string | undefined {
  const [folder, room, ...below] = file.split('/');
  if (room === undefined || folder === 'testing' || /\btest(App)?\.ts$|\.test-d\.ts$/.test(file))
    return undefined;
  return folder === 'purchase' && below.length > 0 ? `${folder}/${room}` : folder;
}

test('no folders of the server import each other', () => {
  expect(circlesOf(folderImports(importsOf(sourcesOf('server')), folderOf))).toEqual([]);
});

test('an amount goes from order to payment to delivery, and is not handed back', () => {
  const folders = folderImports(importsOf(sourcesOf('server')), folderOf);
  const rooms = ['purchase/order', 'purchase/payment', 'purchase/delivery'];
  const between = (room: string) => rooms.filter((other) => folders.get(room)?.has(other));
  expect(rooms.map(between)).toEqual([[], ['purchase/order', 'purchase/delivery'], []]);
});
