import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const NOW = '2019-07-01T12:00:00.000Z';
const REASON = 'Asked for it at the desk';
/** Texts that only the voter may read. */
const SECRET = 'A secret favourite';
const RANKING = [3, 1, 2];
/**
 * Two administrators of members and two of awards with old roles, one of awards since today, and one with both roles.
 */
const CREW = [
  ['members@crew.example', 'member_admin', 0],
  ['members2@crew.example', 'member_admin', 0],
  ['awards@crew.example', 'hugo_admin', 0],
  ['awards2@crew.example', 'hugo_admin', 0],
  ['new@crew.example', 'hugo_admin', NOW],
  ['both@crew.example', 'member_admin', 0],
  ['both@crew.example', 'hugo_admin', 0],
] as const;

/** A voter, an account of the insider, and everything the insider was shown. */
interface Play {
  readonly server: TestServer;
  readonly id: number;
  readonly email: string;
  /** An account whose mails the insider reads, and its person. */
  readonly thief: string;
  readonly thiefId: number;
  /** Sends a request as an account and records the answer. Signs in first, as a member does. */
  as(email: string): Promise<Sender>;
  /** Does the same with a session that was stolen a while ago. */
  stolen(email: string): Promise<Sender>;
  /** Runs `conkit` as a crew member with access to it. */
  conkit(...args: string[]): Promise<unknown>;
}

interface Answered {
  readonly status: number;
  readonly code: string;
  readonly pending: number;
}

interface Sender {
  get(url: string): Promise<Answered>;
  post(url: string, body?: object): Promise<Answered>;
}

const person = ({ id }: Play, rest = '') => `/api/admin/people/${id}${rest}`;
const ballot = { signature: 'Signed', votes: { Novel: [5] } };
const because = (body: object = {}) => ({ reason: REASON, ...body });

/** Makes the thief's attempts on a person who may be on their account by now. */
async function readAndWrite(play: Play, id = play.id, email = play.thief): Promise<void> {
  const thief = await play.as(email);
  for (const call of ['votes', 'nominations', 'packet-series-extra']) {
    await thief.get(`/api/hugo/${id}/${call}`);
  }
  await thief.get('/api/hugo/summary');
  await thief.get(`/api/people/${id}/ballot`);
  await thief.get(`/api/people/${id}/log`);
  await thief.post(`/api/hugo/${id}/votes/mail`);
  await thief.post(`/api/hugo/${id}/nominations/mail`);
  await thief.post(`/api/hugo/${id}/vote`, { ...ballot, lastmod: null });
  await thief.post(`/api/hugo/${id}/vote`, { ...ballot, lastmod: NOW });
  const nominations = [{ title: 'Another', author: 'Else' }];
  const sent = { signature: 'S', category: 'Novel', nominations };
  await thief.post(`/api/hugo/${id}/nominate`, sent);
}

const move = async (play: Play, to: string, by = 'members@crew.example') =>
  (await play.as(by)).post(person(play, '/email'), because({ email: to }));

