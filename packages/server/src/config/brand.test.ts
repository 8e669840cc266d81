import { createCanvas, loadImage } from '@napi-rs/canvas';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTheme } from '@conkit/ui/colors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../process/root.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const theme = createTheme({ primary: '#7a1f1f', accent: '#e0b040' });
const PAGE = `<!doctype html><html><head>
<meta
      name="theme-color"
      data-theme="dark"
      content="#0d2536"
/></head><body><div id="root"></div></body></html>`;
const folder = mkdtempSync(join(tmpdir(), 'conkit-brand-'));
mkdirSync(join(folder, 'client/assets'), { recursive: true });
writeFileSync(join(folder, 'client/index.html'), PAGE);
cpSync(join(root, 'packages/portal/public/favicon.svg'), join(folder, 'client/favicon.svg'));
afterAll(() => rmSync(folder, { recursive: true }));

forEachDatabase((start) => {
  describe('a convention with colours of its own', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({
        env: { PORTAL_DIR: folder },
        change: (same) => ({ ...same, theme, ground: 'plain' }),
      });
    });

    it('has them on each page of the portal, with the page’s nonce', async () => {
      const { body, headers } = await server.get('/', { headers: { accept: 'text/html' } });
      const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
      expect(nonce).toBeTruthy();
      // A nonce can contain characters that a regular expression reads differently.
      const [, style] = body.split(`<style nonce="${nonce}">`);
      expect(style).toContain('</style></head>');
      expect(style).toContain(theme.light.action);
      expect(style).toContain(theme.dark.action);
      expect(body).toContain(`content="${theme.dark.surface}"`);
    });

    it('has them on the server’s own pages, under their policy', async () => {
      const { body } = await server.get('/unsubscribe/1/no-key', {
        headers: { accept: 'text/html' },
      });
      expect(body).toContain(`--action:${theme.light.action}`);
      expect(body).not.toContain('#005383');
    });

    it('has them in the icon', async () => {
      const { body, headers } = await server.get('/favicon.svg');
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(body).toContain(theme.print.band);
      expect(body).toContain(theme.print.accent);
      expect(body).not.toMatch(/#005383|#6abd45/);
    });

    it('has them in mails', async () => {
      const all = await server.get('/dev/mail/preview');
      const [, src = ''] = /<iframe[^>]* src="([^"]*)"/.exec(all.body) ?? [];
      const { body } = await server.get(src.replaceAll('&amp;', '&'));
      expect(body).toContain(theme.light.action);
      expect(body).not.toContain('#005383');
    });

    it('has them in the picture of a link', async () => {
      const ctx = createCanvas(1200, 630).getContext('2d');
      ctx.drawImage(await loadImage((await server.get('/preview.png')).rawPayload), 0, 0);
      const at = (y: number) =>
        `#${Buffer.from(ctx.getImageData(2, y, 1, 1).data.subarray(0, 3)).toString('hex')}`;
      expect([at(0), at(625)]).toEqual([theme.light.groundGlow, theme.light.accent]);
    });
  });

  it('adds nothing to pages without colours of their own', async () => {
    const server = await start({ env: { PORTAL_DIR: folder } });
    const { body } = await server.get('/', { headers: { accept: 'text/html' } });
    expect(body).not.toContain('--conkit');
    expect(body).toContain('content="#0d2536"');
  });
});
