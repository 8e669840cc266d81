import type { Config } from '@conkit/api-client';
import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const summaries = (text: string) =>
    [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, each]) => each);

  it("returns the convention's dates to everyone as an iCalendar file", async () => {
    const answer = await server.get('/api/calendar.ics');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringMatching(/^text\/calendar/) as string,
      'content-disposition': 'inline; filename="dublin2019.ics"',
    });
    expect(answer.body).toContain('DTSTART;VALUE=DATE:20190815\r\nDTEND;VALUE=DATE:20190820\r\n');
    expect(summaries(answer.body)).toContain('Dublin 2019');
  });

  it('lists the future deadlines in the requested language', async () => {
    server.clock.set('2019-03-01T12:00:00Z');
    const text = (await server.get('/api/calendar.ics?lang=fi')).body;
    expect(summaries(text)).toEqual([
      'Dublin 2019: ehdotusaika päättyy',
      'Dublin 2019: äänestys päättyy',
      'Dublin 2019',
    ]);
    const nominations = text.split('BEGIN:VEVENT')[1];
    const { hugo } = (await server.get('/api/config')).json<Config>();
    const closes = new Date(hugo.awards['hugo']?.nominations?.closes ?? '').toISOString();
    const deadline = closes.replaceAll(/[-:]|\.000/g, '');
    expect(nominations).toContain(`\r\nDTSTART:${deadline}\r\n`);
    expect(nominations).toMatch(/^URL:https?:.*\/hugo\/nominate\r$/m);
    expect(nominations).toContain('\r\nTRIGGER:-P1D\r\n');
    server.clock.set('2021-01-01T12:00:00Z');
    const later = (await server.get('/api/calendar.ics')).body;
    expect(summaries(later)).toEqual(['Dublin 2019']);
  });

  it('refuses an unsupported language', async () => {
    expect((await server.get('/api/calendar.ics?lang=sv')).statusCode).toBe(400);
  });
});
