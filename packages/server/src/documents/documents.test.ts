import { loadImage } from '@napi-rs/canvas';
import { beforeAll, expect, it } from 'vitest';
import type { PaymentRow } from '../database/payments.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { badgeContent, drawBadge } from './badge.ts';
import { getInks } from './drawing.ts';
import { ballotContent } from './ballot.ts';
import { barcodeContent } from './barcode.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const role = { email_key: 'desk@example.com', role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
  });

  let accounts = 0;
  async function owner(person: Parameters<TestServer['addPerson']>[0] = {}) {
    const email = `owner${accounts++}@example.com`;
    const row = await server.addPerson({ email, ...person });
    const client = await server.as(email);
    return { row, client, get: (path: string) => client.get(`/api/people/${row.id}/${path}`) };
  }

  async function pay(person_id: number, changes: Partial<PaymentRow> = {}) {
    await server.db
      .insertInto('payment')
      .values({
        created: server.clock.now(),
        payment_email: 'payer@example.com',
        payment_email_key: 'payer@example.com',
        status: 'succeeded',
        amount: 4000,
        currency: 'eur',
        person_id,
        category: 'siteselect',
        type: 'ss-token',
        ...changes,
        data: JSON.stringify(changes.data ?? { token: 'TOKEN' }),
      })
      .execute();
  }

  const daypass = {
    membership: 'NonMember',
    daypass_type: 'YoungAdult',
    daypass_days: [true, true, false, false, false],
  };

  it.each(['badge', 'barcode.png'])(
    'returns the %s as an image named after event and person',
    async (path) => {
      const { row, get } = await owner();
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `inline; filename="dublin2019-${path.split('.')[0]}-${row.id}.png"`,
        'cache-control': 'private, no-cache',
      });
      const { width, height } = await loadImage(answer.rawPayload);
      expect([width, height]).toEqual([709, path === 'badge' ? 299 : 551]);
    },
  );

  it('returns the printable barcode and the ballot as files named after event and person', async () => {
    const { row, get } = await owner();
    await pay(row.id);
    for (const [path, kind] of [
      ['barcode.pdf', 'barcode'],
      ['ballot', 'ballot'],
    ] as const) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `${kind === 'barcode' ? 'inline' : 'attachment'}; filename="dublin2019-${kind}-${row.id}.pdf"`,
        'cache-control': 'private, no-cache',
      });
      expect(answer.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    }
  });

  it('returns 304 if the browser has the current image', async () => {
    const { get, client, row } = await owner();
    const etag = String((await get('badge')).headers['etag']);
    const url = `/api/people/${row.id}/badge`;
    const same = await client.get(url, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', etag]);
    await client.post(`/api/people/${row.id}`, { badge_name: 'Another' });
    const changed = await client.get(url, { headers: { 'if-none-match': etag } });
    expect(changed.statusCode).toBe(200);
  });

  it('draws the saved values, or the typed ones instead', async () => {
    const { row, get } = await owner({ badge_name: 'Saved', badge_subtitle: 'Here' });
    const { config } = server.context;
    const expected = (typed: object) => drawBadge(badgeContent(config, row, typed));
    expect((await get('badge')).rawPayload).toEqual(await expected({}));
    const typed = { name: 'Typed\nName', subtitle: 'There' };
    const query = new URLSearchParams(typed).toString();
    expect((await get(`badge?${query}`)).rawPayload).toEqual(await expected(typed));
    expect(await expected(typed)).not.toEqual(await expected({}));
  });

  it('draws number and type on a badge, and the days of a day pass', async () => {
    const { config } = server.context;
    const adult = await server.addPerson({ legal_name: 'Aoife Byrne', country: 'Ireland' });
    expect(badgeContent(config, adult)).toEqual({
      name: 'Aoife Byrne',
      subtitle: 'Ireland',
      convention: 'Dublin 2019',
      type: 'Adult',
      number: `#${adult.member_number}`,
      code: `A-${adult.member_number}`,
      ownType: undefined,
      context: 'Ireland',
      inks: getInks(config.theme),
    });
    const holder = await server.addPerson(daypass);
    expect(badgeContent(config, holder)).toMatchObject({
      type: 'Young adult day pass Wed/Thu',
      number: '',
    });
    expect(barcodeContent(config, holder)).toMatchObject({
      code: `N-i${holder.id}`,
      info: 'Daypass Wed/Thu',
    });
    const supporter = await server.addPerson({ membership: 'Supporter' });
    expect(badgeContent(config, supporter)).toMatchObject({ type: '', number: '' });
  });

  it('draws a blank badge and no barcode for a person without a badge', async () => {
    const { get } = await owner({ membership: 'Supporter' });
    expect((await get('badge')).statusCode).toBe(200);
    for (const path of ['barcode.png', 'barcode.pdf']) {
      const answer = await get(path);
      expect([answer.statusCode, answer.json<object>()]).toMatchObject([
        404,
        { code: 'not_found' },
      ]);
    }
    const holder = await owner(daypass);
    expect((await holder.get('barcode.png')).statusCode).toBe(200);
  });

  it("draws a badge for a person who isn't a member yet, without a session", async () => {
    const answer = await server.get('/api/blank-badge?name=Aoife&subtitle=Cork');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('inline; filename="dublin2019-badge-0.png"');
    const other = await server.get('/api/blank-badge');
    expect(other.statusCode).toBe(200);
    expect(other.rawPayload).not.toEqual(answer.rawPayload);
  });

  it('fills in the ballot with the record and the paid token', async () => {
    const person = await server.addPerson({
      legal_name: 'Ελένη Παπαδοπούλου',
      email: 'eleni@example.com',
      address: 'Old Street',
      city: 'Αθήνα',
      country: 'Greece',
      badge_name: 'Eleni\nof Athens',
      paper_pubs: { name: 'E.', address: '7 Harbour Road\nSecond floor', country: 'Ireland' },
    });
    const content = ballotContent(server.context.config, person, 'A1B2');
    expect(content).toMatchObject({ token: 'A1B2', legalName: 'Ελένη Παπαδοπούλου' });
    const values = Object.fromEntries(
      (content?.fields ?? []).flat().map(({ label, value }) => [label, value]),
    );
    expect(values).toEqual({
      Name: 'Ελένη Παπαδοπούλου',
      Address: '7 Harbour Road; Second floor',
      City: 'Αθήνα',
      'State, province or prefecture': '',
      'ZIP or postal code': '',
      Country: 'Ireland',
      'E-mail': 'eleni@example.com',
      'Badge name': 'Eleni; of Athens',
      'Membership number': String(person.member_number),
      Member: 'Yes',
      'Voting fee paid': 'Yes',
    });
  });

  it.each([
    ['nothing was bought', []],
    ['the invoice is not paid', [{ status: 'invoice' }]],
    ['the payment failed', [{ status: 'failed' }]],
    ['the payment was refunded', [{ status: 'refunded' }]],
    ['something else was bought', [{ category: 'sponsor', type: 'bench' }]],
    ['there is no token in it', [{ data: {} }, { data: { token: '' } }, { data: { token: 7 } }]],
  ])('has no ballot when %s', async (_, payments) => {
    const { row, get } = await owner();
    for (const payment of payments) await pay(row.id, payment as Partial<PaymentRow>);
    const answer = await get('ballot');
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it("gives no ballot for another person's token on the same account", async () => {
    const { row, client, get } = await owner();
    const other = await server.addPerson({ email: row.email ?? '' });
    await pay(row.id);
    expect((await get('ballot')).statusCode).toBe(200);
    expect((await client.get(`/api/people/${other.id}/ballot`)).statusCode).toBe(404);
  });

  it.each([
    ['badge', 200],
    ['barcode.png', 200],
    ['barcode.pdf', 200],
    // It contains the token, which allows voting.
    ['ballot', 403],
  ])(
    'shows the %s to its owner, to an administrator if allowed (%i), and to no one else',
    async (path, toAdministrators) => {
      const victim = await owner();
      await pay(victim.row.id);
      const thief = await owner();
      await pay(thief.row.id);
      const url = `/api/people/${victim.row.id}/${path}`;
      expect((await victim.client.get(url)).statusCode).toBe(200);
      const desk = await server.as('desk@example.com');
      expect((await desk.get(url)).statusCode).toBe(toAdministrators);
      expect((await server.get(url)).statusCode).toBe(401);
      for (const id of [victim.row.id, 2_000_000_000]) {
        const answer = await thief.client.get(`/api/people/${id}/${path}`);
        expect([answer.statusCode, answer.json<object>()]).toMatchObject([
          403,
          { code: 'not_yours' },
        ]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it.each(['badge?name=' + 'x'.repeat(201), 'badge?size=9'])('refuses %s', async (path) => {
    expect((await (await owner()).get(path)).json()).toMatchObject({ code: 'invalid' });
  });

  it('limits drawing for one address and returns when to retry', async () => {
    const other = await start();
    await other.db
      .insertInto('rate_limit')
      .values(
        ['blank_badges_network:127.0.0.1', 'documents:many@example.com'].map((key) => ({
          key,
          window_start: other.clock.now(),
          count: 300,
        })),
      )
      .execute();
    const { id } = await other.addPerson({ email: 'many@example.com' });
    const client = await other.as('many@example.com');
    for (const url of [
      '/api/blank-badge',
      `/api/people/${id}/badge`,
      `/api/people/${id}/barcode.png`,
    ]) {
      const refused = await client.get(url);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3']);
    }
  });
});
