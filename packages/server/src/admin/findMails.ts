import { normalizeEmail } from '@conkit/rules';
import { listMailJobs, type ListedMail } from '../mail/list.ts';
import type { AdminOperation } from './operation.ts';

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
