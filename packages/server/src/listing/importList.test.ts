import type { Person } from '@conkit/api-client';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { runImportList } from './importList.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-list-'));
afterAll(() => rmSync(folder, { recursive: true }));

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start({
      change: ({ awards, ...same }) => ({
        ...same,
        awards: Object.fromEntries(
          Object.entries(awards).map(([key, award]) => {
            const nominate = [...award.rights.nominate, { list: 'last-year' }];
            return [key, { ...award, rights: { ...award.rights, nominate } }];
          }),
        ),
      }),
    });
  });

  const run = (csv: string, list = 'last-year') => {
    const file = join(folder, 'list.csv');
    writeFileSync(file, csv);
    return runImportList(server.context, [list, '--file', file]);
  };
  const getPeople = async (email: string) =>
    (await (await server.as(email)).get('/api/user')).json<{ people: Person[] }>().people;

  it('grants the right to the people in a file, with or without a membership', async () => {
    await server.addPerson({ email: 'kid@example.com', legal_name: 'Kid', membership: 'Child' });
    const csv =
      'email,legal_name,number\nKid@Example.com, kid ,7\nformer@example.com,Ana Former,8\n';
    expect(await run(csv)).toBe('last-year: 2 people, 1 of them new; 0 taken off');
    const [kid] = await getPeople('kid@example.com');
    expect(kid).toMatchObject({ membership: 'Child', rights: { hugo: { nominate: true } } });
    const [former, ...others] = await getPeople('former@example.com');
    expect(others).toEqual([]);
    expect(former).toMatchObject({
      legal_name: 'Ana Former',
      membership: 'NonMember',
      member_number: null,
      rights: { hugo: { nominate: true, vote: false }, retro: { nominate: true, vote: false } },
    });
    const client = await server.as('former@example.com');
    const work = { signature: 'Ana', category: 'Novel', nominations: [{ title: 'Dust' }] };
    const answer = await client.post(`/api/hugo/${former?.id}/nominate`, work);
    expect(answer.statusCode).toBe(200);
  });

  it('creates no one twice, and removes people who are no longer in the file', async () => {
    const again = 'email,legal_name\nformer@example.com,Ana Former\n';
    expect(await run(again)).toBe('last-year: 1 people, 0 of them new; 1 taken off');
    expect(await getPeople('former@example.com')).toHaveLength(1);
    const [kid] = await getPeople('kid@example.com');
    expect(kid?.rights).toMatchObject({ hugo: { nominate: false } });
  });

  it('changes nothing when an entry is invalid', async () => {
    const bad = 'email,legal_name\nnew@example.com,New\nnowhere,None\n';
    await expect(run(bad)).rejects.toThrow('entry 2: "nowhere" is no address');
    await expect(run('email,legal_name\nnew@example.com,\n')).rejects.toThrow('has no name');
    expect(await getPeople('new@example.com')).toEqual([]);
    expect(await getPeople('former@example.com')).toMatchObject([
      { rights: { hugo: { nominate: true } } },
    ]);
  });

  it('refuses a list that no right names, and prints the valid lists', async () => {
    await expect(run('email,legal_name\n', 'lastyear')).rejects.toThrow(
      'no right of an award names "lastyear"; there are last-year',
    );
    await expect(runImportList(server.context, [])).rejects.toThrow('npm run list');
  });
});
