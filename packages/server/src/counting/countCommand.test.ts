import { parse } from 'csv-parse/sync';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countBallotAgain, excludeBallot } from '../awards/disallowed.ts';
import type { Convention } from '../config/types.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { runCount } from './countCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

const getRows = (csv: string): Record<string, string>[] =>
  parse(csv, { columns: true }) as Record<string, string>[];

forEachDatabase((start) => {
  let server: TestServer;
  /** Counts with other settings of the award. */
  const runWith = (settings: object, ...args: string[]) => {
    const { config, db, clock } = server.context;
    const awards = { ...config.awards, hugo: { ...config.awards['hugo'], ...settings } };
    return runCount({ db, config: { ...config, awards } as Convention, now: clock.now() }, args);
  };
  const run = (...args: string[]) => runWith({}, ...args);
  /** Returns the file of entries after people have edited it. */
  async function works(change: (csv: string) => string = (csv) => csv): Promise<string> {
    const name = join(folder, 'works.csv');
    writeFileSync(name, change((await run('entries')).output));
    return name;
  }

  beforeAll(async () => {
    server = await start();
    const finalists = (await server.get('/api/hugo/finalists')).json<
      Record<string, { id: number }[]>
    >();
    const [a = 0, b = 0] = (finalists['Novel'] ?? []).map(({ id }) => id);
    const ballots = [[a, b], [a], [b, a], [null, b]];
    const nominated = [
      [
        { title: 'Dust', author: 'Ann' },
        { title: 'Fog', author: 'Ann' },
      ],
      [{ title: 'dust!', author: 'ANN' }],
      // A duplicate entry is counted once.
      [
        { title: 'Rain', author: 'Bo' },
        { title: 'Rain', author: 'Bo' },
      ],
    ];
    for (const [index, votes] of ballots.entries()) {
      const email = `voter-${index}@example.com`;
      const { id } = await server.addPerson({ email, membership: 'Adult' });
      const voter = await server.as(email);
      const save = { lastmod: null, signature: 'V', votes: { Novel: votes } };
      expect((await voter.post(`/api/hugo/${id}/vote`, save)).statusCode).toBe(200);
      const nominations = nominated[index];
      if (!nominations) continue;
      const saved = { signature: 'V', category: 'Novel', nominations };
      expect((await voter.post(`/api/hugo/${id}/nominate`, saved)).statusCode).toBe(200);
      // Only the newest save is counted.
      const again = { signature: 'V', category: 'Novella', nominations: [] };
      await voter.post(`/api/hugo/${id}/nominate`, again);
    }
  });

  /** A person who voted and nominated with a right that they have lost since. */
  async function former(email: string): Promise<number> {
    const { id } = await server.addPerson({ email, membership: 'Adult' });
    const client = await server.as(email);
    const votes = { lastmod: null, signature: 'F', votes: { Novel: [1] } };
    expect((await client.post(`/api/hugo/${id}/vote`, votes)).statusCode).toBe(200);
    const nominations = [{ title: 'Hail', author: 'Cy' }];
    const nominated = { signature: 'F', category: 'Novel', nominations };
    expect((await client.post(`/api/hugo/${id}/nominate`, nominated)).statusCode).toBe(200);
    const membership = 'NonMember';
    await server.db.updateTable('person').set({ membership }).where('id', '=', id).execute();
    return id;
  }

  describe('the count of the final ballots', () => {
    it('is printed as text by category and place', async () => {
      const { output, warning } = await run('results', '--category', 'Novel');
      expect(output).toContain(
        'Best Novel\n  3 ballots; 3 of 3 counted are not for No award first',
      );
      expect(output).toMatch(/Place 1: .+\n.+ {6}2\n/);
      expect(output).toMatch(/2 prefer .+ to No award, 0 prefer No award|3 prefer .+ to No award/);
      expect(warning).toContain('has not closed');
    });

    it('is printed as CSV with all figures', async () => {
      const rows = getRows((await run('results', '--category', 'Novel', '--csv')).output);
      const votes = rows.filter(({ place, round }) => place === '1' && round === '1');
      expect(votes.reduce((sum, { ballots }) => sum + Number(ballots), 0)).toBe(3);
      expect(rows.find(({ figure }) => figure === 'winner')?.['candidate']).toBeTruthy();
    });
  });

  it('excludes and lists people who have lost the right', async () => {
    const before = await run('results', '--csv');
    const nominated = await run('entries');
    expect(before.warning).not.toContain('not counted');
    const id = await former('former@example.com');

    const results = await run('results');
    expect(results.output).toContain('(hugo): 4 cast = 3 counted + 0 disallowed + 1 not eligible');
    expect(results.warning).toContain(`${id} (NonMember)`);
    const retro = await run('results', '--category', 'RetroNovel');
    expect(retro.output).not.toContain('hugo');
    const after = getRows((await run('results', '--csv')).output);
    const isTold = ({ figure }: Record<string, string>) => figure?.startsWith('not eligible');
    expect(after.filter((row) => !isTold(row))).toEqual(
      getRows(before.output).filter((row) => !isTold(row)),
    );
    expect(after.find((row) => row['category'] === 'Novel' && isTold(row))?.['ballots']).toBe('1');

    const entries = await run('entries');
    expect(entries.output).toBe(nominated.output);
    expect(entries.warning).toContain(`${id} (NonMember)`);

    await server.db
      .updateTable('person')
      .set({ membership: 'Adult' })
      .where('id', '=', id)
      .execute();
    expect((await run('results')).output).toContain(
      '4 cast = 4 counted + 0 disallowed + 0 not eligible',
    );
    await server.db.deleteFrom('nomination').where('person_id', '=', id).execute();
    await server.db.deleteFrom('ballot').where('person_id', '=', id).execute();
  });

  it('excludes and lists disallowed ballots until they are allowed again', async () => {
    const before = await run('results', '--csv');
    const nominated = await run('entries');
    const id = await former('disallowed@example.com');
    const row = { person_id: id, since: server.clock.now(), reason: 'Two memberships' };
    for (const ballot of ['votes', 'nominations'] as const)
      await excludeBallot(server.db, { ...row, ballot });

    const results = await run('results');
    expect(results.output).toContain('4 cast = 3 counted + 1 disallowed + 0 not eligible');
    expect(results.warning).toContain(`these ballots were disallowed: ${id} (NonMember)`);
    const csv = getRows((await run('results', '--csv')).output);
    const isTold = ({ figure }: Record<string, string>) => figure?.startsWith('disallowed');
    expect(csv.filter((one) => !isTold(one))).toEqual(
      getRows(before.output).filter((one) => !isTold(one)),
    );
    expect(csv.find((one) => one['category'] === 'Novel' && isTold(one))?.['ballots']).toBe('1');
    const entries = await run('entries');
    expect(entries.output).toBe(nominated.output);
    expect(entries.warning).toContain(`these ballots were disallowed: ${id} (NonMember)`);

    for (const ballot of ['votes', 'nominations'] as const)
      await countBallotAgain(server.db, id, ballot);
    expect((await run('results')).output).toContain('3 counted + 0 disallowed + 1 not eligible');
    await server.db.deleteFrom('nomination').where('person_id', '=', id).execute();
    await server.db.deleteFrom('ballot').where('person_id', '=', id).execute();
  });

  it('gives no award in a category without votes', async () => {
    expect((await run('results', '--category', 'Novella')).output).toContain(
      'TOO FEW, no award is given\n  Place 1: No award\n',
    );
    const rows = getRows((await run('results', '--category', 'Novella', '--csv')).output);
    expect(rows.find(({ figure }) => figure === 'winner')?.['candidate']).toBe('No award');
    // There are no votes for any Retro Hugo.
    expect((await run('results', '--category', 'RetroNovel')).output).toContain('no ballots');
  });

  it('counts by the rules of the award', async () => {
    const counting = { turnout_percent: 0, must_beat_no_award: false, tied_last: 'all' };
    const no_award = { en: 'None of the Above' };
    const { output } = await runWith({ counting, no_award }, 'results');
    expect(output).toContain('Best Novel\n  3 ballots\n  Place 1');
    expect(output).toContain('    None of the Above  ');
    expect(output).not.toContain('prefer');
    expect(output).toContain('Best Novella\n  0 ballots\n');
    expect(output).not.toContain('Place 1: None of the Above');
    expect(output).not.toContain('TOO FEW');
  });

  it('selects the finalists by the rules of the award', async () => {
    const selection = { method: 'plain', finalists: 1, per_group: 1 };
    const args = ['finalists', '--works', await works(), '--csv'];
    const rows = getRows((await runWith({ selection }, ...args)).output);
    const novels = rows.filter(({ category }) => category === 'Novel');
    expect(novels.map(({ work, ballots }) => [work, ballots])).toEqual([['Dust | Ann |', '2']]);
  });

  describe('the selection of the finalists', () => {
    it('starts with a file of entries in which similar spellings are one work', async () => {
      const rows = getRows((await run('entries', '--category', 'Novel')).output);
      expect(rows.map(({ entry, ballots, work }) => [entry, ballots, work])).toEqual([
        ['Dust | Ann | ', '1', 'Dust | Ann | '],
        ['Fog | Ann | ', '1', 'Fog | Ann | '],
        ['dust! | ANN | ', '1', 'Dust | Ann | '],
        ['Rain | Bo | ', '1', 'Rain | Bo | '],
      ]);
    });

    it("uses people's decisions about which work each entry means", async () => {
      const name = await works();
      const { output } = await run('finalists', '--works', name, '--category', 'Novel');
      expect(output).toContain('Best Novel\n  3 ballots\n      1.500 points      2 ballots  Dust');
      const rows = getRows((await run('finalists', '--works', name, '--csv')).output);
      expect(rows.map(({ work, points, of, outcome }) => [work, points, of, outcome])).toEqual([
        ['Dust | Ann |', '3', '2', 'finalist'],
        ['Rain | Bo |', '2', '2', 'finalist'],
        ['Fog | Ann |', '1', '2', 'finalist'],
      ]);
    });

    it('refuses entries without a decision', async () => {
      const name = await works((csv) => csv.replace(/^Novel,Rain.*\n/m, ''));
      await expect(run('finalists', '--works', name)).rejects.toThrow(
        'Novel: 1 entries have no work, the first is "Rain | Bo | "',
      );
    });

    it('refuses a file with a missing column or a duplicate entry, and a missing file', async () => {
      const withoutWork = await works((csv) => csv.replace('work', 'werk'));
      await expect(run('finalists', '--works', withoutWork)).rejects.toThrow(
        'there is no column work',
      );
      const twice = await works((csv) => csv + csv.split('\n')[1]);
      await expect(run('finalists', '--works', twice)).rejects.toThrow(
        /line 6: ".+" is there twice/,
      );
      await expect(run('finalists', '--works', 'no.csv')).rejects.toThrow('no.csv cannot be read');
      await expect(run('finalists')).rejects.toThrow('--works is missing');
    });
  });

  it('refuses unknown arguments and lists the valid ones', async () => {
    await expect(run('sort')).rejects.toThrow('npm run conkit -- count <what>');
    await expect(run('results', '--yaml')).rejects.toThrow('--yaml');
    await expect(run('results', '--category', 'Opera')).rejects.toThrow('there is no "Opera"');
  });
});
