import { createTransport } from 'nodemailer';
import { MailRefused, REFERENCE_HEADER, type Mailer } from '../ports/mail.ts';

/**
 * How long to wait for a connection and for the server's greeting, in milliseconds, and twice as long for any
 * other answer. A batch of mails has come to its end before somebody else may take them again.
 */
const WAIT_MS = 10_000;

/** Hands mails to the server of `SMTP_URL`, over connections that are kept. */
export function smtpMailer(url: string, waitMs = WAIT_MS): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: 2 * waitMs,
  });
  return {
    async send({ from, to, subject, text, html, bounces = from.address, reference }) {
      try {
        await transport.sendMail({
          from,
          to: { name: to.name ?? '', address: to.address },
          envelope: { from: bounces, to: [to.address] },
          subject,
          text,
          html,
          // So that nobody's holiday notice answers.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(reference !== undefined && { [REFERENCE_HEADER]: reference }),
          },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** The address or the mail itself was refused for good. A refused password may be mended. */
function isFinal(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
