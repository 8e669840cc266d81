import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../testing/databases.ts';
import type { TestServer } from '../../testing/server.ts';
import { rememberFinalists } from './finalists.ts';
import { readConvention } from '../read.ts';
import type { Convention } from '../types.ts';

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
