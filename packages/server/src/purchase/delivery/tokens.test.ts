import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/server.ts';
import { insertInvoice } from '../order/invoices.ts';
import { drawToken, reserveToken } from './tokens.ts';

it('draws tokens of six characters that are hard to confuse on paper', () => {
  const tokens = Array.from({ length: 500 }, drawToken);
  expect(tokens.filter((token) => !/^[A-FHJ-NP-RT-Y0-9]{6}$/.test(token))).toEqual([]);
  expect(new Set(tokens.join('')).size).toBe(31);
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const payment = () =>
    insertInvoice(server.db, server.context, {
      email: 'voter@example.com',
      amount: 4000,
      category: 'siteselect',
      type: 'ss-token',
    });

  it('never reserves a token twice, and draws again instead', async () => {
    const [first, second] = [await payment(), await payment()];
    expect(await reserveToken(server.db, first, () => 'AAAAAA')).toBe('AAAAAA');
    const draws = ['AAAAAA', 'AAAAAA', 'BBBBBB'];
    const token = await server.db
      .transaction()
      .execute((trx) => reserveToken(trx, second, () => draws.shift() ?? ''));
    expect(token).toBe('BBBBBB');
  });

  it('fails rather than reserving a token twice', async () => {
    const id = await payment();
    await reserveToken(server.db, id, () => 'CCCCCC');
    await expect(reserveToken(server.db, id, () => 'CCCCCC')).rejects.toThrow('no free token');
  });
});
