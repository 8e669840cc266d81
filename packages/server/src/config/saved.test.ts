import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { readConvention } from './read.ts';
import { rememberAwards, rememberFinalists, requireFitsSavedData } from './saved.ts';
import type { AwardFacts, Convention } from './types.ts';

const source = readConvention('demo');

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('payment').execute();
    await server.db.deleteFrom('person').execute();
  });

  const fits = (change: (convention: Convention) => Convention = (same) => same) =>
    requireFitsSavedData(server.db, change(server.context.config), source);
  const payment = (values: object) =>
    server.db
      .insertInto('payment')
      .values({
        intent_id: null,
        created: server.clock.now(),
        payment_email: 'a@example.com',
        payment_email_key: 'a@example.com',
        status: 'invoice',
        amount: 6000,
        currency: 'eur',
        category: 'sponsor',
        type: 'bench',
        ...values,
      })
      .execute();
  const without = (gone: string) => (convention: Convention) => {
    const { [gone]: _, ...membership_types } = convention.membership_types;
    return { ...convention, membership_types };
  };
  const selling = (types: readonly string[]) => (convention: Convention) => {
    const { sponsor } = convention.purchase_categories;
    if (!sponsor) throw new Error('no sponsor');
    const kept = sponsor.types.filter(({ key }) => types.includes(key));
    const purchase_categories = {
      ...convention.purchase_categories,
      sponsor: { ...sponsor, types: kept },
    };
    return { ...convention, purchase_categories };
  };

  it('accepts a configuration that fits all saved data', async () => {
    await server.addPerson({ daypass_type: 'Child', daypass_days: [true, false] });
    await payment({});
    await expect(fits()).resolves.toBeUndefined();
    await expect(fits(without('Infant'))).resolves.toBeUndefined();
  });

  it('refuses to remove a membership type that people have', async () => {
    await server.addPerson();
    await server.addPerson();
    await expect(fits(without('Adult'))).rejects.toThrow(
      /memberships\.Adult is missing, but people have this membership: 2$/,
    );
  });

  it('refuses to remove the type of a sold day pass', async () => {
    await server.addPerson({ membership: 'NonMember', daypass_type: 'Child' });
    await expect(fits(without('Child'))).rejects.toThrow(
      /memberships\.Child is missing, but people have a day pass of this type: 1$/,
    );
  });

  it('refuses to remove a day of a sold day pass', async () => {
    await server.addPerson({ daypass_type: 'Adult', daypass_days: [true, true, true, true, true] });
    const fewer = (convention: Convention) => ({
      ...convention,
      daypass: { ...convention.daypass, days: convention.daypass.days.slice(0, 4) },
    });
    await expect(fits(fewer)).rejects.toThrow(
      /daypass\.days has 4, but a day pass was sold when there were 5$/,
    );
  });

  it('refuses to remove an unpaid item but allows removing a paid one', async () => {
    await payment({});
    await expect(fits(selling(['lounge']))).rejects.toThrow(
      /product_categories\.sponsor\.products\.bench is missing, but it is still to be paid: 1$/,
    );
    await server.db.updateTable('payment').set({ category: 'benches' }).execute();
    await expect(fits()).rejects.toThrow(
      /product_categories\.benches is missing, but it is still to be paid: 1$/,
    );
    await server.db.updateTable('payment').set({ status: 'succeeded' }).execute();
    await expect(fits()).resolves.toBeUndefined();
  });

  it('refuses another currency than that of purchases and unpaid invoices', async () => {
    const inCad = (convention: Convention) => ({ ...convention, currency: 'cad' });
    await payment({ status: 'failed' });
    await expect(fits(inCad)).resolves.toBeUndefined();
    await payment({ status: 'succeeded' });
    await expect(fits(inCad)).rejects.toThrow(
      /currency is cad, but purchases or invoices are in eur: 1$/,
    );
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await startWith({});
  });
  /** Starts with the Dublin ballot after changing these categories. */
  const startWith = (changed: Convention['finalists']) => {
    const { config } = server.context;
    return rememberFinalists(
      server.db,
      { ...config, finalists: { ...config.finalists, ...changed } },
      readConvention('demo'),
    );
  };
  const novels = () => server.context.config.finalists['Novel'] ?? [];

  it('accepts the same ballot, a corrected subtitle and a replaced finalist', async () => {
    const changed = novels().map(({ id, title }) => ({
      id,
      title,
      subtitle: 'corrected',
      replaced: { on: '2019-07-01' },
    }));
    await expect(startWith({ Novel: changed })).resolves.toBeUndefined();
  });

  it('refuses an id that now belongs to another work', async () => {
    const [first, ...others] = novels();
    const changed = [{ id: first?.id ?? 0, title: 'Another' }, ...others];
    await expect(startWith({ Novel: changed })).rejects.toThrow(
      /^CONVENTION: config\/dublin-2019\/finalists\.yaml:\d+: finalists\.Novel\.0\.id 1 has been "The Calculating Stars" \(Novel\) before/,
    );
  });

  it('refuses an id that has moved to another category', async () => {
    await expect(startWith({ Novel: [], Novella: novels() })).rejects.toThrow(/has been/);
  });

  it('remembers the id of a removed finalist', async () => {
    await startWith({ RetroSeries: [{ id: 9000, title: 'First' }] });
    await startWith({});
    await expect(startWith({ RetroSeries: [{ id: 9000, title: 'Second' }] })).rejects.toThrow(
      /has been "First"/,
    );
  });
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await startWith((same) => same);
    const { id } = await server.addPerson({ email: 'voter@example.com' });
    const voter = await server.as('voter@example.com');
    const votes = { Novel: [2, 1, -1], Novella: [] };
    const saved = await voter.post(`/api/hugo/${id}/vote`, {
      lastmod: null,
      signature: 'V',
      votes,
    });
    expect(saved.statusCode).toBe(200);
    const nominations = [{ title: 'Dust', author: 'Ann' }];
    const nominated = await voter.post(`/api/hugo/${id}/nominate`, {
      signature: 'V',
      category: 'RetroNovel',
      nominations,
    });
    expect(nominated.statusCode).toBe(200);
  });

  /** Starts with this change to the demonstration's configuration. */
  const startWith = (change: (convention: Convention) => Convention) =>
    rememberAwards(server.db, change(server.context.config), readConvention('demo'));
  const withCategories =
    (change: (all: Convention['award_categories']) => Convention['award_categories']) =>
    (same: Convention): Convention => ({
      ...same,
      award_categories: change(same.award_categories),
    });
  const withAward =
    (key: string, change: Partial<AwardFacts>) =>
    (same: Convention): Convention => {
      const award = same.awards[key];
      if (!award) throw new Error(key);
      const changed: AwardFacts = { ...award, ...change };
      return { ...same, awards: { ...same.awards, [key]: changed } };
    };

  it('allows a category without votes or nominations to be removed and added back', async () => {
    const without = withCategories((all) => all.filter(({ key }) => key !== 'Novella'));
    await expect(startWith(without)).resolves.toBeUndefined();
    await expect(startWith((same) => same)).resolves.toBeUndefined();
  });

  describe('refuses and names the reason', () => {
    it.each<[string, (same: Convention) => Convention, RegExp]>([
      [
        'a removed category with votes',
        withCategories((all) => all.filter(({ key }) => key !== 'Novel')),
        /awards\.yaml:\d+: award_categories lacks Novel, and 1 person has saved votes in it$/,
      ],
      [
        'a removed category with nominations',
        withCategories((all) => all.filter(({ key }) => key !== 'RetroNovel')),
        /award_categories lacks RetroNovel, and 1 person has saved nominations in it$/,
      ],
      [
        'a category with votes that moved to another award',
        withCategories((all) =>
          all.map((one) => (one.key === 'Novel' ? { ...one, award: 'retro' } : one)),
        ),
        /award_categories\.0\.award of Novel has been "hugo" before, and 1 person/,
      ],
      [
        'a removed field of saved nominations',
        withCategories((all) =>
          all.map((one) =>
            one.key === 'RetroNovel' ? { ...one, fields: one.fields.slice(0, 1) } : one,
          ),
        ),
        /fields of RetroNovel lack "author", and 1 person/,
      ],
      [
        'a removed finalist with votes',
        (same) => ({
          ...same,
          finalists: {
            ...same.finalists,
            Novel: (same.finalists['Novel'] ?? []).filter(({ id }) => id !== 2),
          },
        }),
        /finalists\.yaml:\d+: finalists\.Novel lacks 2, which a voter ranked; mark it replaced$/,
      ],
      [
        'votes of an award that no longer has a vote',
        withAward('hugo', { voting: undefined } as unknown as AwardFacts),
        /awards\.hugo\.voting is missing: of Novel 1 person has saved votes in it$/,
      ],
      [
        'votes for No Award where it no longer exists',
        withAward('hugo', { no_award: undefined } as unknown as AwardFacts),
        /awards\.hugo\.no_award is missing: a voter ranked it in Novel$/,
      ],
      [
        'fewer positions than a voter used',
        withAward('hugo', { positions: 2 }),
        /awards\.hugo\.positions must be >= 3, as a voter ranked in Novel$/,
      ],
    ])('%s', async (_, change, problem) => {
      await expect(startWith(change)).rejects.toThrow(problem);
      // The refused start stores nothing, so the next start refuses too.
      await expect(startWith(change)).rejects.toThrow(problem);
    });
  });
});
