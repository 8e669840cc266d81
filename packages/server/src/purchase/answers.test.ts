import { beforeAll, expect, it } from 'vitest';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import {
  added,
  addMember,
  buy,
  buyDaypass,
  buyOther,
  crashAfterCharge,
  newMember,
  request,
  withFault,
} from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

const words = (en: string) => ({ en });
const QUESTIONS = [
  { key: 'access', type: 'text', label: words('Access needs') },
  { key: 'home', type: 'country', label: words('Country'), required: true },
  {
    key: 'conduct',
    type: 'consent',
    label: words('Code of conduct'),
    required: true,
    version: '2',
  },
] as const;
const GIVEN = { home: 'FI', conduct: '2' };
const ASKED = new Set(['new_member/Adult', 'daypass/daypass-Child', 'shirt/shirt']);

type Category = Convention['purchase_categories'][string];

const withQuestions = (name: string, category: Category): Category => ({
  ...category,
  types: category.types.map((type) =>
    ASKED.has(`${name}/${type.key}`) ? Object.assign({}, type, { questions: QUESTIONS }) : type,
  ),
});

/** The demo, which asks adults, children with a day pass and buyers of shirts, and checks the ages of children. */
function asking(convention: Convention): Convention {
  const { membership_types, purchase_categories } = convention;
  const { Child } = membership_types;
  if (!Child) throw new Error('the demonstration has no children');
  return {
    ...convention,
    membership_types: {
      ...membership_types,
      Child: { ...Child, born: { from: '2006-08-16', to: '2013-08-15' } },
    },
    purchase_categories: Object.fromEntries(
      Object.entries(purchase_categories).map(([name, category]) => [
        name,
        withQuestions(name, category),
      ]),
    ),
  };
}

