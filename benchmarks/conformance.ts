// Plants each fault alone and lets the conformance kit look for it. Then runs the kit against the correct server with
// slow mails, slow answers and used-up limits, where it must find nothing. See README.md for usage.
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { conformance } from '../packages/conformance/src/index.ts';
import { faultGroups } from '../packages/server/src/testing/conformance/faults.ts';
import { startProxy } from '../packages/server/src/testing/conformance/proxy.ts';
import { isFound, startTestbed } from '../packages/server/src/testing/conformance/score.ts';
import { startSeeded } from '../packages/server/src/testing/conformance/start.ts';
import { createPglite } from '../packages/server/src/testing/pglite.ts';
import { row, say } from './lib/statistics.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const isWanted = (name: string) => values.only === undefined || name.includes(values.only);

/** Checks that use up rate limits, after which others are left out. */
const LIMITS = /too many requests/;
const notLimits = /^(?!answers Retry-After)/;

async function scoreFaults(): Promise<number> {
  const missed: string[] = [];
  say(row('Faults', 'Planted', 'Found'));
  say('|---|--:|--:|');
  let all = 0;
  for (const [group, faults] of Object.entries(faultGroups)) {
    if (!isWanted(group)) continue;
    const bed = await startTestbed(await createPglite());
    let found = 0;
    for (const fault of faults) {
      // All checks of the operation, as in a run of a user.
      const only = [fault.foundBy ?? fault.in];
      const titles = LIMITS.test(fault.titles.source) ? LIMITS : notLimits;
      const report = await bed.run(fault, { only, titles });
      if (isFound(fault, report)) found += 1;
      else missed.push(`${group}: ${fault.name} (${fault.in})`);
    }
    await bed.close();
    all += faults.length;
    say(row(group, faults.length, found));
  }
  say(row('all', all, all - missed.length));
  for (const one of missed) say(`Missed: ${one}`);
  return missed.length;
}

/** One answer in so many is slow. */
const SLOW_ONE_IN = 200;
const SLOW_MS = 3000;
const MAIL_SECONDS = 10;

/** Runs the kit against the correct server. @returns the number of false alarms */
async function countFalseAlarms(
  name: string,
  {
    mailSeconds = 0,
    isSlow = false,
    runs = 1,
  }: { mailSeconds?: number; isSlow?: boolean; runs?: number },
): Promise<number> {
  if (!isWanted(name)) return 0;
  const seeded = await startSeeded(await createPglite(), 'demo', {}, mailSeconds);
  let count = 0;
  const proxy = await startProxy(seeded.baseUrl, undefined, async () => {
    if (isSlow && (count += 1) % SLOW_ONE_IN === 0) await sleep(SLOW_MS);
  });
  const kit = conformance({ baseUrl: proxy.baseUrl, seeding: seeded.seeding });
  let alarms = 0;
  let leftOut = 0;
  for (let n = 0; n < runs; n += 1) {
    // Only repeated runs may find the limits used up.
    const report = await kit.run(runs > 1 ? {} : { titles: notLimits });
    alarms += report.breaches.length;
    leftOut += report.leftOut.length;
    for (const { operation, check, what } of report.breaches)
      say(`False alarm: ${operation}: ${check}: ${what}`);
  }
  await proxy.close();
  await seeded.close();
  say(row(name, alarms, leftOut));
  return alarms;
}

const missed = await scoreFaults();
say('');
say(row('Correct server with', 'False alarms', 'Checks left out'));
say('|---|--:|--:|');
const alarms =
  (await countFalseAlarms(`mails of ${MAIL_SECONDS} s`, { mailSeconds: MAIL_SECONDS })) +
  (await countFalseAlarms('slow answers', { isSlow: true })) +
  (await countFalseAlarms('limits used up by an earlier run', { runs: 2 }));
process.exitCode = missed + alarms > 0 ? 1 : 0;