/** Thirty ways to read or change a member's votes and nominations. */
const WAYS: Readonly<Record<string, (play: Play) => Promise<unknown>>> = {
  'reads it as an administrator of members': (play) =>
    readAndWrite(play, play.id, 'members@crew.example'),
  'reads it as an administrator of awards': (play) =>
    readAndWrite(play, play.id, 'awards@crew.example'),
  'opens the record': async (play) => (await play.as('members@crew.example')).get(person(play)),
  'exports the record': async (play) =>
    (await play.as('members@crew.example')).post(person(play, '/export'), because()),
  'searches for a title': async (play) =>
    (await play.as('members@crew.example')).post('/api/admin/people/find', { query: SECRET }),
  'searches the mails': async (play) => {
    const admin = await play.as('members@crew.example');
    await admin.post('/api/admin/mails/find', { email: play.email });
  },
  'searches the audit trail': async (play) =>
    (await play.as('both@crew.example')).post('/api/admin/audit/find', { person: play.id }),
  'lists the versions': async (play) =>
    (await play.as('awards@crew.example')).get(person(play, '/ballot')),
  'has a login link sent': async (play) => {
    await (await play.as('members@crew.example')).post(person(play, '/login-link'), because());
    await play.server.runJobs();
    await (await play.as('members@crew.example')).post('/api/admin/mails/find', {});
  },
  'moves the voter to the own account': (play) => move(play, 'members@crew.example'),
  'moves the voter to an alias of the own account': async (play) => {
    await move(play, 'MEMBERS@crew.example');
    await readAndWrite(play, play.id, 'members@crew.example');
  },
  'moves the voter to another account': async (play) => {
    await move(play, play.thief);
    await readAndWrite(play);
  },
  'moves the voter and back within a second': async (play) => {
    await move(play, play.thief);
    await readAndWrite(play);
    await move(play, play.email);
  },
  'moves the voter twice': async (play) => {
    await move(play, `first.${play.thief}`);
    await readAndWrite(play, play.id, `first.${play.thief}`);
    await move(play, play.thief, 'members2@crew.example');
    await readAndWrite(play);
  },
  'moves the voter in the form of the members': async (play) => {
    const admin = await play.as('members@crew.example');
    await admin.post(`/api/people/${play.id}`, { email: play.thief });
    await readAndWrite(play);
  },
  'moves the voter while the thief saves': async (play) => {
    await Promise.all([move(play, play.thief), readAndWrite(play)]);
    await readAndWrite(play);
  },
  'answers the own move with what the new mailboxes are mailed': async (play) => {
    const [first, second] = [`first.${play.thief}`, play.thief];
    await move(play, first);
    await readAndWrite(play, play.id, first);
    await move(play, second, 'members2@crew.example');
    await play.server.runJobs();
    const theirs = (await play.server.mails()).filter(({ to }) => to.address !== play.email);
    const keys = theirs.flatMap(({ text }) => text.match(/(?<=#|\/)[0-9a-f]{32}/g) ?? []);
    for (const key of keys) {
      const answer = { key, answer: 'agree' };
      await (await play.as(second)).post('/api/move/answer', answer);
    }
    await readAndWrite(play);
  },
  'sends the mail about the own move again to read its link': async (play) => {
    await move(play, play.thief);
    await play.server.runJobs();
    const { db } = play.server;
    for (const { id } of await db.selectFrom('mail_job').select('id').execute()) {
      for (const by of ['members@crew.example', 'awards@crew.example']) {
        await (await play.as(by)).post(`/api/admin/mails/${id}/resend`, because());
      }
    }
    await play.server.runJobs();
    const theirs = (await play.server.mails()).filter(({ to }) => to.address !== play.email);
    const key = /move#([0-9a-f]{32})/.exec(theirs.map(({ text }) => text).join('\n'))?.[1] ?? '-';
    await (await play.as(play.thief)).post('/api/move/answer', { key, answer: 'agree' });
    await readAndWrite(play);
  },
  'releases the own move': async (play) => {
    await move(play, play.thief);
    const admin = await play.as('members@crew.example');
    for (const { id } of await play.server.db.selectFrom('pending_act').select('id').execute()) {
      await admin.post(`/api/admin/pending/${id}`, because({ decision: 'approve' }));
    }
    await readAndWrite(play);
  },
  'releases a move with another role': async (play) => {
    await move(play, play.thief);
    for (const { id } of await play.server.db.selectFrom('pending_act').select('id').execute()) {
      const other = await play.as('awards@crew.example');
      await other.post(`/api/admin/pending/${id}`, because({ decision: 'approve' }));
    }
    await readAndWrite(play);
  },
  'merges the voter into the own record': async (play) => {
    const { id } = await play.server.addPerson({ email: 'members@crew.example' });
    const admin = await play.as('members@crew.example');
    await admin.post(`/api/admin/people/${id}/merge`, because({ other: play.id }));
    await readAndWrite(play, id, 'members@crew.example');
  },
  'merges the voter into another record': async (play) => {
    const admin = await play.as('members@crew.example');
    await admin.post(`/api/admin/people/${play.thiefId}/merge`, because({ other: play.id }));
    await readAndWrite(play, play.thiefId);
  },
  'merges another record into that of the voter': async (play) => {
    const admin = await play.as('members@crew.example');
    await admin.post(person(play, '/merge'), because({ other: play.thiefId }));
    await readAndWrite(play);
  },
  'transfers the membership by a command': async (play) => {
    const to = ['--to-email', play.thief, '--to-name', 'Thief'];
    await play.conkit('people', 'transfer', String(play.id), ...to);
    const { people } = (await (await play.server.as(play.thief)).get('/api/user')).json<{
      people: { id: number }[];
    }>();
    for (const { id } of people) await readAndWrite(play, id);
    await readAndWrite(play);
  },
  'enters a paper ballot over the saved one': async (play) =>
    (await play.as('awards@crew.example')).post(person(play, '/ballot'), because(ballot)),
  'enters a paper ballot that replaces the saved one': async (play) => {
    const replacing = because({ ...ballot, replaces: true });
    await (await play.as('awards@crew.example')).post(person(play, '/ballot'), replacing);
  },
  'approves the own paper ballot': async (play) => {
    const admin = await play.as('awards@crew.example');
    const { pending } = await admin.post(
      person(play, '/ballot'),
      because({ ...ballot, replaces: true }),
    );
    await admin.post(`/api/admin/pending/${pending}`, because({ decision: 'approve' }));
  },
  'approves it with a role of today': async (play) => {
    const asks = await play.as('awards@crew.example');
    const { pending } = await asks.post(
      person(play, '/ballot'),
      because({ ...ballot, replaces: true }),
    );
    const fresh = await play.as('new@crew.example');
    await fresh.post(`/api/admin/pending/${pending}`, because({ decision: 'approve' }));
  },
  'approves it with the role for members': async (play) => {
    const asks = await play.as('awards@crew.example');
    const ruling = because({ ballot: 'votes' });
    const { pending } = await asks.post(person(play, '/ballot/disallow'), ruling);
    const other = await play.as('members@crew.example');
    await other.post(`/api/admin/pending/${pending}`, because({ decision: 'approve' }));
  },
  'approves with both roles what they asked for': async (play) => {
    const admin = await play.as('both@crew.example');
    const ruling = because({ ballot: 'votes' });
    const { pending } = await admin.post(person(play, '/ballot/disallow'), ruling);
    await admin.post(`/api/admin/pending/${pending}`, because({ decision: 'approve' }));
  },
  'keeps the ballot from being counted': async (play) => {
    const admin = await play.as('awards@crew.example');
    await admin.post(person(play, '/ballot/disallow'), because({ ballot: 'votes' }));
    await admin.post(person(play, '/ballot/disallow'), because({ ballot: 'nominations' }));
  },
  'restores an empty ballot': async (play) => {
    const empty = because({ version: '2019-06-01T00:00:00Z', newest: NOW });
    await (await play.as('awards@crew.example')).post(person(play, '/ballot/restore'), empty);
  },
  'moves the voter with a stolen session': async (play) => {
    const admin = await play.stolen('members@crew.example');
    await admin.post(person(play, '/email'), because({ email: play.thief }));
    await admin.post(person(play, '/export'), because());
    await readAndWrite(play);
  },
  'changes the ballot with a stolen session': async (play) => {
    const admin = await play.stolen('awards@crew.example');
    await admin.post(person(play, '/ballot'), because({ ...ballot, replaces: true }));
    await admin.post(person(play, '/ballot/disallow'), because({ ballot: 'votes' }));
  },
  'acts with a role that was taken away': async (play) => {
    const admin = await play.as('awards@crew.example');
    await play.server.db
      .deleteFrom('role')
      .where('email_key', '=', 'awards@crew.example')
      .execute();
    await admin.post(person(play, '/ballot/disallow'), because({ ballot: 'votes' }));
    await admin.post(person(play, '/ballot'), because({ ...ballot, replaces: true }));
  },
  'changes the ballot by a command': async (play) => {
    const id = String(play.id);
    await play.conkit('ballot', 'disallow', id, '--ballot', 'votes');
    await play.conkit('ballot', 'versions', id);
    await play.conkit('people', 'data', id);
  },
};

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    server.clock.set(NOW);
    for (const table of ['rate_limit', 'pending_act', 'role', 'mail_job'] as const) {
      await server.db.deleteFrom(table).execute();
    }
    const roles = CREW.map(([email_key, role, granted]) => ({
      email_key,
      role,
      granted_at: new Date(granted),
    }));
    await server.db.insertInto('role').values(roles).execute();
  });

  let plays = 0;
  /** Returns what is counted on any of the records. */
  const counted = async (...ids: readonly number[]) => {
    const { rows } = await sql<{ what: string }>`
      select concat('vote ', category, votes, signature) as what from vote
        where person_id in (${sql.join(ids)})
      union all select concat('nomination ', category, nominations, signature) from nomination
        where person_id in (${sql.join(ids)})
      union all select concat('disallowed ', ballot) from disallowed_ballot
        where person_id in (${sql.join(ids)})
      order by 1`.execute(server.db);
    return rows.map(({ what }) => what);
  };

  async function play() {
    plays += 1;
    const email = `voter${plays}@example.com`;
    const thief = `thief${plays}@example.com`;
    const { id } = await server.addPerson({ email, membership: 'Adult' });
    const { id: thiefId } = await server.addPerson({ email: thief, membership: 'NonMember' });
    await recordSignIn(server.context, server.db, email);
    const voter = await server.as(email);
    const signature = 'The Voter';
    const vote = { lastmod: null, signature, votes: { Novel: RANKING } };
    expect((await voter.post(`/api/hugo/${id}/vote`, vote)).statusCode).toBe(200);
    const work = { title: SECRET, author: 'N. Obody' };
    const sent = { signature, category: 'Novel', nominations: [work] };
    expect((await voter.post(`/api/hugo/${id}/nominate`, sent)).statusCode).toBe(200);
    await server.db.deleteFrom('mail_job').execute();

    const shown: string[] = [];
    const sender = (client: Awaited<ReturnType<TestServer['as']>>): Sender => {
      const note = (answer: Awaited<ReturnType<typeof client.get>>): Answered => {
        shown.push(answer.body);
        const { code = 'ok', pending = 0 } = String(answer.headers['content-type']).includes('json')
          ? answer.json<{ code?: string; pending?: number }>()
          : {};
        return { status: answer.statusCode, code, pending };
      };
      return {
        get: async (url) => note(await client.get(url)),
        post: async (url, body) => note(await client.post(url, body)),
      };
    };
    const made: Play = {
      server,
      id,
      email,
      thief,
      thiefId,
      as: async (address) => {
        await server.db.deleteFrom('rate_limit').execute();
        await recordSignIn(server.context, server.db, address);
        return sender(await server.as(address));
      },
      stolen: async (address) => {
        const client = await server.as(address);
        server.clock.advance(16 * 60);
        return sender(client);
      },
      conkit: async (...args) => {
        const given = [...args, '--as', 'una', '--reason', REASON];
        const { output, error } = await runConkit(given, (use) => use(server.context));
        shown.push(output, error);
      },
    };
    const before = await counted(id, thiefId);
    return { made, before, shown };
  }

  describe('an insider', () => {
    it.each(Object.entries(WAYS))('%s, but sees and changes nothing', async (_, way) => {
      const { made, before, shown } = await play();
      const { id, thiefId, email } = made;
      await way(made);
      await server.runJobs();
      const mails = await server.mails();
      const toOthers = mails.filter(({ to }) => to.address !== email).map(({ text }) => text);
      const seen = [...shown, ...toOthers].join('\n');
      expect(seen).not.toContain(SECRET);
      expect(seen).not.toContain(`"votes":${JSON.stringify(RANKING)}`);
      expect(await counted(id, thiefId)).toEqual(before);
    });

    it("is detected by these tests: the voter's own reads contain the protected texts", async () => {
      const { made, before, shown } = await play();
      const voter = await made.as(made.email);
      await voter.get(`/api/hugo/${made.id}/nominations`);
      await voter.get(`/api/hugo/${made.id}/votes`);
      expect(shown.join('\n')).toContain(SECRET);
      expect(shown.join('\n')).toContain(`"votes":${JSON.stringify(RANKING)}`);
      await voter.post(`/api/hugo/${made.id}/vote`, { ...ballot, lastmod: NOW });
      expect(await counted(made.id)).not.toEqual(before);
    });
  });
});
