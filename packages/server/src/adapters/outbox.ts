import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../ports/clock.ts';
import type { Mail, Mailer } from '../ports/mail.ts';

/** A mail in the outbox. */
export interface SentMail extends Mail {
  /** Also the name of the mail's file. */
  readonly id: string;
  readonly sent: string;
}

/** Returns the outbox folder of a data folder. */
export const getOutboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** Writes each mail to a JSON file in a folder. Used without `SMTP_URL`. */
export function createOutboxMailer(folder: string, clock: Clock): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sent = clock.now().toISOString();
      const id = `${sent.replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const entry: SentMail = { id, sent, ...mail };
      // Rename the complete file, so that no reader sees a partial one. Only the owner may read it: it can contain a
      // login key.
      const part = join(folder, `${id}.part`);
      await writeFile(part, JSON.stringify(entry, null, 2), { mode: 0o600 });
      await rename(part, join(folder, `${id}.json`));
    },
    async close() {},
  };
}

/** Returns the mails of an outbox, newest first. */
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
