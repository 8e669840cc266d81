import { chromium } from '@playwright/test';
import { startServer } from './e2e/server.ts';
const wanted = process.argv.slice(2);
const server = await startServer({ CONVENTION: 'northlight-2031' });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
try {
  for (const width of [1280, 390]) for (const scheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme: scheme });
    page.on('console', (m) => m.type() === 'error' && console.log(m.text()));
    const shot = async (name: string, path?: string) => {
      if (wanted.length && !wanted.includes(name)) return;
      if (path) await page.goto(server.url + path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/brandshots/${name}-${width}-${scheme}.png` });
    };
    await shot('front', '/');
    await shot('mail', `/dev/mail/preview/login/asked?scheme=${scheme}`);
    if (width === 1280 && scheme === 'light') { await shot('preview', '/preview.png'); await shot('icon', '/favicon.svg'); }
    if (!wanted.length || wanted.includes('home')) {
      await page.goto(server.url + '/');
      await page.getByRole('textbox').first().fill(process.env['WHO'] ?? 'robin@example.com');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(1500);
      await page.goto(server.url + '/dev/mail');
      const link = await page.locator('pre a[href*="/login/"]').first().getAttribute('href');
      if (link) { await page.goto(link); await page.waitForLoadState('networkidle'); await page.waitForTimeout(1000); await shot('home'); 
        const badge = await page.request.get(server.url + '/api/people/1/badge'); console.log('badge', badge.status());
        const fs = await import('node:fs');
        if (badge.ok()) fs.writeFileSync('/tmp/brandshots/badge.png', await badge.body());
        const code = await page.request.get(server.url + '/api/people/1/barcode.png'); console.log('barcode', code.status());
        if (code.ok()) fs.writeFileSync('/tmp/brandshots/barcode.png', await code.body());
      }
    }
    await page.close();
  }
} finally { await browser.close(); await server.dispose(); }
