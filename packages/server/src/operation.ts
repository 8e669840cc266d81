import type { OperationId, operationTable, operations } from '@conkit/api-client';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerCookie } from './answerCookie.ts';
import type { Asked } from './config/languages.ts';
import type { Context } from './context.ts';
import type { Pages } from './contract/jsonPieces.ts';
import { ProblemError } from './errors.ts';

/** Who is signed in. */
export interface Session {
  /** The session's own id, to end it. */
  readonly id: string;
  /** The account's address. */
  readonly email: string;
  /** When its owner last showed that they read the mailbox; null for an old login link. */
  readonly proved: Date | null;
}

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

/** Not null where openapi.yaml asks for a session: the contract refuses the others before. */
type SessionOf<Id extends OperationId> = (typeof operationTable)[Id]['session'] extends true
  ? Session
  : Session | null;

/** A request that fits openapi.yaml: already validated, numbers and booleans of the address converted. */
export interface OperationRequest<Id extends OperationId> {
  readonly params: NonNullable<Parameters<Id>['path']>;
  readonly query: NonNullable<Parameters<Id>['query']>;
  /** The declared ones, named as in openapi.yaml. */
  readonly headers: NonNullable<Parameters<Id>['header']>;
  readonly body: BodyOf<Id>;
  /** The body as it came, to check a signature. */
  readonly rawBody: string;
  readonly session: SessionOf<Id>;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The language of the page that asks; undefined when it names none that we write. */
  readonly asked: Asked | undefined;
  readonly ip: string;
  readonly userAgent: string | null;
  readonly log: FastifyBaseLogger;
}

interface AnswerExtras {
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
}

type Content<Response> = Response extends { content: infer C } ? C : never;

/** The operations whose lists are read page by page while they are answered: of one account there may be very many. */
type StreamedId = 'getUser' | 'getAwardSummary' | 'listPurchases' | 'exportPerson';

type PagesOr<List> = List extends readonly (infer Item)[] ? Pages<Item> | List : List;

type Streamed<Body> = Body extends readonly unknown[]
  ? PagesOr<Body>
  : { readonly [Key in keyof Body]: PagesOr<Body[Key]> };

type AnswerBody<Id, C> = C extends { 'application/json': infer Body }
  ? { readonly body: Id extends StreamedId ? Streamed<Body> : Body }
  : { readonly body: Uint8Array; readonly type: keyof C };

/** What an operation answers when it does not throw: the 200 of openapi.yaml. */
export type Answer<Id extends OperationId> = AnswerExtras &
  AnswerBody<Id, Content<operations[Id]['responses'][200]>>;

/** One call of the API: authorise, decide, answer. Refusals are thrown as {@link ProblemError}. */
export type Operation<Id extends OperationId> = (
  context: Context,
  request: OperationRequest<Id>,
) => Promise<Answer<Id>>;

/** A function for every operation of openapi.yaml; one that is missing does not compile. */
export type Operations = { readonly [Id in OperationId]: Operation<Id> };

/** Stands for an operation that answers 501 for now. {@link listUnimplemented} finds it. */
export async function notImplemented(): Promise<never> {
  throw new ProblemError('not_implemented');
}

/** The operations that answer 501 for now, in the order of openapi.yaml. */
export function listUnimplemented(operationsById: Operations): readonly string[] {
  return Object.entries(operationsById)
    .filter(([, operation]) => operation === notImplemented)
    .map(([id]) => id);
}
