import { operationTable, type OperationId } from '@conkit/api-client';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A request that passes the proxy. Changes to it are forwarded. */
export interface Passing {
  method: string;
  /** The path with its query. */
  path: string;
  headers: Record<string, string>;
  /** Parsed JSON, or text. */
  body: unknown;
}

/** An answer that passes the proxy. */
export interface PassingAnswer {
  status: number;
  headers: Record<string, string | string[]>;
  /** Parsed JSON, or a buffer. */
  body: unknown;
  /** Whether the connection ends in the middle of the body. */
  isCut?: boolean;
}

/** Forwards a request to the server. */
export type SendOn = (request: Passing) => Promise<PassingAnswer>;

/** A fault in one operation. */
export interface Fault {
  readonly name: string;
  /** The operation whose requests or answers the fault changes. */
  readonly in: OperationId;
  /**
   * The operation whose checks find the fault.
   *
   * @default `in`
   */
  readonly foundBy?: OperationId;
  /** The titles of the checks to run. */
  readonly titles: RegExp;
  /** Returns the answer, usually the server's with changes; undefined drops the connection. */
  readonly plant: (request: Passing, sendOn: SendOn) => Promise<PassingAnswer | undefined>;
  /** Changes the mails that the kit reads. */
  readonly mails?: (text: string) => string;
}

/** A proxy in front of a server that can add faults. */
export interface FaultyProxy {
  readonly baseUrl: string;
  /** Activates a fault, or none. */
  plant(fault: Fault | undefined): void;
  close(): Promise<void>;
}

/** Headers of a connection, which are not forwarded. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host'];

/**
 * Starts a proxy that changes nothing until a fault is planted.
 *
 * @param pem a certificate with its key, for https
 * @param before called before each request is handled
 */
export async function startProxy(
  target: string,
  pem?: string,
  before?: () => Promise<void>,
): Promise<FaultyProxy> {
  let fault: Fault | undefined;
  const sendOn: SendOn = async ({ method, path, headers, body }) => {
    const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${target}${path}`, {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body: text }),
    });
    const cookies = response.headers.getSetCookie();
    const kept = [...response.headers].filter(([name]) => ![...OWN, 'set-cookie'].includes(name));
    const answer = {
      status: response.status,
      headers: {
        ...(Object.fromEntries(kept) as Record<string, string>),
        ...(cookies.length > 0 && { 'set-cookie': cookies }),
      },
    };
    const buffer = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const isJson = /json/.test(type) && buffer.length > 0;
    return { ...answer, body: isJson ? (JSON.parse(buffer.toString()) as unknown) : buffer };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const passing = await read(request);
    await before?.();
    const isPlanted = fault !== undefined && isOperation(fault.in, passing);
    const answer = await (isPlanted && fault ? fault.plant(passing, sendOn) : sendOn(passing));
    if (!answer) return void response.destroy();
    const { body } = answer;
    const text = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    if (answer.isCut) {
      response.writeHead(answer.status, { ...answer.headers, 'content-length': text.length });
      response.write(text.subarray(0, text.length / 2), () => response.destroy());
      return;
    }
    response.writeHead(answer.status, answer.headers).end(answer.status === 304 ? '' : text);
  };
  // Allows large headers, because the server behind refuses them itself.
  const maxHeaderSize = 64 * 1024;
  const listen = (request: IncomingMessage, response: ServerResponse) => {
    serve(request, response).catch(() => response.destroy());
  };
  const server =
    pem === undefined
      ? createServer({ maxHeaderSize }, listen)
      : createSecureServer({ maxHeaderSize, cert: pem, key: pem }, listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `${pem === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    plant(next) {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<Passing> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const headers = Object.entries(request.headers)
    .filter(([name]) => !OWN.includes(name))
    .map(([name, value]) => [name, String(value)]);
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: text === '' ? undefined : parse(text),
  };
}

/** Parses JSON objects that serialize to the same text; other texts are forwarded unchanged. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && JSON.stringify(value) === text ? value : text;
  } catch {
    return text;
  }
}

function isOperation(id: OperationId, { method, path }: Passing): boolean {
  const operation = operationTable[id];
  const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
  const isPath = new RegExp(`^${pattern}$`).test(path.split('?', 1)[0] ?? '');
  return isPath && (method === operation.method || !['GET', 'POST'].includes(method));
}
