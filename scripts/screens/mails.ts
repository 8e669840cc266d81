import { templates } from '../../packages/server/src/mail/templates.ts';
import type { Scene, Visit } from './scene.ts';

/** Shows every case of a mail, one below the other, each in its own frame as in a mail program. */
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
    // The preview chooses light or dark by its URL; a picture follows the system preference.
    mails.push(mail.replace('@media not all', '@media (prefers-color-scheme: dark)'));
  }
  // Leaves the server's page, whose policy blocks the mails' styles.
  await page.goto('about:blank');
  await page.setContent(
    `<html lang="${language}"><title>${kind}</title><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><body style="margin:0"><main><h1 style="position:absolute;clip-path:inset(50%)">${kind}</h1></main>`,
  );
  await page.evaluate(async (all) => {
    for (const mail of all) {
      const frame = document.createElement('iframe');
      frame.title = document.title;
      frame.style.cssText = 'display:block;width:100%;border:0;border-bottom:4px solid gray';
      const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.srcdoc = mail;
      document.querySelector('main')?.append(frame);
      await isLoaded;
      frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
    }
  }, mails);
}

/** Every kind of mail that the server sends. */
export const mails: readonly Scene[] = Object.keys(templates).map((kind) => ({
  name: `mail.${kind}`,
  play: (visit) => show(visit, kind),
}));
