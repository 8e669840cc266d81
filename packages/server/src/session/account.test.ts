import { beforeAll, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('returns the people and roles of a signed-in account', async () => {
    const email = 'Family@Example.com';
    const adult = await server.addPerson({ email, legal_name: 'Aoife Byrne' });
    const child = await server.addPerson({
      email: 'family@example.com',
      membership: 'Child',
      legal_name: 'Oisín Byrne',
      paper_pubs: { name: 'Oisín', address: '7 Harbour Road', country: 'Ireland' },
    });
    await server.addPerson({ email: 'someone.else@example.com' });
    await server.db
      .insertInto('role')
      .values({ email_key: 'family@example.com', role: 'member_admin' })
      .execute();

    const answer = await (await server.as(email)).get('/api/user');

    expect(answer.statusCode).toBe(200);
    const user = answer.json<{ people: { id: number }[] }>();
    expect(user).toMatchObject({ email, roles: ['member_admin'] });
    expect(user.people.map(({ id }) => id)).toEqual([adult.id, child.id]);
    expect(user.people[1]).toMatchObject({
      last_modified: '2019-07-01T12:00:00.000Z',
      preferred_name: 'Oisín Byrne',
      paper_pubs: { name: 'Oisín', address: '7 Harbour Road', country: 'Ireland' },
      daypass: null,
      daypass_days: null,
    });
  });

  it('labels a day pass by its number of days', async () => {
    const email = 'daypass@example.com';
    await server.addPerson({
      email,
      membership: 'NonMember',
      daypass_type: 'Adult',
      daypass_days: [false, true, true, false, false],
    });
    const { people } = (await (await server.as(email)).get('/api/user')).json<{
      people: object[];
    }>();
    expect(people).toMatchObject([
      {
        member_number: null,
        daypass: '2',
        daypass_type: 'Adult',
        daypass_days: [false, true, true, false, false],
      },
    ]);
  });

  it('refuses a caller without a session with the message that clients look for', async () => {
    const answer = await server.get('/api/user');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', message: 'Unauthorized' });
  });

  it('refuses a made-up cookie', async () => {
    const cookie = `${server.context.config.id}=made-up`;
    expect((await server.get('/api/user', { headers: { cookie } })).statusCode).toBe(401);
  });

  it('ends a session after its configured days', async () => {
    const client = await server.as('later@example.com');
    server.clock.advance(29 * 86_400);
    expect((await client.get('/api/user')).statusCode).toBe(200);
    server.clock.advance(2 * 86_400);
    expect((await client.get('/api/user')).statusCode).toBe(401);
  });
});

const FINNISH = /Kirjautumislinkkisi/;
const ENGLISH = /Your login link/;

