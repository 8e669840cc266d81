/** The header that names a mail of ours: mail servers on the way may change `Message-ID`. */
export const REFERENCE_HEADER = 'X-ConKit-Mail';

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
}

/** Where mails are handed over. */
export interface Mailer {
  /**
   * @throws MailRefused when it would be refused again; anything else is tried again later.
   */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** The receiving side will never take this mail, for example because the mailbox does not exist. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
