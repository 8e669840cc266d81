import { text, small, when, type Block } from '../content.ts';
import { mailTemplate, formatGreeting } from '../template.ts';

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
      subject: approvalSubject({ convention: config.name }),
      greeting: formatGreeting(reader, undefined),
      blocks: [text(approvalOpening), text(approvalHow)],
    };
  },
});

export interface AuditHeadFacts {
  /** The number of rows in the audit log. */
  readonly row: number;
  /** Rows added since the previous day's mail; null in the first mail. */
  readonly added: number | null;
  /** The hash of the newest row, in hexadecimal; empty without rows. */
  readonly hash: string;
}

export interface AuditHeadData {
  readonly email: string;
  /** The newest row in the previous day's mail; null in the first mail. */
  readonly since: number | null;
}

/** Mails the newest row of the audit log to an observer. */
export const auditHeadMail = mailTemplate<AuditHeadData, AuditHeadFacts>({
  async read({ db }, { email, since }) {
    const head = await db.selectFrom('audit_head').selectAll().executeTakeFirst();
    const row = head?.seq ?? 0;
    const hash = head ? Buffer.from(head.hash).toString('hex') : '';
    const added = since === null ? null : row - since;
    return { from: 'registration', to: { address: email }, facts: { row, added, hash } };
  },
  write({ row, added, hash }, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    return {
      subject: signIn.auditHeadSubject({ convention: config.name, row }),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(signIn.auditHeadOpening),
        ...when<Block>(added !== null, {
          kind: 'facts',
          facts: [{ label: signIn.auditHeadAdded, value: String(added) }],
        }),
        {
          kind: 'code',
          code: hash === '' ? '–' : hash,
          label: signIn.auditHeadLabel,
          note: signIn.auditHeadNote,
        },
        small(signIn.auditHeadDaily),
      ],
    };
  },
});
