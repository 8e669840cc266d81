import { expect, it } from 'vitest';
import { contract } from '../contract/testApp.ts';
import { Calls, type Exchange } from './calls.ts';
import { createOperationFinder } from './operations.ts';

const described = createOperationFinder(contract);
const answered = (status: number, body: unknown, type = 'application/json') => ({
  answer: {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: Buffer.from(JSON.stringify(body)),
  },
});
const asked = {
  method: 'GET',
  url: '/api/purchase/keys',
  requestHeaders: {},
  requestBody: '',
  ms: 1,
};

/** Returns the deviations recorded for one call. */
function said(exchange: Partial<Exchange>) {
  const calls = new Calls(contract, described);
  calls.add({ ...asked, ...exchange }, new Date(0));
  return calls.all[0]?.deviations.map(({ of, what }) => `${of}: ${what}`);
}

it.each<[string, Partial<Exchange>, string[]]>([
  ['a described answer', answered(200, { default: 'pk' }), []],
  ['a wrong body', answered(200, { default: 5 }), ['answer: /default must be string']],
  ['a wrong status', answered(201, {}), ['answer: status 201 is not described']],
  [
    'a wrong media type',
    answered(200, {}, 'text/html'),
    ['answer: text/html with status 200 is not described'],
  ],
  ['no answer', {}, []],
])('reports %s', (_, exchange, deviations) => {
  expect(said(exchange)).toEqual(deviations);
});

it('keeps the last thousand calls', () => {
  const calls = new Calls(contract, described);
  for (let n = 0; n < 1001; n += 1) calls.add(asked, new Date(0));
  expect([calls.all.length, calls.all[0]?.number, calls.all.at(-1)?.number]).toEqual([
    1000, 2, 1001,
  ]);
});
