import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** Delays between the browser and the server, in milliseconds. */
export interface Network {
  /** Delay before the server gets a request to the API. */
  readonly before: number;
  /** Delay before the browser gets the response. */
  readonly after: number;
  /**
   * Whether to cut the connection of a purchase at once and forward the purchase after `before`. Other requests
   * are then not delayed.
   */
  readonly cutsPurchase?: boolean;
}

const QUICK: Network = { before: 0, after: 0 };

/** Starts a proxy between a browser and the server that delays requests, or cuts the connection of a purchase. */
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
    /** Changes the delays of later requests. */
    be: (next: Network) => {
      network = next;
    },
    /** Waits until the server has answered every request, including those whose connection was cut. */
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
