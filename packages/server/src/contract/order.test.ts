import { expect, it } from 'vitest';
import { ProblemError } from '../errors.ts';
import { appWith, contract } from './testApp.ts';

it('reports the first of several errors in the order of openapi.yaml', async () => {
  const vote = async () => {
    throw new ProblemError('not_yours');
  };
  const [signedIn, anonymous] = [
    await appWith({ vote }),
    await appWith({ vote }, { session: null }),
  ];
  const large = `"${'x'.repeat(contract.operations.find(({ id }) => id === 'vote')?.maxBytes ?? 0)}"`;
  const right = JSON.stringify({ lastmod: null, signature: 'Aoife', votes: { Novel: [1] } });
  const [text, json] = [{ 'content-type': 'text/plain' }, { 'content-type': 'application/json' }];
  const elsewhere = { 'sec-fetch-site': 'cross-site' };
  const asked = [
    [anonymous, { method: 'PATCH', headers: { ...text, ...elsewhere }, payload: large }],
    [anonymous, { method: 'POST', headers: { ...text, ...elsewhere }, payload: large }],
    [anonymous, { method: 'POST', headers: text, payload: large }],
    [signedIn, { method: 'POST', headers: text, payload: large }],
    [signedIn, { method: 'POST', headers: json, payload: large }],
    [signedIn, { method: 'POST', headers: json, payload: '{}' }],
    [signedIn, { method: 'POST', headers: json, payload: right }],
  ] as const;
  const codes: unknown[] = [];
  for (const [app, request] of asked) {
    const answer = await app.inject({ url: '/api/hugo/5/vote', ...request });
    codes.push(answer.json<{ code: string }>().code);
  }
  const told = [
    'method_not_allowed',
    'cross_site',
    'unauthorized',
    'unsupported_media_type',
    'too_large',
    'invalid',
    'not_yours',
  ];
  expect(codes).toEqual(told);
  const { description } = (contract.document as { info: { description: string } }).info;
  const places = told.map((code) =>
    description.indexOf(`\`${code}\``, description.indexOf('for the first of these')),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