forEachDatabase((start) => {
  let server: TestServer & { context: { config: Convention } };
  beforeAll(async () => {
    server = await start();
  });

  /** Returns the mail to a user who asks for a link from a page in a language. */
  async function askFor(email: string, headers: object = {}): Promise<SentMail> {
    server.clock.advance(3600);
    await server.post('/api/key', { email }, { headers: { ...headers } });
    const [mail] = await server.mailsTo(email);
    if (!mail) throw new Error('no mail was sent');
    return mail;
  }
  const keyIn = ({ text }: SentMail) => /\/login\/[^/]+\/(\w+)/.exec(text)?.[1] ?? '';
  const login = (email: string, mail: SentMail, headers: object = {}) =>
    server.post('/api/login', { email, key: keyIn(mail) }, { headers: { ...headers } });

  it('defaults to English', async () => {
    await server.addPerson({ email: 'plain@example.com' });
    expect((await askFor('plain@example.com')).subject).toMatch(ENGLISH);
    const german = { 'accept-language': 'de-DE,sv' };
    expect((await askFor('plain@example.com', german)).html).toContain('<html lang="en-IE"');
  });

  it.each([
    ['the choice of the visitor', { cookie: 'language=fi', 'accept-language': 'en' }],
    ['the language of the browser', { 'accept-language': 'fi-FI,fi;q=0.9,en;q=0.1' }],
  ])('is the page’s language for an account that has not chosen one: %s', async (what, headers) => {
    const email = `page-${what.length}@example.com`;
    await server.addPerson({ email });
    const mail = await askFor(email, headers);
    expect(mail.subject).toMatch(FINNISH);
    expect(mail.text).toContain('Tässä on kirjautumislinkkisi.');
    expect(mail.html).toContain('<html lang="fi-FI"');
    // A stranger can ask too, so nothing is stored before a mail has been read.
    expect((await askFor(email)).subject).toMatch(ENGLISH);
  });

  it('is stored at the sign-in, and not changed by a stranger’s request', async () => {
    const email = 'finn@example.com';
    await server.addPerson({ email });
    const mail = await askFor(email);
    await login(email, mail, { 'accept-language': 'fi' });
    expect((await askFor(email, { cookie: 'language=en' })).subject).toMatch(FINNISH);
    expect((await askFor('FINN@example.com'.toLowerCase())).text).toContain('Hei Aoife Byrne!');
  });

  it('stays as the member chose it, on every device', async () => {
    const email = 'chooser@example.com';
    await server.addPerson({ email });
    const client = await server.as(email);
    const answer = await client.post('/api/user/language', { language: 'fi' });
    expect([answer.statusCode, answer.json<object>()]).toEqual([
      200,
      { status: 'success', language: 'fi' },
    ]);
    const mail = await askFor(email, { 'accept-language': 'en-US' });
    expect(mail.subject).toMatch(FINNISH);
    await login(email, mail, { 'accept-language': 'en-US' });
    expect((await askFor(email)).subject).toMatch(FINNISH);
    await client.post('/api/user/language', { language: 'en' });
    expect((await askFor(email, { 'accept-language': 'fi' })).subject).toMatch(ENGLISH);
  });

  it('applies to all people who share an address, and to no other account', async () => {
    const email = 'both@example.com';
    for (const legal_name of ['One Reader', 'Other Reader'])
      await server.addPerson({ email, legal_name });
    await (await server.as('Both@Example.com')).post('/api/user/language', { language: 'fi' });
    const mail = await askFor(email);
    expect(mail.subject).toMatch(FINNISH);
    expect(mail.text.startsWith('Hei!\n')).toBe(true);
    await server.addPerson({ email: 'neighbour@example.com' });
    expect((await askFor('neighbour@example.com')).subject).toMatch(ENGLISH);
  });

  it('is kept when a person’s address changes', async () => {
    const { id } = await server.addPerson({ email: 'before@example.com', legal_name: 'Moved On' });
    await (await server.as('before@example.com')).post('/api/user/language', { language: 'fi' });
    await server.db
      .insertInto('role')
      .values({ email_key: 'desk@example.com', role: 'member_admin' })
      .execute();
    const desk = await server.as('desk@example.com');
    await desk.post(`/api/people/${id}`, { email: 'after@example.com' });
    await server.runJobs();
    const addresses = new Set(['before@example.com', 'after@example.com']);
    const mails = (await server.mails()).filter(({ to }) => addresses.has(to.address));
    expect(mails.map(({ html }) => html.includes('lang="fi-FI"'))).toEqual([true, true]);
  });

  it('of the buyer’s page is that of the welcome and the receipt', async () => {
    const email = 'buyer-fi@example.com';
    const person = { legal_name: 'Aino Aalto', email, membership: 'Adult' };
    const source = 'tok_sandbox_success';
    const body = { amount: 21000, email, source, new_members: [person] };
    const headers = { 'accept-language': 'fi', 'idempotency-key': crypto.randomUUID() };
    await server.post('/api/purchase', body, { headers });
    const mails = await server.mailsTo(email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Maksu vastaanotettu: 210 €, Dublin 2019',
      'Tervetuloa mukaan: Dublin 2019, Aikuinen',
    ]);
  });

  it.each(['sv', 'constructor', 'FI', ''])(
    'refuses %s, which the convention does not offer',
    async (language) => {
      const answer = await (
        await server.as('a@example.com')
      ).post('/api/user/language', { language });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        errors: [{ pointer: '/body/language' }],
      });
    },
  );

  it('can’t be changed without a session', async () => {
    const answer = await server.post('/api/user/language', { language: 'fi' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      401,
      'unauthorized',
    ]);
  });

  it('is always one of the convention’s current languages', async () => {
    const email = 'kept@example.com';
    await server.addPerson({ email });
    await (await server.as(email)).post('/api/user/language', { language: 'fi' });
    const { config } = server.context;
    server.context.config = { ...config, languages: ['en', 'sv'] };
    try {
      expect((await askFor(email, { cookie: 'language=fi' })).subject).toMatch(ENGLISH);
      const client = await server.as(email);
      expect((await client.post('/api/user/language', { language: 'fi' })).statusCode).toBe(400);
      await client.post('/api/user/language', { language: 'sv' });
      const mail = await askFor(email, { 'accept-language': 'fi' });
      expect(mail.subject).toBe('Din inloggningslänk till Dublin 2019');
      expect(mail.html).toContain('<html lang="sv-SE"');
    } finally {
      server.context.config = config;
    }
  });
});
