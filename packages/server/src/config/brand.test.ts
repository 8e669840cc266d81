import { createCanvas, loadImage } from '@napi-rs/canvas';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTheme } from '@conkit/ui/colors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '@conkit/api-client';
import { root } from '../process/root.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { linksOfHtml, linksOfText, tagFaults, visibleText } from '../testing/mailForms.ts';
import type { TestServer } from '../testing/server.ts';

const LOGO_RATIO = 270 / 56;
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
for (const script of ['offline.js', 'other.js']) {
  writeFileSync(join(folder, 'client', script), '// Nothing.');
}
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

  describe('a convention with pictures and lines of its own', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({ convention: 'northlight-2031', env: { PORTAL_DIR: folder } });
    });

    it('tells pages where its logo and badge are, and sends them so that nothing runs', async () => {
      const { brand, badge } = (await server.get('/api/config')).json<Config>();
      expect(badge?.slots).toMatchObject({ name: { weight: 'bold' }, color: { color: '#0f766e' } });
      const addresses = [brand?.logo, brand?.logoDark, badge?.background].map((one) => one?.href);
      expect(new Set(addresses).size).toBe(3);
      for (const address of addresses) {
        const { headers, body, statusCode } = await server.get(address ?? '');
        expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
        expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
        expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
        expect(body).not.toContain('slot-');
      }
      expect((await server.get('/brand/convention.yaml')).statusCode).toBe(404);
    });

    it('sends them for now to pages of another process, which have other addresses', async () => {
      const { brand } = server.context.config;
      const other = '/brand/logo-0123456789.svg';
      const { headers, body, statusCode } = await server.get(other);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
      expect(body).toBe(brand.logo?.body.toString());
      expect((await server.get(other.replace('logo', 'lgo'))).statusCode).toBe(404);
    });

    it('has its icon', async () => {
      const { body } = await server.get('/favicon.svg');
      expect(body).toBe(server.context.config.brand.icon?.body.toString());
    });

    it('has its logo inside mails, and its lines in both forms', async () => {
      await server.post('/api/key', { email: 'robin@example.com', name: 'Robin' });
      const [mail] = await server.mailsTo('robin@example.com');
      const { html = '', text = '', images = [] } = mail ?? {};
      expect(html.match(/<img[^>]*>/g)).toEqual([
        expect.stringMatching(/^<img src="cid:logo" [^>]*alt="Northlight 2031"/),
      ]);
      expect(images.map(({ cid, type }) => [cid, type])).toEqual([['logo', 'image/png']]);
      const { width, height } = await loadImage(Buffer.from(images[0]?.base64 ?? '', 'base64'));
      expect(height).toBe(72);
      expect(width / height).toBeCloseTo(LOGO_RATIO, 1);
      expect(text).toMatch(/^Halifax, 28 August/);
      expect(text).toMatch(/\n\nhttps:\/\/northlight\.example\.com\/\n\nNorthlight 2031 is run by/);
      expect(visibleText(html)).toMatch(/^Halifax, 28 August/);
      expect(visibleText(html)).toMatch(/registered charity in Nova Scotia\.$/);
      expect(linksOfHtml(html)).toEqual(linksOfText(text));
      expect(tagFaults(html)).toEqual([]);
      const shown = await server.get(`/dev/mail/html/${mail?.id}`);
      expect(shown.body).toContain(`<img src="data:image/png;base64,${images[0]?.base64}"`);
    });

    it('has its badge, which shows the colour and word of the type', async () => {
      const person = await server.addPerson({ membership: 'Youth', email: 'kit@example.com' });
      const { rawPayload } = await (
        await server.as('kit@example.com')
      ).get(`/api/people/${person.id}/badge`);
      const { width, height } = await loadImage(rawPayload);
      expect([width, height]).toEqual([1016, 638]);
      const ctx = createCanvas(width, height).getContext('2d');
      ctx.drawImage(await loadImage(rawPayload), 0, 0);
      const [red, green, blue] = ctx.getImageData(8, 630, 1, 1).data;
      expect([red, green, blue]).toEqual([0xa3, 0xe6, 0x35]);
    });
  });

  it('has a PNG as its icon inside of an SVG, and lets nothing but the worker send requests', async () => {
    const body = await createCanvas(64, 32).encode('png');
    const icon = { path: '/brand/icon-1.png', type: 'image/png', body, width: 64, height: 32 };
    const server = await start({
      env: { PORTAL_DIR: folder },
      change: (same) => ({ ...same, brand: { ...same.brand, icon } }),
    });
    const answer = await server.get('/favicon.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
    expect(answer.body).toMatch(/^<svg [^>]*viewBox="0 0 64 32">/);
    expect(answer.body).toContain(`href="data:image/png;base64,${body.toString('base64')}"`);
    const policies = await Promise.all(
      ['/offline.js', '/other.js'].map(async (path) => {
        const { headers } = await server.get(path);
        return String(headers['content-security-policy']).includes("connect-src 'self'");
      }),
    );
    expect(policies).toEqual([true, false]);
  });

  it('adds nothing to pages without colours of their own', async () => {
    const server = await start({ env: { PORTAL_DIR: folder } });
    const { body } = await server.get('/', { headers: { accept: 'text/html' } });
    expect(body).not.toContain('--conkit');
    expect(body).toContain('content="#0d2536"');
  });
});
