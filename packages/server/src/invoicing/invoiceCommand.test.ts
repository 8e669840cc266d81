import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { runInvoice } from './invoiceCommand.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const WHO = ['--as', 'niamh', '--reason', 'Agreed by mail'];
  const run = (...args: string[]) => runInvoice(server.context, [...args, ...WHO]);
  const ad = ['--email', 'ads@example.com', '--type', 'ad-invoice', '--amount', '55.50'];

  it('adds an invoice to an account, which pays it, and mails it once', async () => {
    const { id } = await server.addPerson({ email: 'ads@example.com' });
    const printed = await run(...ad, '--person', String(id), '--comments', 'Half a page');
    const client = await server.as('ads@example.com');
    const [invoice] = (await client.get('/api/purchase/list')).json<{ id: number }[]>();

    expect(invoice).toMatchObject({
      status: 'invoice',
      amount: 5550,
      currency: 'eur',
      category: 'ads',
      type: 'ad-invoice',
      person_id: id,
      comments: 'Half a page',
    });
    expect(printed).toBe(`Invoice ${invoice?.id} for ads@example.com`);
    const audit = await server.db.selectFrom('audit').selectAll().executeTakeFirst();
    expect(audit).toMatchObject({
      operator: 'cli:niamh',
      reason: 'Agreed by mail',
      person_id: id,
      after: { invoice: invoice?.id, type: 'ad-invoice', amount: 5550 },
    });
    await server.runJobs();
    const [mail, ...more] = await server.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Invoice from Dublin 2019: Invoice for an ad, €55.50');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Half a page');
      expect(form).toContain('/login/ads%40example.com/');
    }
    const source = 'tok_sandbox_success';
    const body = { email: 'ads@example.com', source, items: [{ id: invoice?.id }] };
    expect((await client.post('/api/purchase/other', body)).statusCode).toBe(200);
  });

  it('mails no invoice that has been paid before it could be sent', async () => {
    await server.addPerson({ email: 'quick@example.com' });
    await run('--email', 'quick@example.com', '--type', 'ad-invoice', '--amount', '10');
    const status = { status: 'succeeded' };
    await server.db
      .updateTable('payment')
      .set(status)
      .where('payment_email', '=', 'quick@example.com')
      .execute();
    await server.runJobs();
    const mails = await server.mails();
    expect(mails.filter(({ to }) => to.address === 'quick@example.com')).toEqual([]);
  });

  it('requires the operator and a reason', async () => {
    const without = (...args: string[]) => runInvoice(server.context, [...ad, ...args]);
    await expect(without()).rejects.toThrow(/^--as is missing/);
    await expect(without('--as', 'niamh', '--reason', ' ')).rejects.toThrow(/^--reason is missing/);
  });

  it('fills in the fields of the category', async () => {
    await server.addPerson({ email: 'bench@example.com' });
    const bench = ['--email', 'bench@example.com', '--type', 'bench', '--amount', '60'];
    await run(...bench, '--field', 'sponsor=A = B');
    const client = await server.as('bench@example.com');
    expect((await client.get('/api/purchase/list')).json()).toMatchObject([
      { category: 'sponsor', data: { sponsor: 'A = B' } },
    ]);
    await expect(run(...bench)).rejects.toThrow('--field sponsor: required');
    await expect(run(...bench, '--field', 'colour=red')).rejects.toThrow('--field');
  });

  it('refuses an address without an account, and creates the account when given a name', async () => {
    const email = 'New.Sponsor@example.com';
    const order = ['--email', email, '--type', 'ad-invoice', '--amount', '20'];
    await expect(run(...order)).rejects.toThrow(
      `--email ${email} has no account; add --name <name> to make one`,
    );
    expect(await run(...order, '--name', 'The Sponsors')).toContain(email);

    // A login link that is requested later leads to the invoice, too.
    await server.post('/api/key', { email });
    const mails = await server.mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('login link'),
    );
    const client = await server.as(email);
    expect((await client.get('/api/user')).json()).toMatchObject({
      people: [{ legal_name: 'The Sponsors', membership: 'NonMember' }],
    });
    expect((await client.get('/api/purchase/list')).json()).toMatchObject([{ amount: 2000 }]);

    await run(...order, '--name', 'Another name');
    const people = await server.db
      .selectFrom('person')
      .select('legal_name')
      .where('email', '=', email)
      .execute();
    expect(people).toEqual([{ legal_name: 'The Sponsors' }]);
  });

  it('requires a person with the right for members’ items', async () => {
    await server.addPerson({ email: 'ads@example.com' });
    const { id: child } = await server.addPerson({ membership: 'Child' });
    const { id: adult } = await server.addPerson({ membership: 'Adult' });
    const token = ['--email', 'ads@example.com', '--type', 'ss-token', '--amount', '40'];
    const needed = /^--person must be a person with .*Adult.*, for --type ss-token$/;
    await expect(run(...token)).rejects.toThrow(needed);
    await expect(run(...token, '--person', String(child))).rejects.toThrow(needed);
    expect(await run(...token, '--person', String(adult))).toContain('Invoice');
  });

  it.each([
    ['an address', ['--email', 'nowhere']],
    ['a type', ['--type', 'nonsense']],
    ['a type whose payment delivers nothing else', ['--type', 'Adult']],
    ['an amount', ['--amount', '-1']],
    ['an amount in whole cents', ['--amount', '1.005']],
    ['an amount below the highest price', ['--amount', '99999999999']],
    ['an existing person', ['--person', '999999']],
    ['an id that the database can store', ['--person', '99999999999']],
    ['a name', ['--name', ' ']],
    ['a numeric id', ['--person', 'me']],
    ['an option', ['--colour', 'red']],
  ])('refuses invalid arguments without creating an invoice: needs %s', async (_, wrong) => {
    const count = async () => (await server.db.selectFrom('payment').select('id').execute()).length;
    const before = await count();
    await expect(run(...ad, ...wrong)).rejects.toThrow(wrong[0]);
    expect(await count()).toBe(before);
  });
});
