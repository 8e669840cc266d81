import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf } from './parts.ts';

export interface ApprovalWaitsData {
  readonly pendingId: number;
  /** The address of an administrator who can approve it. */
  readonly email: string;
}

export type ApprovalWaitsFacts = object;

/**
 * Notifies another administrator of an act that waits for approval. The act and the person are shown at the
 * desk only.
 */
export const approvalWaitsMail = mailTemplate<ApprovalWaitsData, ApprovalWaitsFacts>({
  async read({ db }, { pendingId, email }) {
    const act = await db
      .selectFrom('pending_act')
      .select('id')
      .where('id', '=', pendingId)
      .executeTakeFirst();
    if (!act) return null;
    return { from: 'registration', to: { address: email }, facts: {} };
  },
  write(_, reader) {
    const { config, words } = reader;
    const { approvalSubject, approvalOpening, approvalHow } = words.signIn;
    return {
      subject: approvalSubject(config.name),
      greeting: greetingOf(reader, undefined),
      blocks: [text(approvalOpening), text(approvalHow)],
    };
  },
});
