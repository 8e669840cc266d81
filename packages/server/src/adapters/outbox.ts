import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Mail, Mailer } from '../ports/mail.ts';

/** A mail as it lies in the outbox. */
export interface SentMail extends Mail {
  /** Also the name of its file. */
  readonly id: string;
  readonly sent: string;
}

/** Where the outbox of a data folder is. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes mails to a folder, one JSON file each: what the server does without `SMTP_URL`. */
export function outboxMailer(folder: string, clock: Clock): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sent = clock.now().toISOString();
      const id = `${sent.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const entry: SentMail = { id, sent, ...mail };
      // Renamed when complete, so that a reader never meets half a file. It holds a login key.
      const part = join(folder, `${id}.part`);
      await writeFile(part, JSON.stringify(entry, null, 2), { mode: 0o600 });
      await rename(part, join(folder, `${id}.json`));
    },
    async close() {},
  };
}

/** The mails of an outbox, newest first. */
export async function readOutbox(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .toReversed();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMail),
  );
}
