import { Ajv } from 'ajv';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configurationPage, configurationSchema, PAGE, SCHEMA } from './configuration.ts';

test('the configuration page matches the schema (npm run generate updates it)', async () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(await configurationPage());
});

test('the JSON Schema matches the schema (npm run generate updates it)', async () => {
  expect(readFileSync(SCHEMA, 'utf8')).toBe(await configurationSchema());
});

test('the JSON Schema accepts the files of all conventions, and finds misspelt fields and wrong types', () => {
  const validate = new Ajv({ allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(SCHEMA, 'utf8')) as object,
  );
  const folders = join(import.meta.dirname, '../config');
  const files = readdirSync(folders, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    validate(parse(readFileSync(join(folders, file), 'utf8')));
    expect(validate.errors, file).toBeNull();
  }
  expect(validate({ nmae: 'X' })).toBe(false);
  expect(validate({ name: 7 })).toBe(false);
  expect(validate({ awards: { hugo: { rights: { vote: [{ typos: [] }] } } } })).toBe(false);
});

test('every top-level field has a description', async () => {
  const page = await configurationPage();
  const fields = page.slice(page.indexOf('## The convention itself'), page.indexOf('## `event`'));
  expect(fields).toMatch(/^- `\w+\??` \(/m);
  expect(fields.match(/^- `\w+\??`(?: \(.*\))?$/gm)).toBeNull();
});
