import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  it('shows the mails of the demonstration with links to follow, and nothing else of theirs', async () => {
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

  it('is there in the demonstration only, and only while its mail goes to the outbox', async () => {
    const real = await start({ convention: 'dublin-2019' });
    expect((await real.get('/dev/mail')).statusCode).toBe(404);
    const sending = await start({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    expect((await sending.get('/dev/mail')).statusCode).toBe(404);
  });
});
