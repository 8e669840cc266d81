import { expect, it } from 'vitest';
import { appWith } from './testApp.ts';

/** Returns the error codes of a POST change and of a GET change. */
async function codesOf(headers: Record<string, string>) {
  const app = await appWith({}, { validateResponses: false });
  const sent = { host: 'localhost:8080', ...headers };
  const answers = [
    await app.inject({ method: 'POST', url: '/api/slack/invite', headers: sent }),
    await app.inject({ method: 'GET', url: '/api/logout', headers: sent }),
  ];
  return answers.map((answer) => answer.json().code);
}

it.each<[string, Record<string, string>]>([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['of another origin', { origin: 'https://evil.example' }],
  ['that hides its origin', { origin: 'null' }],
])('refuses a change from a page %s, logging out too', async (_, headers) => {
  expect(await codesOf(headers)).toEqual(['cross_site', 'cross_site']);
});

it.each<[string, Record<string, string>]>([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a page at the public address', { origin: 'https://portal.example.com' }],
  ['a page at the address that was asked', { origin: 'http://localhost:8080' }],
  ['a program that is no browser', {}],
])('lets %s change things', async (_, headers) => {
  expect(await codesOf(headers)).toEqual(['not_implemented', 'not_implemented']);
});

it('lets other sites read public data', async () => {
  const app = await appWith({ getFinalists: async () => ({ body: {} }) });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/api/hugo/finalists', headers })).statusCode).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['as a prefetch', { 'sec-purpose': 'prefetch' }],
  ['as a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ["as an older browser's prefetch", { purpose: 'prefetch' }],
  ['as a preview', { 'x-purpose': 'preview' }],
])('does nothing for a request sent %s', async (_, headers) => {
  expect(await codesOf(headers)).toEqual(['unavailable', 'unavailable']);
});
