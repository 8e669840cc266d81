import { joinAs, signIn } from '../../e2e/account.ts';
import type { PortalServer } from '../../e2e/server.ts';

/** The parts of a server that are needed to create a member. */
type Server = Pick<PortalServer, 'url' | 'dataDir' | 'log'>;

/** A signed-in member with voting rights. */
export interface Voter {
  readonly id: number;
  readonly cookie: string;
}

/** Creates a voter through the API, with a membership paid by a sandbox card and a mailed login link. */
export async function newVoter(server: Server, number: number): Promise<Voter> {
  const email = `voter${number}@example.com`;
  await joinAs(server, 'Adult', email, `Voter ${number}`);
  const cookie = await signIn(server, email);
  const answer = await fetch(`${server.url}/api/user`, { headers: { cookie } });
  const { people } = (await answer.json()) as { people: { id: number }[] };
  const id = people[0]?.id;
  if (id === undefined) throw new Error(`${email} has no membership`);
  return { id, cookie };
}

/** Creates a signed-in member who has nominated three works in every category. */
export async function newNominator(server: PortalServer, number: number): Promise<Voter> {
  const nominator = await newVoter(server, number);
  const { id, cookie } = nominator;
  const config = (await (await fetch(`${server.url}/api/config`)).json()) as {
    hugo: { categories: { key: string; fields: { key: string }[] }[] };
  };
  for (const { key, fields } of config.hugo.categories) {
    const work = (row: number) =>
      Object.fromEntries(fields.map((field) => [field.key, `${key}, ${field.key} ${row}`]));
    const answer = await fetch(`${server.url}/api/hugo/${id}/nominate`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({
        category: key,
        signature: 'Benchmark',
        nominations: [work(1), work(2), work(3)],
        lastmod: null,
      }),
    });
    if (!answer.ok) throw new Error(`The nominations of ${key} were not saved: ${answer.status}`);
  }
  return nominator;
}
