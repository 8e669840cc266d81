import { conformance, readSeeding, type Report } from '@conkit/conformance';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { type MockServer, startMockServer } from './server.ts';

const README = join(root, 'packages/conformance/README.md');
/**
 * All checks except the slow ones, which the server's own conformance test covers: every caller, every invalid body,
 * rate limits.
 */
const titles =
  /^(?!answers each kind of caller|answers generated|refuses a body that|answers Retry-After)/;
let mockServer: MockServer;
let report: Report;
beforeAll(async () => {
  mockServer = await startMockServer({ PORT: '0' });
  const [, example = ''] = /```json\n([^]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  const seeding = readSeeding(example.replaceAll('http://localhost:8080', mockServer.url));
  report = await conformance({ baseUrl: mockServer.url, seeding }).run({ titles });
}, 300_000);
afterAll(() => mockServer.stop());

it('the mock server conforms to openapi.yaml with the seeding in the kit’s README', () => {
  expect(report.breaches).toEqual([]);
});

it('the report explains the checks it left out', () => {
  expect(report.leftOut.map(({ operation, why }) => [operation, why])).toEqual([
    ['purchaseOther', 'accounts.target has no open invoice'],
    ['requestSeriesExtra', '4 new voters got a code each'],
  ]);
});
