import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationPage, PAGE } from './configuration.ts';

test('the configuration page matches the schema (npm run generate updates it)', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await configurationPage());
});

test('every top-level field has a description', async () => {
  const page = await configurationPage();
  const fields = page.slice(page.indexOf('## The convention itself'), page.indexOf('## `event`'));
  expect(fields).toMatch(/^- `\w+\??` \(/m);
  expect(fields.match(/^- `\w+\??`(?: \(.*\))?$/gm)).toBeNull();
});
