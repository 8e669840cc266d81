import { small, text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf } from './parts.ts';

export interface AuditHeadFacts {
  /** The number of rows in the audit log. */
  readonly row: number;
  /** Rows since the last mail. */
  readonly added: number;
  /** The hash of the newest row, in hexadecimal; empty without rows. */
  readonly hash: string;
}

/** Mails an observer the newest row of the audit log at the time when the mail was queued. */
export const auditHeadMail = mailTemplate<AuditHeadFacts & { email: string }, AuditHeadFacts>({
  read: async (_, { email, ...facts }) => ({
    from: 'registration',
    to: { address: email },
    facts,
  }),
  write({ row, added, hash }, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    return {
      subject: signIn.auditHeadSubject(config.name, row),
      greeting: greetingOf(reader, undefined),
      blocks: [
        text(signIn.auditHeadOpening),
        { kind: 'facts', facts: [{ label: signIn.auditHeadAdded, value: String(added) }] },
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
