import { createTransport } from 'nodemailer';
import {
  LANE_CONNECTIONS,
  MailRefused,
  REFERENCE_HEADER,
  type Mailer,
  type MailLane,
} from '../ports/mail.ts';

/**
 * How long to wait for a connection and for the server's greeting, in milliseconds, and twice as long for any
 * other answer. The last answer of a usual exchange comes before another process may take the mail again.
 */
const WAIT_MS = 10_000;

/** Hands mails to the server of `SMTP_URL`, over connections that are kept, a pool for each lane. */
export function smtpMailer(url: string, waitMs = WAIT_MS): Mailer {
  const openPool = (lane: MailLane) =>
    createTransport({
      url,
      pool: true,
      maxConnections: LANE_CONNECTIONS[lane],
      connectionTimeout: waitMs,
      greetingTimeout: waitMs,
      socketTimeout: 2 * waitMs,
    });
  const pools = {
    sign_in: openPool('sign_in'),
    ordinary: openPool('ordinary'),
    campaign: openPool('campaign'),
  };
  return {
    async send(mail, lane = 'ordinary') {
      const { from, to, subject, text, html, bounces = from.address, reference, messageId } = mail;
      const { unsubscribe } = mail;
      try {
        await pools[lane].sendMail({
          from,
          to: { name: to.name ?? '', address: to.address },
          envelope: { from: bounces, to: [to.address] },
          subject,
          text,
          html,
          ...(messageId !== undefined && { messageId }),
          // So that nobody's holiday notice answers.
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(reference !== undefined && { [REFERENCE_HEADER]: reference }),
            ...(unsubscribe !== undefined && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        throw isFinal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async close() {
      for (const pool of Object.values(pools)) pool.close();
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
