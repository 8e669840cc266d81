import { joinAs, signIn } from '../../e2e/account.ts';
import type { PortalServer } from '../../e2e/server.ts';

/** Somebody who may vote, signed in. */
export interface Voter {
  readonly id: number;
  readonly cookie: string;
}

/** Makes a new voter through the API: a membership paid by sandbox card, and a mailed login link. */
export async function newVoter(server: PortalServer, number: number): Promise<Voter> {
  const email = `voter${number}@example.com`;
  await joinAs(server, 'Adult', email, `Voter ${number}`);
  const cookie = await signIn(server, email);
  const answer = await fetch(`${server.url}/api/user`, { headers: { cookie } });
  const { people } = (await answer.json()) as { people: { id: number }[] };
  const id = people[0]?.id;
  if (id === undefined) throw new Error(`${email} has no membership`);
  return { id, cookie };
}
