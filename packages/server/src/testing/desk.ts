import type { LogEntry, Person, PersonRecord } from '@conkit/api-client';
import type { NewPerson } from '../database/items.ts';
import type { StartServer } from './databases.ts';
import { freshClient } from './freshClient.ts';
import type { TestServer } from './server.ts';

/** The reason for the desk's changes. */
export const REASON = 'Asked for it at the desk';

/** A server with a member administrator at the registration desk. */
export interface Desk {
  readonly server: TestServer;
  /** The administrator's address. */
  readonly operator: string;
  /** Adds a person on their own account. */
  createMember(person?: Partial<NewPerson>): Promise<DeskMember>;
  /** Changes a person: `act(7, 'membership', { membership: 'Adult' })`. */
  act(id: number, what: string, body?: object): Promise<Answered>;
  record(id: number, query?: string): Promise<PersonRecord>;
  /** Returns the changes in the audit trail. */
  audit(): Promise<readonly Audited[]>;
}

interface DeskMember {
  readonly id: number;
  readonly email: string;
  readonly client: Awaited<ReturnType<TestServer['as']>>;
  /** Returns the person as seen by their account; undefined when they moved to another account. */
  read(): Promise<Person | undefined>;
  log(): Promise<readonly LogEntry[]>;
}

interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

type Audited = Awaited<ReturnType<typeof readAudit>>[number];

const readAudit = (server: TestServer) =>
  server.db.selectFrom('audit').selectAll().where('is_read', '=', false).orderBy('id').execute();

let accounts = 0;

export async function startDesk(
  start: StartServer,
  options?: Parameters<StartServer>[0],
): Promise<Desk> {
  const server = await start(options);
  const operator = 'desk@example.com';
  await server.addPerson({ email: operator, legal_name: 'Desk Person' });
  const role = { email_key: operator, role: 'member_admin', granted_at: new Date(0) };
  await server.db.insertInto('role').values(role).execute();
  const desk = freshClient(server, operator);
  return {
    server,
    operator,
    async createMember(person = {}) {
      accounts += 1;
      const made = await server.addPerson({ email: `member${accounts}@example.com`, ...person });
      const { id } = made;
      const email = made.email ?? '';
      const client = await server.as(email);
      return {
        id,
        email,
        client,
        async read() {
          const { people } = (await client.get('/api/user')).json<{ people: Person[] }>();
          return people.find((one) => one.id === id);
        },
        log: async () =>
          (await client.get(`/api/people/${id}/log`)).json<{ log: LogEntry[] }>().log,
      };
    },
    async act(id, what, body = {}) {
      await server.db.deleteFrom('rate_limit').execute();
      const url = `/api/admin/people/${id}${what === '' ? '' : `/${what}`}`;
      const answer = await desk.post(url, { reason: REASON, ...body });
      return { status: answer.statusCode, body: answer.json() };
    },
    record: async (id, query = '') =>
      (await desk.get(`/api/admin/people/${id}${query}`)).json<PersonRecord>(),
    audit: () => readAudit(server),
  };
}
