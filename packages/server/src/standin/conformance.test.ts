import { conformance, readSeeding, type Report } from '@conkit/conformance';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { startStandin, type Standin } from './server.ts';

const README = join(root, 'packages/conformance/README.md');
/** But for what takes long, and the server itself is asked elsewhere: each caller, every body, everything too often. */
const titles = /^(?!gives each caller|answers whatever|refuses what |says when to come back)/;
let standin: Standin;
let report: Report;
beforeAll(async () => {
  standin = await startStandin({ PORT: '0' });
  const [, example = ''] = /```json\n([^]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
  const seeding = readSeeding(example.replaceAll('http://localhost:8080', standin.url));
  report = await conformance({ baseUrl: standin.url, seeding }).run({ titles });
}, 300_000);
afterAll(() => standin.stop());

it('the stand-in does what openapi.yaml says, for the seeding that the kit’s README gives', () => {
  expect(report.breaches).toEqual([]);
});

it('what it could not be asked is said, with why', () => {
  expect(report.leftOut.map(({ operation, why }) => [operation, why])).toEqual([
    ['purchaseOther', 'accounts.target has no open invoice'],
    ['requestSeriesExtra', '4 new voters got a code each'],
  ]);
});
