import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import { linksOfHtml, visibleText } from '../../testing/mailForms.ts';
import {
  addMember,
  buy,
  buyDaypass,
  buyOther,
  newMember,
  withFault,
} from '../../testing/purchases.ts';
import type { TestServer } from '../../testing/server.ts';

const paper_pubs = { name: 'A. <Byrne>', address: '1 Quay Street', country: 'Ireland' };
const source = 'tok_sandbox_success';

forEachDatabase((start) => {
  let server: TestServer;
  let contacts: TestServer['context']['config']['contacts'];
  beforeAll(async () => {
    server = await start();
    ({ contacts } = server.context.config);
  });

  /** Returns the only mail to an address. No person appears in two tests. */
  async function onlyMailTo(address: string) {
    const [mail, ...more] = await server.mailsTo(address);
    if (!mail) throw new Error(`no mail to ${address}`);
    expect(more).toEqual([]);
    return mail;
  }

  const bothSay = (mail: { text: string; html: string }, ...words: string[]) => {
    const seen = `${visibleText(mail.html)} ${linksOfHtml(mail.html).join(' ')}`;
    for (const word of words) {
      expect(mail.text).toContain(word);
      // A label and its value, separated by a colon in the text, are two table cells in HTML.
      for (const part of word.split(': ')) expect(seen).toContain(part);
    }
  };
  const getLogin = (address: string) => `/login/${encodeURIComponent(address)}/`;

  const member = (more: object = {}) => addMember(server, { membership: 'Supporter', ...more });

  it('mails a welcome to a new member and a receipt to the payer', async () => {
    const one = newMember({ paper_pubs });
    const payer = 'payer1@example.com';
    await buy(server, { amount: 22000, email: payer, source, new_members: [one] });

    const welcome = await onlyMailTo(one.email);
    expect(welcome.subject).toBe('Welcome to Dublin 2019: Adult');
    expect(welcome.from.address).toBe(contacts.registration);
    bothSay(welcome, one.legal_name, 'Adult', 'Paper publications come with it.', '/vote');
    bothSay(welcome, getLogin(one.email));
    expect(welcome.text).toMatch(/Your member number is \d+\./);
    const receipt = await onlyMailTo(payer);
    expect(receipt.subject).toBe('Payment received: €220 to Dublin 2019');
    expect(receipt.from.address).toBe(contacts.finance);
    bothSay(receipt, 'Adult membership with paper publications: €220', 'Reference: ch_sandbox_');
    expect(receipt.text + receipt.html).not.toContain('/login/');
  });

  it('lists the recipients for a payer who is signed in', async () => {
    const [one, payer] = [newMember(), await member()];
    const body = { amount: 21000, email: payer.email, source, new_members: [one] };
    await buy(payer.client, body);
    bothSay(await onlyMailTo(payer.email), `Adult membership for ${one.legal_name}: €210`);
  });

  it('mails an upgraded person the old and new type, and any paper publications', async () => {
    const plain = await member();
    const payer = await member();
    // Adds a second person to the payer's account, who reads the same mail.
    const both = await server.addPerson({
      membership: 'Supporter',
      legal_name: 'B. <Byrne>',
      email: payer.email,
    });
    await buy(payer.client, {
      amount: 35000,
      email: payer.email,
      source,
      upgrades: [
        { id: plain.id, membership: 'Adult' },
        { id: both.id, membership: 'Adult', paper_pubs },
      ],
    });

    const mail = await onlyMailTo(plain.email);
    expect(mail.subject).toBe('Your membership of Dublin 2019: Adult');
    bothSay(
      mail,
      `upgraded from Supporting to Adult. Your member number is ${plain.member_number}.`,
    );
    bothSay(mail, plain.legal_name, getLogin(plain.email), '/vote');
    expect(mail.text).not.toContain('paper');
    const [receipt, withPaper] = (await server.mailsTo(payer.email)).toSorted((one, other) =>
      one.subject < other.subject ? -1 : 1,
    );
    if (!receipt || !withPaper) throw new Error('not both mails');
    bothSay(withPaper, 'to Adult, with paper publications.', 'A. <Byrne>, 1 Quay Street, Ireland');
    bothSay(receipt, 'Membership upgrade: €170', 'publications for B. <Byrne>: €180');
    // What each was upgraded to.
    expect(receipt.text).toMatch(/Membership upgrade: €170\n {4}Adult\n/);
  });

  it('confirms paper publications with the postal address', async () => {
    const one = await member();
    const upgrades = [{ id: one.id, paper_pubs }];
    await buy(one.client, { amount: 1000, email: one.email, source, upgrades });

    const [receipt, mail] = (await server.mailsTo(one.email)).toSorted((a, b) =>
      a.subject < b.subject ? 1 : -1,
    );
    expect(mail?.subject).toBe('Paper publications of Dublin 2019');
    if (mail) bothSay(mail, 'have been added', 'A. <Byrne>, 1 Quay Street', getLogin(one.email));
    if (receipt) bothSay(receipt, `Paper progress reports for ${one.legal_name}: €10`);
    expect(await server.mailsTo(one.email)).toHaveLength(2);
  });

  it('confirms a day pass with the names of its days', async () => {
    const one = newMember({ day1: true, day5: true });
    const payer = 'payer2@example.com';
    await buyDaypass(server, { amount: 5000, email: payer, source, passes: [one] });

    const mail = await onlyMailTo(one.email);
    expect(mail.subject).toBe('Your day pass for Dublin 2019: Adult day pass');
    bothSay(mail, 'Wednesday, 14 August', 'Sunday, 18 August', getLogin(one.email));
    expect(mail.text).not.toContain('Thursday');
    bothSay(await onlyMailTo(payer), 'Adult day pass: €50', 'Wednesday, 14 August');
  });

  it('greets people by the name that their own account wrote', async () => {
    const { email } = newMember();
    const own = await server.as(email);
    const one = newMember({ email, membership: 'Child' });
    await buy(own, { amount: 7000, email, source, new_members: [one] });
    const pass = newMember({ email, day1: true });
    await buyDaypass(own, { amount: 2500, email, source, passes: [pass] });
    const greeted = (await server.mailsTo(email)).map(({ text }) => text.split('\n', 1)[0]);
    expect(greeted).toContain(`Dear ${one.legal_name},`);
    expect(greeted).toContain(`Dear ${pass.legal_name},`);
  });

  it('confirms an item with its category’s labels, once when payer and person are the same', async () => {
    const one = await member();
    const item = { amount: 6000, category: 'sponsor', type: 'bench', person_id: one.id };
    const data = { sponsor: 'For <everybody>' };
    const items = [{ ...item, data, comments: 'Near the bar', invoice: 17 }];
    await buyOther(one.client, { account: 'default', email: one.email, source, items });

    const mail = await onlyMailTo(one.email);
    expect(mail.subject).toBe('Dublin 2019: Bench');
    expect(mail.from.address).toBe(contacts.finance);
    bothSay(mail, '€60', 'Bench', 'Sponsorship', 'Text of the sign: For <everybody>');
    bothSay(mail, 'Comments: Near the bar', 'Invoice: 17', `For: ${one.legal_name}`, 'ch_sandbox_');
  });

  it('confirms an item to the person, and sends the payer a receipt', async () => {
    const [one, payer] = [await member(), await member()];
    const data = { sponsor: 'A friend' };
    const items = [{ amount: 6000, category: 'sponsor', type: 'bench', person_id: one.id, data }];
    await buyOther(payer.client, { account: 'default', email: payer.email, source, items });

    const mail = await onlyMailTo(one.email);
    bothSay(mail, `For: ${one.legal_name}`, 'Someone else paid for it.');
    for (const words of ['A friend', payer.email]) expect(mail.text).not.toContain(words);
    const receipt = await onlyMailTo(payer.email);
    bothSay(receipt, 'Bench: €60');
    expect(receipt.text).not.toContain(one.legal_name);
  });

  it('sends a site selection token to the person only, not to the payer', async () => {
    const [one, payer] = [await member(), await member()];
    const items = [{ amount: 4000, category: 'siteselect', type: 'ss-token', person_id: one.id }];
    await buyOther(payer.client, { account: 'siteselect', email: payer.email, source, items });

    const { token } = await server.db
      .selectFrom('purchase_token')
      .select('token')
      .orderBy('payment_id', 'desc')
      .executeTakeFirstOrThrow();
    const mail = await onlyMailTo(one.email);
    expect(mail.subject).toBe('Dublin 2019: Site selection token');
    expect(mail.from.address).toBe(contacts.siteselection);
    bothSay(mail, `ballot: ${token}`, '€40');
    const receipt = await onlyMailTo(payer.email);
    bothSay(receipt, 'Site selection token: €40');
    expect(receipt.text + receipt.html).not.toContain(token);
  });

  it('mails a failed payment to a buyer who was waiting', async () => {
    const one = await member();
    const key = crypto.randomUUID();
    const upgrades = [{ id: one.id, membership: 'Adult' }];
    const body = { amount: 17000, email: one.email, source, upgrades };
    const failing = { kind: 'failed', chargeId: 'ch_slow', code: 'card_declined' } as const;
    await withFault(
      server,
      one.client,
      () => ({
        charge: async () => ({ kind: 'processing', chargeId: 'ch_slow' }),
        find: async () => failing,
      }),
      async (client) => {
        expect((await buy(client, body, key)).json()).toEqual({ status: 'processing' });
        expect(await server.mailsTo(one.email)).toEqual([]);
        await client.post('/api/purchase/finish', { key });
        await client.post('/api/purchase/finish', { key });
      },
    );
    const mail = await onlyMailTo(one.email);
    expect(mail.subject).toBe('Payment not completed: €170, Dublin 2019');
    bothSay(mail, 'was not completed', 'Membership upgrade', 'Reference: ch_slow');
  });

  it('does not state that nothing was charged when a charge was refunded', async () => {
    const one = await member();
    const key = crypto.randomUUID();
    const upgrades = [{ id: one.id, membership: 'Adult' }];
    const body = { amount: 17000, email: one.email, source, upgrades };
    const reversal = { refunded: 17000, isDisputed: false };
    const chargeId = 'ch_back';
    await withFault(
      server,
      one.client,
      () => ({
        charge: async () => ({ kind: 'processing', chargeId }),
        find: async () => ({ kind: 'succeeded', chargeId, receipt: null, reversal }),
      }),
      async (client) => {
        await buy(client, body, key);
        const answer = await client.post('/api/purchase/finish', { key });
        expect(answer.json()).toMatchObject({ status: 'failed' });
      },
    );
    const mail = await onlyMailTo(one.email);
    expect(mail.subject).toBe('Payment refunded: €170, Dublin 2019');
    bothSay(mail, 'was refunded before anything was bought', 'Reference: ch_back');
    expect(mail.text).not.toContain('not been charged');
  });

  it('sends no mail to a buyer who sees that the card is declined', async () => {
    const one = await member();
    const upgrades = [{ id: one.id, membership: 'Adult' }];
    await buy(one.client, {
      amount: 17000,
      email: one.email,
      source: 'tok_sandbox_declined',
      upgrades,
    });
    expect(await server.mailsTo(one.email)).toEqual([]);
  });
});
