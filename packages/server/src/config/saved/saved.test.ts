import { beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/server.ts';
import { readConvention } from '../read.ts';
import type { Convention } from '../types.ts';
import { requireSavedFits } from './saved.ts';

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
    requireSavedFits(server.db, change(server.context.config), source);
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
      /membership_types\.Adult is missing, but people have this membership: 2$/,
    );
  });

  it('refuses to remove the type of a sold day pass', async () => {
    await server.addPerson({ membership: 'NonMember', daypass_type: 'Child' });
    await expect(fits(without('Child'))).rejects.toThrow(
      /membership_types\.Child is missing, but people have a day pass of this type: 1$/,
    );
  });

  it('refuses to remove a day of a sold day pass', async () => {
    await server.addPerson({ daypass_type: 'Adult', daypass_days: [true, true, true, true, true] });
    const fewer = (convention: Convention) => ({
      ...convention,
      daypass: { ...convention.daypass, days: convention.daypass.days.slice(0, 4) },
    });
    await expect(fits(fewer)).rejects.toThrow(
      /daypass\.days has 4, but somebody’s day pass was sold when there were 5$/,
    );
  });

  it('refuses to remove an unpaid item but allows removing a paid one', async () => {
    await payment({});
    await expect(fits(selling(['lounge']))).rejects.toThrow(
      /purchase_categories\.sponsor\.types lacks "bench", but it is still to be paid: 1$/,
    );
    await server.db.updateTable('payment').set({ category: 'benches' }).execute();
    await expect(fits()).rejects.toThrow(
      /purchase_categories\.benches is missing, but it is still to be paid: 1$/,
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
