import { createContext } from '../../start/context.ts';
import { readEnv } from '../../process/env.ts';
import { insertPerson } from '../../people/insert.ts';
import { startSession } from '../../session/sessions.ts';

/** A signed-in member who may vote and nominate. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly cookie: string;
}

/** Adds members, each on their own account, to the database of a stopped server. */
export async function makeMembers(
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<Member[]> {
  const context = await createContext(readEnv({ LOG_LEVEL: 'silent', ...env }), () => {});
  const { config, clock, db, mailer } = context;
  const members: Member[] = [];
  try {
    for (let n = 1; n <= count; n += 1) {
      const email = `member${n}@example.com`;
      const person = { membership: 'Adult', legal_name: `Member ${n}`, email };
      const { id } = await insertPerson(db, clock, person);
      const cookie = `${config.id}=${await startSession(context, db, email)}`;
      members.push({ id, email, cookie });
    }
    return members;
  } finally {
    await mailer.close();
    await db.destroy();
  }
}
