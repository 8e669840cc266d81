import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { registerApiDocs } from './apiDocs.ts';
import { contract } from './testApp.ts';

const app = Fastify();
await registerApiDocs(app, contract);

it('serves the contract as YAML and as JSON', async () => {
  const yaml = await app.inject('/api/openapi.yaml');
  const json = await app.inject('/api/openapi.json');
  expect(json.json().openapi).toBe('3.1.0');
  expect(parse(yaml.body)).toEqual(json.json());
});

it('serves the documentation from this server only, without inline scripts', async () => {
  const page = await app.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]* src=)|https?:/);
  const addresses = [...page.body.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, url]) => url);
  expect(addresses).toHaveLength(3);
  for (const url of addresses) {
    const { statusCode, headers } = await app.inject(String(url));
    expect([url, statusCode, headers['content-type']]).toEqual([
      url,
      200,
      expect.stringMatching(/^text\/(css|javascript); charset=utf-8$/),
    ]);
  }
});
