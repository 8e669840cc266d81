import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to requests between the browser and the server, in milliseconds. */
export interface Network {
  /** How long a call of the API takes until the server has it. */
  readonly before: number;
  /** How long its answer takes until the browser has it. */
  readonly after: number;
  /**
   * Cuts the connection of a purchase at once: the server gets it late, after what the browser asks then, and the browser gets no answer.
   * Nothing else is slow.
   */
  readonly cutsPurchase?: boolean;
}

const QUICK: Network = { before: 0, after: 0 };

/** A network between any browser and the server that can be slow, and lose what a purchase is answered. */
export async function startSlowNetwork(port: number, serverUrl: () => string) {
  let network = QUICK;
  const underWay = new Set<Promise<void>>();

  const pass = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const isCut = network.cutsPurchase === true && method === 'POST' && url === '/api/purchase';
    const isSlow = isCut || (!network.cutsPurchase && url.startsWith('/api/'));
    const { before, after } = isSlow ? network : QUICK;
    const body = await buffer(incoming);
    if (isCut) outgoing.destroy();
    await sleep(before);
    const onward = request(new URL(url, serverUrl()), { method, headers });
    onward.end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    const answered = await buffer(answer);
    if (isCut) return;
    await sleep(after);
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(answered);
  };

  const server = createServer((incoming, outgoing) => {
    const passed = pass(incoming, outgoing).catch(() => {
      outgoing.destroy();
    });
    underWay.add(passed);
    void passed.finally(() => underWay.delete(passed));
  }).listen(port);
  await once(server, 'listening');
  return {
    /** From now on the network is like this. */
    be: (next: Network) => {
      network = next;
    },
    /** Waits until the server has all that was sent, also what nobody waits for any more. */
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
