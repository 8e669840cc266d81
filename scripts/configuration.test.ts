import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage, PAGE } from './configuration.ts';

test('the page of the configuration is what the schema says; npm run generate writes it', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await configurationPage());
});

test('every field of the first level says what it means', async () => {
  const page = await configurationPage();
  const table = page.slice(page.indexOf('## The convention itself'), page.indexOf('## `event`'));
  expect(table.match(/^\| `\w+`.*\|\s*\|$/gm)).toBeNull();
});
