import { giveCode } from '../awards/seriesCodes.ts';
import { ProblemError } from '../errors.ts';
import { countRequest } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { requireFreeVoter } from './ownPerson.ts';
import { isPacketFor } from './packetFor.ts';

/** Mails a voter their code for the packet's extra: one per person, and the same each time. */
export const requestSeriesExtra: Operation<'requestSeriesExtra'> = async (
  context,
  { session, params },
) => {
  const { db, clock, config } = context;
  const { series_extra: extra } = config;
  const voter = await requireFreeVoter(context, session, params.id);
  // Before the announcement, the answer does not reveal that there is an extra.
  if (!extra || !isPacketFor(config, voter, extra.category, clock.now())) {
    throw new ProblemError('not_offered');
  }
  const { id: personId } = voter;
  await countRequest(context, [['series_extras', String(personId)]]);
  await db.transaction().execute(async (trx) => {
    if (!(await giveCode(trx, personId, clock.now()))) {
      const message = `All codes have been given out. Please write to ${config.contacts.hugo_packet}.`;
      throw new ProblemError('none_left', { message });
    }
    await queueMail(trx, clock, { kind: 'series_extra', data: { personId } });
  });
  return { body: { status: 'success' } };
};
