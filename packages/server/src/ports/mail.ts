/** The header that identifies our mails. Mail servers on the way may change `Message-ID`. */
export const REFERENCE_HEADER = 'X-ConKit-Mail';

/**
 * The number of connections for each lane. Lanes never wait for each other, so hanging mails can't delay a sign-in.
 * Together they stay below 50, Postfix's limit per client.
 */
export const LANE_CONNECTIONS = { sign_in: 32, ordinary: 10, campaign: 4 } as const;

/** A queue of mails: sign-ins, campaigns, and all others. */
export type MailLane = keyof typeof LANE_CONNECTIONS;

/** A picture inside a mail. Its HTML shows it as `cid:<cid>`. */
export interface MailImage {
  readonly cid: string;
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** A mail that is ready to be sent. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: { readonly name?: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly images?: readonly MailImage[];
  /** The address for delivery reports; by default the sender. */
  readonly bounces?: string;
  /** The value of {@link REFERENCE_HEADER}, which delivery reports return. */
  readonly reference?: string;
  /**
   * `Message-ID` with its angle brackets. A mail that is sent twice keeps it, so that receivers can drop the second.
   */
  readonly messageId?: string;
  /** The URL to unsubscribe: GET for people, one POST for mail programs (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * @param lane whose connections to use; by default `ordinary`
   *
   * @throws MailRefused if another attempt would be refused too; any other error can be retried
   */
  send(mail: Mail, lane?: MailLane): Promise<void>;
  close(): Promise<void>;
}

/** The receiving side refuses this mail permanently, for example because the mailbox doesn't exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
