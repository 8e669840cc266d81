import { normalizeEmail } from '@conkit/rules';
import { audited } from '../audit/audited.ts';
import { invalid, ProblemError } from '../errors.ts';
import { markBounce } from '../mail/bounces.ts';
import { type ListedMail, listMailJobs } from '../mail/list.ts';
import { queueMail, resend } from '../mail/queue.ts';
import { type AdminOperation, toActor } from './operation.ts';
import { lockPerson } from './people.ts';

/** Returns the mails of the last thirty days without their content, newest first. */
export const findMails: AdminOperation<'findMails'> = async ({ db }, { body }) => {
  const { person, email, state, campaign, before, limit = 50 } = body;
  const emailKey = email === undefined ? undefined : normalizeEmail(email);
  const filter = { personId: person, emailKey, state, campaign, before, limit: limit + 1 };
  const mails = await listMailJobs(db, filter);
  const shown = mails.slice(0, limit).map(toWire);
  return { body: { status: 'success' as const, mails: shown, more: mails.length > limit } };
};

const toWire = ({ created, due, done, ...mail }: ListedMail) => ({
  ...mail,
  created: created.toISOString(),
  due: due?.toISOString() ?? null,
  done: done?.toISOString() ?? null,
});

/** Sends a mail again with current content, to the current address. */
export const resendMail: AdminOperation<'resendMail'> = async (context, request) => {
  const { mail } = request.params;
  return audited(context, 'resendMail', toActor(request), async (trx) => {
    const job = await resend(trx, context.clock, mail);
    if (!job) throw new ProblemError('not_found');
    const { personId, account, queued } = job;
    const about = personId === undefined ? account !== null && { account } : { personId };
    const change = { ...about, before: {}, after: { mail, kind: job.kind } };
    return {
      answer: { body: { status: 'success' as const, queued } },
      changes: queued ? [change] : [],
    };
  });
};

/** Parses a delivery report and marks the mail and the address that bounced. Accepts any input. */
export const recordBounce: AdminOperation<'recordBounce'> = async (context, request) =>
  audited(context, 'recordBounce', toActor(request), async (trx) => {
    const bounce = await markBounce(trx, context.clock, Buffer.from(request.body.report));
    const { kind } = bounce;
    if (kind !== 'recorded') return { answer: answer(kind), changes: [] };
    const { mail, account, isAddressDead } = bounce;
    const change = { before: { bounced: false }, after: { bounced: true, mail, isAddressDead } };
    return { answer: answer(kind), changes: [{ ...change, ...(account !== null && { account }) }] };
  });

const answer = (found: 'no_report' | 'not_ours' | 'not_failed' | 'known' | 'recorded') => ({
  body: { status: 'success' as const, found },
});

/** Mails a login link to the person's own address. */
export const sendLoginLink: AdminOperation<'sendLoginLink'> = async (context, request) => {
  const { id } = request.params;
  return audited(context, 'sendLoginLink', toActor(request), async (trx) => {
    const { email } = await lockPerson(trx, id);
    if (email === null) {
      throw invalid({ pointer: '/params/id', message: 'id has no address' });
    }
    await queueMail(trx, context.clock, {
      kind: 'login',
      data: { email, reason: 'sent' },
      // A second request replaces the queued mail.
      dedupeKey: `login_link:${id}`,
    });
    return {
      answer: { body: { status: 'success' as const } },
      changes: [{ personId: id, before: {}, after: { mail: 'login' } }],
    };
  });
};
