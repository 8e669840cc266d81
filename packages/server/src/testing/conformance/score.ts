import { conformance, type Conformance, type Report } from '@conkit/conformance';
import type { Database } from '../../database/connect.ts';
import { type Fault, startProxy } from './proxy.ts';
import { startSeeded } from './start.ts';

/** How long the kit waits for a mail that may never come, in seconds. */
const MAIL_SECONDS = 4;

/** A server in which faults can be planted one by one, and a kit that looks for them. */
export interface Testbed {
  readonly kit: Conformance;
  /** Runs the checks that should find a fault, with the fault planted; without a fault, with none. */
  run(fault?: Fault, options?: Parameters<Conformance['run']>[0]): Promise<Report>;
  close(): Promise<void>;
}

/** Starts a testbed on an open database. */
export async function startTestbed(db: Database): Promise<Testbed> {
  const seeded = await startSeeded(db);
  const proxy = await startProxy(seeded.baseUrl);
  const { mail } = seeded.seeding;
  const seeding = {
    ...seeded.seeding,
    ...(mail && { mail: { ...mail, seconds: MAIL_SECONDS } }),
  };
  const kit = conformance({ baseUrl: proxy.baseUrl, seeding });
  return {
    kit,
    async run(fault, options) {
      await seeded.server.db.deleteFrom('rate_limit').execute();
      proxy.plant(fault);
      seeded.changeMails(fault?.mails);
      try {
        return await kit.run(
          options ?? (fault && { only: [fault.foundBy ?? fault.in], titles: fault.titles }),
        );
      } finally {
        proxy.plant(undefined);
        seeded.changeMails(undefined);
      }
    },
    async close() {
      await proxy.close();
      await seeded.close();
    },
  };
}

/** Returns whether a report blames the operation that should find a fault. */
export const isFound = (fault: Fault, { breaches }: Report): boolean =>
  breaches.some(({ operation }) => operation === (fault.foundBy ?? fault.in));
