import { createTransport } from 'nodemailer';
import {
  LANE_CONNECTIONS,
  MailRefused,
  REFERENCE_HEADER,
  type Mailer,
  type MailLane,
} from '../ports/mail.ts';

/**
 * How many milliseconds to wait for a connection and for the server's greeting; twice that for any other answer. An
 * ordinary exchange must end before another process may take the mail again.
 */
const TIMEOUT_MS = 10_000;

/** Sends mails through the server of `SMTP_URL`, with a pool of kept-alive connections for each lane. */
export function createSmtpMailer(url: string, waitMs = TIMEOUT_MS): Mailer {
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
      const { unsubscribe, images = [] } = mail;
      try {
        await pools[lane].sendMail({
          from,
          to: { name: to.name ?? '', address: to.address },
          envelope: { from: bounces, to: [to.address] },
          subject,
          text,
          html,
          attachments: images.map(({ cid, name, type, base64 }) => ({
            cid,
            filename: name,
            contentType: type,
            contentDisposition: 'inline',
            content: base64,
            encoding: 'base64',
          })),
          ...(messageId !== undefined && { messageId }),
          // Prevents automatic replies such as vacation notices.
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
        throw isPermanent(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    async close() {
      for (const pool of Object.values(pools)) pool.close();
    },
  };
}

/**
 * Returns whether the server permanently refused the address or the mail itself. After a refused password, the mail is
 * retried.
 */
function isPermanent(error: unknown): error is Error {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  const { code, responseCode } = error;
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutMail && typeof responseCode === 'number' && responseCode >= 500;
}
