import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { ok, refusal, stripeBank, type BankAnswer, type BankPayment } from './stripeBank.ts';

/** A fault of a confirmation, in addition to the card's own behavior. */
type Fault = 'drop the answer' | 'drop the request' | 'server error' | 'bad key';

interface Event {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  created: number;
  readonly data: { readonly object: object };
}

/** An event as sent by Stripe. */
export interface SentEvent {
  readonly body: string;
  readonly signature: string;
}

/**
 * A double of the parts of Stripe that the adapter uses. The real SDK calls it over HTTP, and events are signed as by
 * Stripe.
 */
export interface StripeDouble extends Pick<
  ReturnType<typeof stripeBank>,
  'charges' | 'decide' | 'refund' | 'dispute' | 'moved'
> {
  readonly url: string;
  /** Returns every payment, oldest first. */
  payments(): readonly BankPayment[];
  /** The faults of the next confirmations, one each. */
  readonly faults: Fault[];
  /** The delay of every answer, in milliseconds. */
  delay: number;
  /** Creates an event about a payment and adds it to Stripe's list, `ageSeconds` old. */
  event(type: string, id: string, secret: string, ageSeconds?: number): SentEvent;
  close(): Promise<void>;
}

/** Starts the double on a free port. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const bank = stripeBank();
  const events: Event[] = [];
  const answers = new Map<string, BankAnswer & { readonly asked: string }>();
  const faults: Fault[] = [];

  const answer = (method: string, url: URL, secretKey: string, form: URLSearchParams) => {
    const [, , kind, id = '', action] = url.pathname.split('/');
    const { searchParams } = url;
    if (kind === 'events')
      return ok(getList(events.filter((event) => isAskedFor(event, searchParams))));
    if (kind === 'disputes') {
      const of = searchParams.get('payment_intent');
      return ok(
        getList([...bank.disputes.values()].filter(({ payment_intent }) => payment_intent === of)),
      );
    }
    if (kind === 'refunds') return bank.refundAll(form.get('payment_intent') ?? '');
    if (method === 'POST' && id === '') return bank.create(secretKey, form);
    const payment = bank.payments.get(id);
    if (payment?.secretKey !== secretKey) return refusal({ code: 'resource_missing' }, 404);
    if (action === 'confirm') return bank.confirm(payment, form);
    return action === 'cancel' ? bank.cancel(payment) : ok(payment);
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers, socket } = request;
    const text = await readBody(request);
    if (double.delay > 0) await new Promise((resolve) => setTimeout(resolve, double.delay));
    const url = new URL(request.url ?? '/', double.url);
    const send = ({ status, body }: BankAnswer) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
        .end(JSON.stringify(body));
    const fault = url.pathname.endsWith('/confirm') ? faults.shift() : undefined;
    if (fault === 'drop the request') return socket.destroy();
    if (fault === 'server error') return send(refusal({ type: 'api_error' }, 500));
    if (fault === 'bad key') return send(refusal({ message: 'Invalid API Key' }, 401));

    const secretKey = (headers.authorization ?? '').replace('Bearer ', '');
    const used = headers['idempotency-key'];
    const key = used === undefined ? undefined : `${secretKey} ${String(used)}`;
    const asked = `${url.pathname} ${text}`;
    const before = key === undefined ? undefined : answers.get(key);
    if (before && before.asked !== asked) return send(refusal({ type: 'idempotency_error' }));
    const result = before ?? answer(method, url, secretKey, new URLSearchParams(text));
    // A repeated key returns the original answer, even if the payment has changed since.
    if (key !== undefined) answers.set(key, { ...structuredClone(result), asked });
    return fault === 'drop the answer' ? socket.destroy() : send(result);
  };

  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const double: StripeDouble = {
    ...bank,
    url: `http://127.0.0.1:${port}`,
    payments: () => [...bank.payments.values()],
    faults,
    delay: 0,
    event(type, id, secret, ageSeconds = 0) {
      const event: Event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000) - ageSeconds,
        data: { object: structuredClone(bank.subject(type, id)) },
      };
      events.push(event);
      const body = JSON.stringify(event);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      return { body, signature };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return double;
}

const getList = (data: readonly object[]) => ({ object: 'list', has_more: false, data });

function isAskedFor({ type, created }: Event, query: URLSearchParams): boolean {
  const types = [...query].flatMap(([name, value]) => (name.startsWith('types') ? [value] : []));
  const from = Number(query.get('created[gte]'));
  const to = Number(query.get('created[lt]'));
  return types.includes(type) && created >= from && created < to;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}
