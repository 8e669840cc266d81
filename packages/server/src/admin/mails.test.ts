import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { queueMail } from '../mail/queue.ts';
import { sendCampaignMails, sendDueMails } from '../mail/worker.ts';
import { MailRefused } from '../ports/mail.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { deliveryReport } from '../testing/deliveryReports.ts';
import { emptyAudit } from '../testing/emptyAudit.ts';
import { createClient, type TestClient, type TestServer } from '../testing/server.ts';

const reason = 'Asked for it by phone';

forEachDatabase((start) => {
  let server: TestServer;
  let admin: TestClient;
  beforeAll(async () => {
    server = await start();
    for (const role of ['member_admin', 'hugo_admin']) {
      await server.db.insertInto('role').values({ email_key: 'crew@example.com', role }).execute();
    }
    admin = await server.as('crew@example.com');
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
    await server.db.deleteFrom('mail_job').execute();
    await server.db.deleteFrom('campaign').execute();
    await emptyAudit(server.db);
    server.clock.advance(60);
  });

  const queue = (email: string) =>
    queueMail(server.db, server.clock, { kind: 'login', data: { email, reason: 'requested' } });
  interface Listed {
    id: number;
    state: string;
    recipient: string | null;
    problem: string | null;
  }
  const find = async (body: object = {}) =>
    (await admin.post('/api/admin/mails/find', body)).json<{ mails: Listed[]; more: boolean }>();
  const audit = () =>
    server.db.selectFrom('audit').selectAll().where('is_read', '=', false).execute();
  const mailsTo = async (address: string) =>
    (await server.mails()).filter(({ to }) => to.address === address);

  it('lists the state of each mail, newest first, without content', async () => {
    await queue('sent@example.com');
    await server.runJobs();
    await queue('refused@example.com');
    const refusing = {
      send: () => Promise.reject(new MailRefused('no such user')),
      close: async () => {},
    };
    await sendDueMails({ ...server.context, mailer: refusing });
    await queue('waiting@example.com');
    const answer = await admin.post('/api/admin/mails/find', {});
    const { mails } = answer.json<{ mails: Listed[] }>();
    expect(mails.map(({ state, recipient, problem }) => [state, recipient, problem])).toEqual([
      ['waiting', null, null],
      ['failed', 'refused@example.com', 'no such user'],
      ['sent', 'sent@example.com', null],
    ]);
    expect(answer.body).not.toMatch(/login\/|requested/);
    expect((await find({ state: 'failed' })).mails).toHaveLength(1);
    expect((await find({ email: 'SENT@example.com' })).mails).toHaveLength(1);
  });

  it('pages through the list', async () => {
    for (const n of [1, 2, 3]) await queue(`m${n}@example.com`);
    const first = await find({ limit: 2 });
    expect(first).toMatchObject({ more: true, mails: [{}, {}] });
    const rest = await find({ limit: 2, before: first.mails[1]?.id });
    expect(rest).toMatchObject({ more: false, mails: [{}] });
    expect((await admin.post('/api/admin/mails/find', { limit: 201 })).statusCode).toBe(400);
  });

  it('sends a mail again, once for two clicks in two processes, and logs it', async () => {
    const { id: personId } = await server.addPerson({ email: 'again@example.com' });
    const data = { personId, email: 'again@example.com' };
    await queueMail(server.db, server.clock, { kind: 'new_address', data });
    await server.runJobs();
    const [sent] = (await find()).mails;
    const url = `/api/admin/mails/${sent?.id}/resend`;
    const other = createClient(await createApp(server.context), admin.cookie);
    const answers = await Promise.all([admin.post(url, { reason }), other.post(url, { reason })]);
    expect(answers.map((answer) => answer.json<{ queued: boolean }>().queued).toSorted()).toEqual([
      false,
      true,
    ]);
    await server.runJobs();
    expect(await mailsTo('again@example.com')).toHaveLength(2);
    expect(await audit()).toMatchObject([
      {
        operator: 'crew@example.com',
        operation: 'resendMail',
        reason,
        person_id: personId,
        after: { mail: sent?.id, kind: 'new_address' },
      },
    ]);
    expect((await admin.post('/api/admin/mails/2000000000/resend', { reason })).statusCode).toBe(
      404,
    );
    expect((await admin.post(url, {})).statusCode).toBe(400);
  });

  it('sends a waiting mail immediately, but not one that is due later', async () => {
    await queue('flaky@example.com');
    const failing = { send: () => Promise.reject(new Error('later')), close: async () => {} };
    await sendDueMails({ ...server.context, mailer: failing });
    await server.runJobs();
    expect(await mailsTo('flaky@example.com')).toEqual([]);
    const [flaky] = (await find()).mails;
    await admin.post(`/api/admin/mails/${flaky?.id}/resend`, { reason });
    await server.runJobs();
    expect(await mailsTo('flaky@example.com')).toHaveLength(1);

    const dueAt = new Date(server.clock.now().getTime() + 60_000);
    const data = { email: 'later@example.com', reason: 'requested' as const };
    await queueMail(server.db, server.clock, { kind: 'login', data, dueAt });
    const [later] = (await find()).mails;
    const answer = await admin.post(`/api/admin/mails/${later?.id}/resend`, { reason });
    expect(answer.json()).toMatchObject({ queued: false });
    await server.runJobs();
    expect(await mailsTo('later@example.com')).toEqual([]);
  });

  it('mails a login link to the address on record, once for two clicks', async () => {
    const { id } = await server.addPerson({ email: 'lost@example.com', legal_name: 'Lost Person' });
    const press = () => admin.post(`/api/admin/people/${id}/login-link`, { reason });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const answer of answers) expect(answer.body).not.toContain('login/');
    await server.runJobs();
    const [mail, ...others] = await mailsTo('lost@example.com');
    expect(others).toEqual([]);
    const [, key] = /\/login\/[^/]+\/(\w+)/.exec(mail?.text ?? '') ?? [];
    const login = await server.post('/api/login', { email: 'lost@example.com', key });
    expect(login.statusCode).toBe(200);
    expect(await audit()).toMatchObject([{ operation: 'sendLoginLink', person_id: id }, {}]);
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', id)
      .execute();
    expect((await press()).statusCode).toBe(400);
    expect(
      (await admin.post('/api/admin/people/2000000000/login-link', { reason })).statusCode,
    ).toBe(404);
  });

  it('returns how it understood a delivery report, and logs only its effects', async () => {
    await queue('gone@example.com');
    await server.runJobs();
    const [mail] = await server.mails();
    const give = async (report: string) =>
      (await admin.post('/api/admin/mails/bounces', { report, reason })).json<{ found: string }>()
        .found;
    const reference = mail?.reference ?? '';
    expect(await give('Hello')).toBe('no_report');
    expect(await give(deliveryReport({}))).toBe('not_ours');
    expect(await give(deliveryReport({ reference, action: 'delayed' }))).toBe('not_failed');
    expect(await give(deliveryReport({ reference }))).toBe('recorded');
    expect(await give(deliveryReport({ reference }))).toBe('known');
    expect((await find({ state: 'bounced' })).mails).toMatchObject([
      { recipient: 'gone@example.com' },
    ]);
    expect(await audit()).toMatchObject([
      { operation: 'recordBounce', account: 'gone@example.com' },
    ]);
  });

  it('plans a campaign without sending mails, and starts it once', async () => {
    const plan = async (body: object) => admin.post('/api/admin/campaigns/plan', body);
    await server.addPerson({ email: 'plan@example.com', legal_name: 'Planned Voter' });
    const before = await server.db.selectFrom('login_key').select('hash').execute();
    const planned = (await plan({ act: 'vote' })).json<{
      recipients: number;
      sample: { text: string };
    }>();
    expect(planned.recipients).toBeGreaterThan(0);
    expect(planned.sample.text).toContain('https://portal.invalid/login/');
    expect(await server.db.selectFrom('login_key').select('hash').execute()).toEqual(before);
    expect((await find()).mails).toEqual([]);

    const body = { name: 'Voting is open', act: 'vote', per_minute: 6000, reason };
    const begin = () => admin.post('/api/admin/campaigns', body);
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await find({ campaign: 'Voting is open', limit: 200 })).mails).toHaveLength(
      planned.recipients,
    );
    expect(await audit()).toMatchObject([
      {
        operation: 'startCampaign',
        after: { campaign: 'Voting is open', recipients: planned.recipients },
      },
    ]);
  });

  it('pauses and resumes a campaign, and returns its progress', async () => {
    const name = 'Paused';
    await admin.post('/api/admin/campaigns', { name, act: 'vote', per_minute: 6000, reason });
    const pause = (is_paused: boolean) =>
      admin.post('/api/admin/campaigns/pause', { name, is_paused, reason });
    await pause(true);
    await pause(true);
    expect(await sendCampaignMails(server.context)).toBe(0);
    const state = async () =>
      (await admin.get('/api/admin/campaigns')).json<{ campaigns: object[] }>().campaigns[0];
    const { waiting } = (await state()) as { waiting: number };
    expect(await state()).toMatchObject({ name, is_paused: true, sent: 0 });
    await pause(false);
    for (let n = 0; n < 200; n += 1) {
      await sendCampaignMails(server.context);
      server.clock.advance(1);
    }
    expect(await state()).toMatchObject({ is_paused: false, waiting: 0, sent: waiting });
    expect((await audit()).map(({ operation }) => operation)).toEqual([
      'startCampaign',
      'pauseCampaign',
      'pauseCampaign',
    ]);
    const unknown = { name: 'Nothing', is_paused: true, reason };
    expect((await admin.post('/api/admin/campaigns/pause', unknown)).statusCode).toBe(404);
  });

  it('returns campaigns in pages, newest first', async () => {
    for (const name of ['One', 'Two', 'Three'])
      await admin.post('/api/admin/campaigns', { name, act: 'vote', per_minute: 1, reason });
    const list = async (query = '') =>
      (await admin.get(`/api/admin/campaigns${query}`)).json<{ campaigns: { id: number }[] }>()
        .campaigns;
    const all = await list();
    expect(all).toMatchObject([{ name: 'Three' }, { name: 'Two' }, { name: 'One' }]);
    expect(await list('?limit=2')).toEqual(all.slice(0, 2));
    expect(await list(`?limit=2&before=${all[1]?.id}`)).toEqual(all.slice(2, 4));
    expect(await list(`?before=${all[0]?.id}`)).toEqual(all.slice(1));
  });

  it("refuses a campaign for a period that isn't open", async () => {
    const closes = server.context.config.awards['hugo']?.voting?.closes ?? '';
    server.clock.set(new Date(Date.parse(closes) + 60_000));
    const body = { name: 'Too late', act: 'vote', reason };
    const later = await server.as('crew@example.com');
    const answer = await later.post('/api/admin/campaigns', body);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([409, { code: 'conflict' }]);
    server.clock.set('2019-07-01T12:00:00Z');
  });
});
