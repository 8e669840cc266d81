import { normalizeEmail } from '@conkit/rules';
import { isLanguage, type Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { MailRefused, type Mail } from '../ports/mail.ts';
import { accountOf } from './accounts.ts';
import type { MailTemplate } from './mailKind.ts';
import { readerOf } from './reader.ts';
import { renderMail } from './render.ts';
import { takeCampaignJobs, takeJobs, type TakenJob } from './takeJobs.ts';
import { templates, type MailKind } from './templates.ts';

const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60 * 60_000;

/** Sends the mails that are due, but for those of campaigns; answers how many jobs it dealt with. */
export const sendDueMails = async (context: Context): Promise<number> =>
  work(context, await takeJobs(context));

/**
 * Sends the next mails of a campaign; answers how many jobs it dealt with. Beside the others, so that nobody who wants
 * to sign in waits for them.
 */
export const sendCampaignMails = async (context: Context): Promise<number> =>
  work(context, await takeCampaignJobs(context));

async function work(context: Context, jobs: readonly TakenJob[]): Promise<number> {
  await Promise.all(jobs.map((job) => deliver(context, job)));
  return jobs.length;
}

async function deliver(context: Context, job: TakenJob): Promise<void> {
  const { log, mailer, clock } = context;
  let to: Recipient = {};
  try {
    const mail = await render(context, job);
    if (mail) {
      to = recipientOf(mail);
      await mailer.send({ ...mail, reference: job.reference });
    }
    const skipped = !mail;
    await recordAttempt(context, job, { ...to, skipped, sent_at: clock.now(), last_error: null });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const refused = error instanceof MailRefused;
    log.error(
      { job: job.id, kind: job.kind, attempts: job.attempts, reason, refused },
      'mail not sent',
    );
    await recordAttempt(context, job, {
      ...to,
      last_error: reason,
      ...(refused ? { failed_at: clock.now() } : { due_at: retryAt(clock.now(), job.attempts) }),
    });
  }
}

/** The mail in the language of whom it goes to, else in that of the page that asked for it, else in English. */
async function render(context: Context, job: TakenJob): Promise<Mail | null> {
  // Only known kinds are taken. The data was typed when it was queued, as what this very template takes.
  const template = templates[job.kind as MailKind] as MailTemplate<object, unknown>;
  const letter = await template.read(context, job.data);
  // Whoever was forgotten is told nothing more, whatever still happens to what they paid.
  if (!letter?.to.address) return null;
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

type Recipient = Partial<Record<'recipient' | 'recipient_key', string>>;

const recipientOf = ({ to: { address } }: Mail): Recipient => ({
  recipient: address,
  recipient_key: normalizeEmail(address),
});

type Outcome = Recipient & { readonly skipped?: boolean } & Partial<
    Record<'sent_at' | 'failed_at' | 'due_at', Date>
  > & {
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
