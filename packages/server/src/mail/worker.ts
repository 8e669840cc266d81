import { sql } from 'kysely';
import { isLanguage, type Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { MailRefused, type Mail } from '../ports/mail.ts';
import { accountOf } from './accounts.ts';
import type { MailTemplate } from './mailKind.ts';
import { readerOf } from './reader.ts';
import { renderMail } from './render.ts';
import { templates, type MailKind } from './templates.ts';

/** While a mail is being sent nobody else takes it; after a crash it is taken again. */
const LEASE_MS = 2 * 60_000;
const BATCH = 10;
const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60 * 60_000;

interface TakenJob {
  id: number;
  kind: string;
  data: object;
  /** Of the page that asked for the mail. */
  language: string | null;
  attempts: number;
  /** The end of the lease; a job replaced meanwhile has another one. */
  due_at: Date;
}

/** Sends the mails that are due; answers how many jobs it dealt with. */
export async function sendDueMails(context: Context): Promise<number> {
  const jobs = await takeJobs(context);
  await Promise.all(jobs.map((job) => deliver(context, job)));
  return jobs.length;
}

/** Several processes may take at once: a row that another has locked is passed over. */
async function takeJobs({ db, clock }: Context): Promise<TakenJob[]> {
  const now = clock.now();
  const lease = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql<TakenJob>`
    update mail_job set due_at = ${lease}, attempts = attempts + 1
    where id in (
      select id from mail_job
      where sent_at is null and failed_at is null and due_at <= ${now}
      order by due_at, id limit ${BATCH} for update skip locked
    )
    returning id, kind, data, language, attempts, due_at`.execute(db);
  return rows;
}

async function deliver(context: Context, job: TakenJob): Promise<void> {
  const { log, mailer, clock } = context;
  try {
    const mail = await render(context, job);
    if (mail) await mailer.send(mail);
    await recordAttempt(context, job, { sent_at: clock.now(), last_error: null });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const refused = error instanceof MailRefused;
    log.error(
      { job: job.id, kind: job.kind, attempts: job.attempts, reason, refused },
      'mail not sent',
    );
    await recordAttempt(context, job, {
      last_error: reason,
      ...(refused ? { failed_at: clock.now() } : { due_at: retryAt(clock.now(), job.attempts) }),
    });
  }
}

/** The mail in the language of whom it goes to, else in that of the page that asked for it, else in English. */
async function render(context: Context, job: TakenJob): Promise<Mail | null> {
  if (!Object.hasOwn(templates, job.kind)) throw new MailRefused(`unknown kind ${job.kind}`);
  // The data was typed when it was queued, as what this very template takes.
  const template = templates[job.kind as MailKind] as MailTemplate<object, unknown>;
  const letter = await template.read(context, job.data);
  if (!letter) return null;
  const { config, db, log } = context;
  const { language } = await accountOf(db, letter.to.address);
  // What the convention is not read in any more is no language of its mails.
  const chosen = [language, job.language].find((one) =>
    config.languages.some((each) => each === one),
  );
  const write = (to: Language) =>
    renderMail(config, letter, template.write(letter.facts, readerOf(config, to)), to);
  try {
    return write(isLanguage(chosen) ? chosen : 'en');
  } catch (error) {
    // A language that cannot be written costs nobody their mail.
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ job: job.id, kind: job.kind, reason }, 'mail written in English');
    return write('en');
  }
}

const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS));

type Outcome = Partial<Record<'sent_at' | 'failed_at' | 'due_at', Date>> & {
  last_error: string | null;
};

/** Does nothing when the job was replaced while it was being sent: the newer one is still to come. */
async function recordAttempt({ db }: Context, job: TakenJob, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mail_job')
    .set(outcome)
    .where('id', '=', job.id)
    .where('due_at', '=', job.due_at)
    .execute();
}
