import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from './members.ts';

/** Repeated operations. Each carries a unique mark by which it is found afterwards. */
export type Kind = 'vote' | 'nominate' | 'purchase';

export interface Done {
  readonly kind: Kind;
  readonly mark: string;
}

/** The outcomes of all requests. */
export interface Tally {
  /** Operations acknowledged as successful. */
  readonly acknowledged: Done[];
  /** Operations that were sent but not acknowledged, even after retries. */
  readonly open: Done[];
  /** The number of answers by status; 0 means no answer. */
  readonly statuses: Map<number, number>;
  /** The duration of each answer, in milliseconds. */
  readonly times: number[];
}

export const newTally = (): Tally => ({
  acknowledged: [],
  open: [],
  statuses: new Map(),
  times: [],
});

/** Outcomes that clients retry: no answer, rate limits, an unavailable server. */
const AGAIN = new Set([0, 429, 503]);
const WAIT_MS = 50;

interface Answer {
  readonly status: number;
  readonly body: { time?: string; status?: string };
}

export interface LoadOptions {
  /** The servers' URLs; a client without an answer tries the next one. */
  readonly urls: readonly string[];
  /** Stops new operations. Operations that have already started are retried for `patienceMs`. */
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
  /**
   * Returns a payment source.
   *
   * @default the sandbox's successful card
   */
  readonly source?: () => string;
  /** How many incompressible characters each nomination has in addition to its mark. */
  readonly padding?: number;
  /** The tally to fill, for tests that read it during the load. */
  readonly tally?: Tally;
}

/**
 * Makes each member repeat an operation, retrying unanswered requests unchanged, as a browser does. The members vote,
 * nominate and buy memberships in turn.
 */
export async function putUnderLoad(
  members: readonly Member[],
  options: LoadOptions,
  kinds: readonly Kind[] = ['vote', 'nominate', 'purchase'],
): Promise<Tally> {
  const { tally = newTally() } = options;
  await Promise.all(
    members.map((member, n) => {
      const kind = kinds[n % kinds.length] ?? 'vote';
      const send: Send = (path, body, done, isDone) =>
        untilAnswered(options, tally, { member, path, body, done, isDone });
      return actors[kind](member, send, options);
    }),
  );
  return tally;
}

type Send = (
  path: string,
  body: object,
  done: Done,
  isDone?: (answer: Answer) => boolean,
) => Promise<Answer | undefined>;
type Actor = (member: Member, send: Send, options: LoadOptions) => Promise<void>;

/** Returns five of six finalists in an order that differs from save to save. */
const ranking = (n: number): number[] => [0, 1, 2, 3, 4].map((place) => 1 + ((n + place) % 6));

const actors: Record<Kind, Actor> = {
  async vote({ id }, send, { signal }) {
    let lastmod: string | null = null;
    for (let n = 1; !signal.aborted; n += 1) {
      const mark = `V${id}-${n}`;
      const body = { lastmod, signature: mark, votes: { Novel: ranking(n) } };
      const answer = await send(`hugo/${id}/vote`, body, { kind: 'vote', mark });
      if (!answer) return;
      lastmod = answer.body.time ?? null;
    }
  },
  async nominate({ id }, send, { signal, padding = 0 }) {
    let lastmod: string | null = null;
    for (let n = 1; !signal.aborted; n += 1) {
      const mark = `N${id}-${n}`;
      const nominations = [0, 1, 2, 3, 4].map((place) => ({
        title: place === 0 ? mark : `${mark}-${place}`,
        author: randomBytes(padding / 2).toString('hex'),
      }));
      const body = { lastmod, signature: 'Member', category: 'Novel', nominations };
      const answer = await send(`hugo/${id}/nominate`, body, { kind: 'nominate', mark });
      if (!answer) return;
      lastmod = answer.body.time ?? null;
    }
  },
  async purchase({ id, email }, send, { signal, source = () => 'tok_sandbox_success' }) {
    for (let n = 1; !signal.aborted; n += 1) {
      const mark = `P${id}-${n}`;
      const body = {
        amount: 21_000,
        email,
        source: { id: source() },
        new_members: [{ membership: 'Adult', legal_name: mark, email }],
      };
      await send(
        'purchase',
        body,
        { kind: 'purchase', mark },
        ({ body: { status } }) => status === 'success',
      );
    }
  },
};

/** Returns a random network address, so that the clients aren't rate-limited as one. */
export const someAddress = (): string =>
  `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

interface Request {
  readonly member: Member;
  readonly path: string;
  readonly body: object;
  readonly done: Done;
  readonly isDone?: ((answer: Answer) => boolean) | undefined;
}

async function untilAnswered(
  { urls, signal, patienceMs = 30_000 }: LoadOptions,
  tally: Tally,
  { member, path, body, done, isDone = () => true }: Request,
): Promise<Answer | undefined> {
  const key = randomUUID();
  const headers = {
    cookie: member.cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-forwarded-for': someAddress(),
  };
  let giveUp = Number.POSITIVE_INFINITY;
  for (let attempt = 0; Date.now() < giveUp; attempt += 1) {
    if (signal.aborted && giveUp === Number.POSITIVE_INFINITY) giveUp = Date.now() + patienceMs;
    const url = urls[(member.id + attempt) % urls.length] ?? '';
    const began = performance.now();
    const answer = await post(`${url}/api/${path}`, headers, body);
    tally.times.push(performance.now() - began);
    tally.statuses.set(answer.status, (tally.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 200 && isDone(answer)) {
      tally.acknowledged.push(done);
      return answer;
    }
    if (answer.status !== 200 && !AGAIN.has(answer.status)) break;
    await sleep(WAIT_MS);
  }
  tally.open.push(done);
  return undefined;
}

async function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, body: (await answer.json()) as Answer['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}
