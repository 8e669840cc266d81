import type { MailKind } from '../../packages/server/src/mail/templates.ts';
import type { Scene, Visit } from './scene.ts';

/** Every kind of mail; one that is missing here does not compile. */
const kinds: Readonly<Record<MailKind, true>> = {
  ballot_copy: true,
  chat_invite: true,
  invoice: true,
  login: true,
  new_address: true,
  new_daypass: true,
  new_member: true,
  new_payment: true,
  nominations_copy: true,
  old_address: true,
  paper_pubs: true,
  payment_update: true,
  receipt: true,
  refund_due: true,
  series_extra: true,
  siteselection_token: true,
  unknown_address: true,
  upgrade: true,
};

/** Shows a kind of mail in each of its cases, one below the other, each in a window of its own as in a mail program. */
async function show({ page, server, say }: Visit, kind: string): Promise<void> {
  const language = String(say('en', 'fi'));
  const preview = `${server.url}/dev/mail/preview`;
  const list = await (await page.request.get(`${preview}?language=${language}`)).text();
  const samples = new Set(
    [...list.matchAll(new RegExp(`/preview/(${kind}/[^?"]+)`, 'g'))].map(([, path = '']) => path),
  );
  const mails: string[] = [];
  for (const path of samples) {
    const mail = await (await page.request.get(`${preview}/${path}?language=${language}`)).text();
    // The preview is light or dark by its address; a picture is by what the system wants.
    mails.push(mail.replace('@media not all', '@media (prefers-color-scheme: dark)'));
  }
  await page.setContent(
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><body style="margin:0">',
  );
  await page.evaluate(async (all) => {
    for (const mail of all) {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'display:block;width:100%;border:0;border-bottom:4px solid gray';
      const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.srcdoc = mail;
      document.body.append(frame);
      await isLoaded;
      frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
    }
  }, mails);
}

export const mails: readonly Scene[] = Object.keys(kinds).map((kind) => ({
  name: `mail.${kind}`,
  play: (visit) => show(visit, kind),
}));
