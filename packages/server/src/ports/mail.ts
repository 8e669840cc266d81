/** The header that names a mail of ours: mail servers on the way may change `Message-ID`. */
export const REFERENCE_HEADER = 'X-ConKit-Mail';

/**
 * The connections to the mail server that each lane may use. A lane never waits for another, so mails of the others that
 * hang can't delay a sign-in. Together they stay below 50, the most that Postfix accepts from one client.
 */
export const LANE_CONNECTIONS = { sign_in: 32, ordinary: 10, campaign: 4 } as const;

/** A lane of mails: those that sign in, those of a campaign, and all others. */
export type MailLane = keyof typeof LANE_CONNECTIONS;

/** A mail, ready to be sent. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where delivery reports go; to the sender when absent. */
  readonly bounces?: string;
  /** Comes back with a delivery report. */
  readonly reference?: string;
  /** `Message-ID`, with its angle brackets. A mail that is sent twice keeps it, so that receivers can drop the second. */
  readonly messageId?: string;
  /** The address that takes the recipient off the list, by GET for people and by one POST for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Where mails are handed over. */
export interface Mailer {
  /**
   * @param lane whose connections to use; `ordinary` when absent
   * @throws MailRefused when it would be refused again; anything else is tried again later.
   */
  send(mail: Mail, lane?: MailLane): Promise<void>;
  close(): Promise<void>;
}

/** The receiving side will never take this mail, for example because the mailbox does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
