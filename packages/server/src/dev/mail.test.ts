import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { templates } from '../mail/templates.ts';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('shows the demo’s mails with clickable links, and their other text escaped', async () => {
    const server = await start();
    expect((await server.get('/dev/mail')).body).toContain('No mail has been sent yet');
    await server.post('/api/key', { email: 'a@example.com', name: '<script>alert(1)</script>' });
    await server.post('/api/key', { email: '"<b>"@example.com' });
    await server.runJobs();
    const { body, headers } = await server.get('/dev/mail');
    expect(body).toMatch(
      /<a href="http:\/\/localhost:8080\/login\/a%40example\.com\/[0-9a-f]{32}">/,
    );
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('<b>');
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('shows the site’s icon, which its policy allows', async () => {
    const { body, headers } = await (await start()).get('/dev/mail');
    expect(body).toContain('<link rel="icon" href="/favicon.svg"');
    expect(headers['content-security-policy']).toContain("img-src 'self'");
  });

  it('answers only at this server’s own host names, without CORS headers', async () => {
    const server = await start({ env: { PUBLIC_URL: 'http://Portal.example:8080' } });
    await server.post('/api/key', { email: 'a@example.com', name: 'Aoife' });
    await server.runJobs();
    const ask = (headers: IncomingHttpHeaders) => server.get('/dev/mail', { headers });
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:9', 'portal.example', 'LOCALHOST'])
      expect((await ask({ host })).body, host).toContain('/login/');
    for (const headers of [
      { host: 'evil.example' },
      { host: 'evil.example:8080', 'x-forwarded-host': 'localhost' },
      { host: 'localhost.evil.example' },
      { host: 'localhost@evil.example' },
      { host: 'portal.example.evil.example', origin: 'http://portal.example' },
    ]) {
      const answer = await ask(headers);
      expect([answer.statusCode, answer.body], JSON.stringify(headers)).toEqual([
        421,
        'This is at http://portal.example:8080/dev/mail (PUBLIC_URL) only.\n',
      ]);
    }
    const { headers } = await ask({ host: 'localhost', origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('shows a mail’s HTML in a sandbox', async () => {
    const server = await start();
    await server.post('/api/key', { email: 'looks@example.com', name: 'Aoife' });
    await server.runJobs();
    const [mail] = await server.mails();
    const page = await server.get('/dev/mail');
    const [, link = ''] = /href="(\/dev\/mail\/html\/[^"]*)"/.exec(page.body) ?? [];
    const { body, headers } = await server.get(link);
    expect(body).toBe(mail?.html);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox/);
    for (const id of ['nothing', '..%2f..%2fsecret', mail?.id.slice(1)])
      expect((await server.get(`/dev/mail/html/${id}`)).statusCode).toBe(404);
  });

  it('previews every kind of mail in every language, light and dark, wide and narrow', async () => {
    const server = await start();
    expect((await server.get('/dev/mail')).body).toContain('href="/dev/mail/preview"');
    for (const [query, title] of [
      ['', 'Your login link'],
      ['?language=fi&scheme=dark', 'Kirjautumislinkkisi'],
      ['?language=tlh&scheme=<b>', 'Your login link'],
    ] as const) {
      const { body, headers } = await server.get(`/dev/mail/preview${query}`);
      expect(body).toContain(title);
      expect(body).not.toContain('<b>');
      expect(headers['content-security-policy']).toContain("frame-src 'self'");
      const frames = Array.from(body.matchAll(/<iframe class="(\w+)"[^>]* src="([^"]*)"/g));
      for (const kind of Object.keys(templates)) {
        const ofKind = frames.filter(([, , src]) => src?.includes(`/preview/${kind}/`));
        expect(new Set(ofKind.map(([, width]) => width))).toEqual(new Set(['wide', 'narrow']));
      }
      const alone = await server.get(frames[0]?.[2]?.replaceAll('&amp;', '&') ?? '');
      expect(alone.body).toContain(title);
      expect(alone.body).toContain(query.includes('dark') ? '@media all{' : '@media not all{');
      expect(alone.headers['content-security-policy']).toContain("frame-ancestors 'self'; sandbox");
    }
    expect((await server.get('/dev/mail/preview/login/nothing')).statusCode).toBe(404);
  });

  it('serves these pages only in the demo, and only while mails are stored in the outbox', async () => {
    const real = await start({ convention: 'dublin-2019' });
    const sending = await start({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const demo = await start();
    for (const path of ['/dev/mail', '/dev/mail/preview', '/dev/mail/preview/login/asked']) {
      expect([path, (await real.get(path)).statusCode]).toEqual([path, 404]);
      expect([path, (await sending.get(path)).statusCode]).toEqual([path, 404]);
      const elsewhere = await demo.get(path, { headers: { host: 'evil.example' } });
      expect([path, elsewhere.statusCode]).toEqual([path, 421]);
    }
  });
});
