import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './configFolders.ts';
import { getPart } from './configFolders.ts';
import { newMember } from './purchases.ts';

/** Limits the adult memberships of a convention. */
export const limitAdults = (quota: number) => (document: Part) => {
  getPart(document, 'memberships', 'Adult')['quota'] = quota;
};

/** How long a buyer goes on asking, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Buys adult memberships at once, from alternating servers. A buyer without an answer sends the same purchase again, to
 * the other server, as a browser does after a lost connection; every third one clicks twice.
 *
 * @param urls the servers
 * @returns how many got each answer
 */
export async function buyAtOnce(
  urls: readonly string[],
  buyers: number,
): Promise<Readonly<Record<string, number>>> {
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, at) => {
      const order = createOrder(at);
      const clicks = at % 3 === 0 ? [at, at + 1] : [at];
      const [first, second = first] = await Promise.all(
        clicks.map((server) => buyPatiently(urls, server, order)),
      );
      return first === second ? (first ?? 'none') : `${first} and ${second}`;
    }),
  );
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

function createOrder(at: number) {
  const member = newMember();
  const source = `tok_sandbox_success_${at}`;
  return {
    body: JSON.stringify({ amount: 21000, email: member.email, source, new_members: [member] }),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      // Each has a network of their own.
      'x-forwarded-for': `10.0.${at % 250}.1`,
    },
  };
}

async function buyPatiently(
  urls: readonly string[],
  first: number,
  order: ReturnType<typeof createOrder>,
): Promise<string> {
  const until = Date.now() + PATIENCE_MS;
  for (let attempt = first; Date.now() < until; attempt += 1) {
    const answer = await fetch(`${urls[attempt % urls.length]}/api/purchase`, {
      method: 'POST',
      ...order,
    })
      .then(async (response) => (await response.json()) as { status: string; code?: string })
      .catch(() => undefined);
    const result = answer && (answer.code ?? answer.status);
    // The last place may become free again, and a payment is decided later.
    if (result && !WAITING.has(result)) return result;
    await sleep(300);
  }
  return 'no answer';
}

const WAITING: ReadonlySet<string> = new Set([
  'processing',
  'places_held',
  'unavailable',
  'internal',
]);
