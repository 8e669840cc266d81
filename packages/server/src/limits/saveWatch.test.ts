import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { FixedClock } from '../adapters/clock.ts';
import { createLogger } from '../process/log.ts';
import { countBusyBallots, MANY_SAVES, watchSaves } from './saveWatch.ts';

it('warns once a day about a ballot that is saved more than 10,000 times', () => {
  const clock = new FixedClock(new Date('2019-07-01T12:00:00Z'));
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const context = { clock, log: createLogger('warn', stream) };
  const save = (times: number, person = 7) => {
    for (let n = 0; n < times; n += 1) watchSaves(context, person);
  };
  save(MANY_SAVES);
  save(MANY_SAVES, 8);
  expect([lines.length, countBusyBallots(context)]).toEqual([0, 0]);
  save(500);
  expect(lines.map((line) => (JSON.parse(line) as { person: number }).person)).toEqual([7]);
  expect(countBusyBallots(context)).toBe(1);
  clock.advance(86_400);
  save(1);
  expect([lines.length, countBusyBallots(context)]).toEqual([1, 0]);
});
