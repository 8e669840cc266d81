import type { OperationId, operationTable, operations } from '@conkit/api-client';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCookie } from './answerCookie.ts';
import type { RequestedLanguage } from './config/languages.ts';
import type { Context } from './context.ts';
import type { Pages } from './contract/jsonPieces.ts';
import { ProblemError } from './errors.ts';

/** The session of a signed-in account. */
export interface Session {
  /** The session's id, for ending it. */
  readonly id: string;
  /** The account's address. */
  readonly email: string;
  /** When the owner last proved access to the mailbox or a passkey; null for an old login link. */
  readonly proved: Date | null;
  /** The passkey that opened it; null if none did. */
  readonly passkey?: number | null;
  /** The person of that passkey. */
  readonly passkeyPerson?: number | null;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** The session is never null if openapi.yaml requires one: the contract refuses other requests first. */
type SessionOf<Id extends OperationId> = (typeof operationTable)[Id]['session'] extends true
  ? Session
  : Session | null;

/** A request validated against openapi.yaml, with numbers and booleans in its path and query converted. */
export interface OperationRequest<Id extends OperationId> {
  readonly params: NonNullable<Parameters<Id>['path']>;
  readonly query: NonNullable<Parameters<Id>['query']>;
  /** The headers declared in openapi.yaml, under the names used there. */
  readonly headers: NonNullable<Parameters<Id>['header']>;
  readonly body: BodyOf<Id>;
  /** The unparsed body, for checking its signature. */
  readonly rawBody: string;
  readonly session: SessionOf<Id>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The language of the calling page; undefined when it names none that ConKit supports. */
  readonly asked: RequestedLanguage | undefined;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly log: FastifyBaseLogger;
}

interface AnswerExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
}

type Content<Response> = Response extends { content: infer C } ? C : never;

/** Operations that stream their lists page by page, because one account can have very many rows. */
type StreamedId = 'getUser' | 'getAwardSummary' | 'listPurchases' | 'exportPerson';

type PagesOr<List> = List extends readonly (infer Item)[] ? Pages<Item> | List : List;

type Streamed<Body> = Body extends readonly unknown[]
  ? PagesOr<Body>
  : { readonly [Key in keyof Body]: PagesOr<Body[Key]> };

type AnswerBody<Id, C> = C extends { 'application/json': infer Body }
  ? { readonly body: Id extends StreamedId ? Streamed<Body> : Body }
  : { readonly body: Uint8Array; readonly type: keyof C };

/** An operation's answer when it doesn't throw: the 200 of openapi.yaml. */
export type Answer<Id extends OperationId> = AnswerExtras &
  AnswerBody<Id, Content<operations[Id]['responses'][200]>>;

/** An operation of the API: authorizes, decides and answers. Refuses by throwing a {@link ProblemError}. */
export type Operation<Id extends OperationId> = (
  context: Context,
  request: OperationRequest<Id>,
) => Promise<Answer<Id>>;

/** A function for every operation in openapi.yaml; a missing one doesn't compile. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };

/** Placeholder for an operation that answers 501. {@link listUnimplemented} finds it. */
export async function notImplemented(): Promise<never> {
  throw new ProblemError('not_implemented');
}

/** Returns the ids of the operations that answer 501, in the order of openapi.yaml. */
export function listUnimplemented(operationsById: Operations): readonly string[] {
  return Object.entries(operationsById)
    .filter(([, operation]) => operation === notImplemented)
    .map(([id]) => id);
}
