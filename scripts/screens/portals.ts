import { join } from 'node:path';
import { joinAs, signIn } from '../../e2e/account.ts';
import { type PortalServer, startServer } from '../../e2e/server.ts';

/** The portals for the scenes, each started on first use. */
export interface Portals {
  readonly open: () => Promise<PortalServer>;
  /** The same portal after all deadlines. `late@example.com` has voted and nominated in time. */
  readonly closed: () => Promise<PortalServer>;
  /** Northlight 2031 while its members vote, for the pictures of the guide. */
  readonly northlight: () => Promise<PortalServer>;
  readonly dispose: () => Promise<void>;
}

const HOUR = 3_600_000;

export function createPortals(): Portals {
  const started = new Map<string, Promise<PortalServer>>();
  const once = (name: string, start: () => Promise<PortalServer>) => () => {
    const portal = started.get(name) ?? start();
    started.set(name, portal);
    return portal;
  };
  return {
    open: once('open', () => startServer()),
    closed: once('closed', startClosed),
    northlight: once('northlight', () =>
      startServer({
        CONVENTION: 'northlight-voting',
        CONFIG_DIR: join(import.meta.dirname, 'conventions'),
        CLOCK: '2031-06-05T14:00:00Z',
      }),
    ),
    dispose: async () => {
      const portals = await Promise.allSettled(started.values());
      for (const portal of portals) if (portal.status === 'fulfilled') await portal.value.dispose();
    },
  };
}

async function startClosed(): Promise<PortalServer> {
  const server = await startServer();
  const email = 'late@example.com';
  await joinAs(server, 'Adult', email, 'Lara Late');
  const cookie = await signIn(server, email);
  const call = async (path: string, data?: object): Promise<unknown> => {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { people } = (await call('user')) as { people: { id: number }[] };
  const id = people[0]?.id;
  await call(`hugo/${id}/vote`, {
    signature: 'Lara',
    votes: { Novel: [5, 3, 4], Novella: [7, 9], ShortStory: [19, null, 22] },
  });
  await call(`hugo/${id}/nominate`, {
    category: 'Novel',
    signature: 'Lara',
    nominations: [{ title: 'Spinning Silver', author: 'Naomi Novik' }],
    lastmod: null,
  });
  const { hugo } = (await call('config')) as {
    hugo: { awards: Record<string, { voting: { closes: string } }> };
  };
  const closes = Object.values(hugo.awards).map(({ voting }) => Date.parse(voting.closes));
  const after = new Date(Math.max(...closes) + HOUR);
  await server.restart({ CLOCK: `fixed:${after.toISOString()}` });
  return server;
}