interface Problem {
  readonly code: string;
  readonly errors: readonly { readonly pointer: string; readonly message: string }[];
}

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ change: asking });
  });

  const errors = (answer: { json<Body>(): Body }) =>
    answer.json<Problem>().errors.map(({ message }) => message);
  const payments = (email: string) =>
    server.db
      .selectFrom('payment')
      .selectAll()
      .where('payment_email', '=', email)
      .orderBy('id')
      .execute();
  const child = (born: unknown, more: object = {}) =>
    newMember({ membership: 'Child', answers: { born }, ...more });
  const buyChild = (born: unknown) =>
    buy(server, request({ amount: 7000, new_members: [child(born)] }));

  it.each([
    [undefined, 'new_members[0].answers.born is required'],
    ['2006-08-15', 'new_members[0].answers.born must be 2006-08-16 or later'],
    ['2013-08-16', 'new_members[0].answers.born must be 2013-08-15 or earlier'],
    ['2010-02-30', 'new_members[0].answers.born has the wrong type'],
  ])(
    'refuses a child’s membership for the birth date %s, and charges nothing',
    async (born, why) => {
      const counts = await added(server, async () => {
        const answer = await buyChild(born);
        expect(answer.statusCode).toBe(400);
        expect(errors(answer)).toEqual([why]);
      });
      expect(counts).toEqual({ people: 0, charges: 0, mails: 0 });
    },
  );

  it('sells a child’s membership to a child, and keeps the birth date nowhere', async () => {
    const born = '2011-03-04';
    const answer = await buyChild(born);
    expect(answer.statusCode).toBe(200);
    for (const table of ['person', 'payment', 'purchase_intent', 'mail_job'] as const) {
      const rows = await server.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(born);
    }
  });

  it('sells a free membership for children only to children', async () => {
    const guardian = { guardian: 'Aoife Byrne', news: '1' };
    const signUp = (answers: object) => {
      const member = newMember({ membership: 'YoungFriend', answers });
      const body = { amount: 0, source: null, email: member.email, new_members: [member] };
      return { member, sent: buy(server, body) };
    };
    const adult = await signUp({ born: '1990-01-01', ...guardian }).sent;
    expect(errors(adult)).toEqual(['new_members[0].answers.born must be 2006-08-16 or later']);
    // Their type has no latest date, but a birth date is today at the latest.
    const unborn = await signUp({ born: '2019-07-02', ...guardian }).sent;
    expect(errors(unborn)).toEqual(['new_members[0].answers.born must be 2019-07-01 or earlier']);
    const { member, sent } = signUp({ born: '2012-01-01', ...guardian, interest: 'games' });
    expect((await sent).statusCode).toBe(200);

    // Its answers need a payment, which shows them to the buyer.
    const own = await server.as(member.email);
    const list = (await own.get('/api/purchase/list')).json<object[]>();
    expect(list).toMatchObject([
      {
        amount: 0,
        status: 'succeeded',
        type: 'YoungFriend',
        data: {
          guardian: 'Aoife Byrne',
          interest: 'games',
          news: { version: '1', agreed: expect.any(String) as string },
        },
      },
    ]);
    expect(list[0]).toHaveProperty('person_id', expect.any(Number));
  });

  it('asks what the membership asks, and names each wrong answer', async () => {
    const wrong = async (answers: object | undefined) =>
      errors(await buy(server, request({ new_members: [newMember({ answers })] })));
    const at = (text: string) => `new_members[0].answers.${text}`;
    expect(await wrong(undefined)).toEqual([at('home is required'), at('conduct is required')]);
    expect(await wrong({ ...GIVEN, home: 'Finland' })).toEqual([
      at('home is not among the choices'),
    ]);
    expect(await wrong({ ...GIVEN, conduct: '1' })).toEqual([
      at('conduct is not the version that is asked for now'),
    ]);
    expect(await wrong({ ...GIVEN, shoe: 'left' })).toEqual([at('shoe is not asked')]);
    expect(await wrong({ ...GIVEN, access: 'x'.repeat(2001) })).toHaveLength(1);
  });

  it('stores the answers with the payment, the consent with its version and time', async () => {
    const body = request();
    const [member] = body.new_members;
    const answers = { ...GIVEN, access: ' Step-free ' };
    await buy(server, { ...body, new_members: [{ ...member, answers }] });
    const [payment] = await payments(body.email);
    expect(payment?.data).toMatchObject({
      access: 'Step-free',
      home: 'FI',
      conduct: { version: '2', agreed: server.clock.now().toISOString() },
    });
    expect(payment?.data).toHaveProperty('legal_name');
  });

  it('asks for an upgrade what its new membership asks, and checks its ages', async () => {
    const { client, id, email } = await addMember(server, { membership: 'Supporter' });
    const upgrade = (membership: string, amount: number, answers?: object) =>
      buy(client, {
        amount,
        email,
        source: 'tok_sandbox_success',
        upgrades: [{ id, membership, ...(answers && { answers }) }],
      });
    expect(errors(await upgrade('Child', 3000))).toEqual(['upgrades[0].answers.born is required']);
    expect(errors(await upgrade('Child', 3000, { born: '1980-01-01' }))).toEqual([
      'upgrades[0].answers.born must be 2006-08-16 or later',
    ]);
    expect(errors(await upgrade('Adult', 17000))).toHaveLength(2);
    expect((await upgrade('Adult', 17000, GIVEN)).statusCode).toBe(200);
    const [payment] = await payments(email);
    expect(payment?.data).toMatchObject({ membership: 'Adult', home: 'FI' });
  });

  it('asks for a day pass of a type for certain ages, and for its questions', async () => {
    const pass = newMember({ membership: 'Child', day2: true });
    const send = (answers: object) =>
      buyDaypass(server, {
        amount: 1500,
        email: pass.email,
        source: 'tok_sandbox_success',
        passes: [{ ...pass, answers }],
      });
    expect(errors(await send({ born: '1980-01-01', home: 'FI' }))).toEqual([
      'passes[0].answers.born must be 2006-08-16 or later',
      'passes[0].answers.conduct is required',
    ]);
    expect((await send({ born: '2010-01-01', ...GIVEN })).statusCode).toBe(200);
    const [payment] = await payments(pass.email);
    expect(payment?.data).toMatchObject({ day2: true, home: 'FI' });
  });

  it('asks for another item, and mails the answers in words', async () => {
    const { client, id, email } = await addMember(server);
    const send = (answers?: object) =>
      buyOther(client, {
        email,
        source: 'tok_sandbox_success',
        items: [
          {
            amount: 2500,
            category: 'shirt',
            type: 'shirt',
            person_id: id,
            data: { size: 'small' },
            ...(answers && { answers }),
          },
        ],
      });
    expect(errors(await send())).toEqual([
      'items[0].answers.home is required',
      'items[0].answers.conduct is required',
    ]);
    expect((await send(GIVEN)).statusCode).toBe(200);
    const [payment] = await payments(email);
    expect(payment?.data).toMatchObject({ size: 'small', home: 'FI', conduct: { version: '2' } });
    const mail = (await server.mailsTo(email)).find(({ text }) => text.includes('Code of conduct'));
    expect(mail?.text).toMatch(/Country:?\s+Finland/);
    expect(mail?.text).toMatch(/agreed on .* to version 2/);
  });

  it('mails what a stranger answered only to the stranger', async () => {
    const [victim, stranger] = [await addMember(server), await addMember(server)];
    const access = 'Your ballot is void: evil.example';
    const item = { amount: 2500, category: 'shirt', type: 'shirt', data: { size: 'small' } };
    const answer = await buyOther(stranger.client, {
      email: stranger.email,
      source: 'tok_sandbox_success',
      items: [{ ...item, person_id: victim.id, answers: { ...GIVEN, access } }],
    });
    expect(answer.statusCode).toBe(200);
    await server.runJobs();
    const mails = await server.mails();
    const to = mails.map((mail) => mail.to.address);
    expect(to).toContain(victim.email);
    const baits = mails.filter((mail) => JSON.stringify(mail).includes(access));
    expect(baits.filter((mail) => mail.to.address !== stranger.email)).toEqual([]);
    const list = (await stranger.client.get('/api/purchase/list')).json<object[]>();
    expect(list).toMatchObject([{ data: { access, home: 'FI', conduct: { version: '2' } } }]);
  });

  it('charges once for a double press with answers, and for a repetition after a lost answer', async () => {
    const body = request({ new_members: [newMember({ answers: GIVEN })] });
    const key = crypto.randomUUID();
    const counts = await added(server, async () => {
      const both = await Promise.all([buy(server, body, key), buy(server, body, key)]);
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect((await buy(server, body, key)).statusCode).toBe(200);
    });
    expect(counts).toMatchObject({ people: 1, charges: 1 });
    const lost = request({ new_members: [newMember({ answers: GIVEN })] });
    const visitor = await server.as('visitor@example.com');
    const again = crypto.randomUUID();
    const afterwards = await added(server, async () => {
      await withFault(server, visitor, crashAfterCharge, (client) => buy(client, lost, again));
      expect((await buy(server, lost, again)).statusCode).toBe(200);
    });
    expect(afterwards).toMatchObject({ people: 1, charges: 1 });
  });

  it('refuses other answers under the same key, as another tab could send', async () => {
    const member = newMember({ answers: GIVEN });
    const body = request({ new_members: [member] });
    const key = crypto.randomUUID();
    await buy(server, body, key);
    const other = { ...body, new_members: [{ ...member, answers: { ...GIVEN, home: 'SE' } }] };
    const answer = await buy(server, other, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Problem>().code).toBe('duplicate');
  });

  it('refuses a price that changed, with answers as without', async () => {
    const answer = await buy(
      server,
      request({ amount: 20000, new_members: [newMember({ answers: GIVEN })] }),
    );
    expect(answer.json<Problem>().code).toBe('amount_mismatch');
  });
});
