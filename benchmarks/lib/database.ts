import { Client } from 'pg';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database on a PostgreSQL server.
 *
 * @returns The database's URL.
 */
export async function createDatabase(server: string): Promise<string> {
  const name = `conkit_benchmark_${process.pid}`;
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns the process id of the postmaster, if the server is on this machine and allows reading its pid file. */
export const getPostmaster = (server: string): Promise<number | undefined> =>
  withClient(server, async (client) => {
    const { rows } = await client
      .query<{ text: string }>(`select pg_read_file('postmaster.pid') as text`)
      .catch(() => ({ rows: [] }));
    return Number(rows[0]?.text.split('\n', 1)[0]) || undefined;
  });

/** Drops a database from `createDatabase`. */
export async function dropDatabase(server: string, database: string): Promise<void> {
  const name = new URL(database).pathname.slice(1);
  await withClient(server, (client) =>
    client.query(`drop database if exists ${name} with (force)`),
  );
}

/**
 * Fills the tables of votes and nominations with `rows` rows each, as in a busy season: many people, each with many
 * saves of each category.
 */
export async function fillSaves(database: string, rows: number): Promise<void> {
  await withClient(database, async (client) => {
    await client.query(`
      insert into person (last_modified, membership, legal_name, email, email_key)
      select now(), 'Adult', 'Filler ' || n, 'filler' || n || '@example.com', 'filler' || n || '@example.com'
      from generate_series(1, 4000) n`);
    await client.query(
      `insert into vote (person_id, category, votes, signature, time, client_ip)
       select ids.list[1 + n % 4000], names.list[1 + n / 4000 % cardinality(names.list)],
         array[1, 2, 3], 'Filler', now() - make_interval(secs => $1 - n), '127.0.0.1'
       from generate_series(0, $1 - 1) n,
         (select array_agg(id) list from person where legal_name like 'Filler %') ids,
         (select array_agg(distinct category order by category) list from vote) names`,
      [rows],
    );
    await client.query(`
      insert into ballot (person_id, saved_at)
      select person_id, max(time) from vote group by person_id on conflict do nothing`);
    await client.query(
      `insert into nomination (person_id, category, version, nominations, signature, time, client_ip)
       select ids.list[1 + n % 4000], names.list[1 + n / 4000 % cardinality(names.list)],
         1 + n / 4000 / cardinality(names.list), '[{"title": "Some Work", "author": "Another Author"}]',
         'Filler', now() - make_interval(secs => $1 - n), '127.0.0.1'
       from generate_series(0, $1 - 1) n,
         (select array_agg(id) list from person where legal_name like 'Filler %') ids,
         (select array_agg(distinct category order by category) list from vote) names`,
      [rows],
    );
    await client.query('vacuum analyze');
  });
}

/** Returns the number of stored saves of a person. */
export const countVotes = (database: string, personId: number): Promise<number> =>
  withClient(database, async (client) => {
    const { rows } = await client.query<{ count: string }>(
      'select count(*) from vote where person_id = $1',
      [personId],
    );
    return Number(rows[0]?.count);
  });
