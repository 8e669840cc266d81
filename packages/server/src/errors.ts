import type {
  FieldError,
  Problem,
  ProblemCode,
  StaleNominations,
  StalePerson,
  StaleVotes,
  WrongCode,
} from '@conkit/api-client';
import type { AnswerCookie } from './answerCookie.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';

/** The HTTP status, title and default message of every problem code. */
const kinds: Record<ProblemCode, { status: number; title: string; message: string }> = {
  invalid: { status: 400, title: 'Invalid request', message: 'The request is not valid.' },
  unauthorized: { status: 401, title: 'Not signed in', message: 'Unauthorized' },
  card_declined: { status: 402, title: 'Card declined', message: 'The card was declined.' },
  provider_refused: {
    status: 402,
    title: 'Payment refused by the provider',
    message: 'The payment was not made.',
  },
  payment_failed: {
    status: 402,
    title: 'Payment not made',
    message: 'The payment was not made.',
  },
  places_gone: {
    status: 402,
    title: 'The last place was gone',
    message: 'The last place was gone when the payment arrived. The money goes back.',
  },
  paper_pubs_not_bought: {
    status: 402,
    title: 'Paper publications not bought',
    message: 'Paper publications have not been bought for this person.',
  },
  not_yours: {
    status: 403,
    title: 'Not on your account',
    message: 'This person is not on your account.',
  },
  expired_key: {
    status: 403,
    title: 'Login key has expired',
    message: 'This login link has expired. A new one is being sent to the same address.',
  },
  wrong_code: {
    status: 401,
    title: 'Wrong code',
    message: 'This is not the code of the newest mail.',
  },
  expired_code: {
    status: 403,
    title: 'Code has expired',
    message: 'This code can no longer be used here. Ask for a new mail, or open its link.',
  },
  ballot_held: {
    status: 403,
    title: 'Ballot held after a move',
    message:
      'This person was moved to another account. Until that is confirmed, their ballot, nominations and tokens stay closed.',
  },
  missing_role: {
    status: 403,
    title: 'Role is missing',
    message: 'Your account does not have the role that this needs.',
  },
  passkey_required: {
    status: 403,
    title: 'Passkey required',
    message: 'Sign in with a passkey to do this.',
  },
  unknown_passkey: {
    status: 401,
    title: 'Unknown passkey',
    message: 'This passkey does not open an account here.',
  },
  expired_challenge: {
    status: 403,
    title: 'Challenge has expired',
    message: 'This took too long, or was tried before. Try again.',
  },
  fresh_sign_in_required: {
    status: 403,
    title: 'Fresh sign-in required',
    message: 'Sign in again to do this: it needs a sign-in a few minutes ago.',
  },
  own_record: {
    status: 403,
    title: 'Own record',
    message: 'Administrators cannot do this to people on their own account. Ask another one.',
  },
  second_administrator_required: {
    status: 403,
    title: 'Second administrator required',
    message: 'Another administrator must approve this.',
  },
  not_eligible: {
    status: 403,
    title: 'Not eligible',
    message: 'This person does not have the right to do this.',
  },
  nominating_closed: {
    status: 403,
    title: 'Nominations are closed',
    message: 'Nominations are closed.',
  },
  voting_closed: { status: 403, title: 'Voting is closed', message: 'Voting is closed.' },
  cross_site: {
    status: 403,
    title: 'Request from another site',
    message: 'This request came from another site and was refused.',
  },
  not_found: { status: 404, title: 'Not found', message: 'There is nothing here.' },
  not_offered: {
    status: 404,
    title: 'Not offered',
    message: 'This convention does not have this.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    message: 'This address does not answer this method.',
  },
  stale_votes: { status: 409, title: 'Ballot has changed', message: 'Client has stale data' },
  stale_nominations: {
    status: 409,
    title: 'Nominations have changed',
    message: 'These nominations were changed elsewhere.',
  },
  stale_person: {
    status: 409,
    title: 'Details have changed',
    message: 'These details were changed elsewhere.',
  },
  amount_mismatch: {
    status: 409,
    title: 'The price is another one',
    message: 'The price has changed.',
  },
  already_paid: {
    status: 409,
    title: 'Already paid',
    message: 'This invoice has been paid already.',
  },
  already_held: {
    status: 409,
    title: 'Already held',
    message: 'This person needs only one site selection token, and has it already.',
  },
  not_on_sale: {
    status: 409,
    title: 'Not on sale',
    message: 'This is not yet or no longer on sale.',
  },
  sold_out: { status: 409, title: 'Sold out', message: 'The last one has been sold.' },
  places_held: {
    status: 409,
    title: 'All held',
    message:
      'The last one is being paid for at this moment. It may become free again within 15 minutes.',
  },
  too_many_held: {
    status: 409,
    title: 'Too many held',
    message:
      'This account has begun as many purchases as one account can. Pay or cancel them first.',
  },
  duplicate: { status: 409, title: 'Already done', message: 'This has been done already.' },
  conflict: {
    status: 409,
    title: 'Not possible as things are',
    message: 'What is there does not allow this.',
  },
  none_left: { status: 409, title: 'None left', message: 'There are none left.' },
  too_large: { status: 413, title: 'Request too large', message: 'The request is too large.' },
  headers_too_large: {
    status: 431,
    title: 'Headers too large',
    message: "The request's line and headers are too large.",
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    message: 'The request body must be application/json.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    message: 'Too many requests. Please wait a little.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    message: 'Something went wrong on the server.',
  },
  not_implemented: {
    status: 501,
    title: 'Not implemented',
    message: 'This call does not work yet.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    message: 'The service is not available at the moment.',
  },
};

/** Required members of the problem document, by code. */
interface Extensions {
  wrong_code: Pick<WrongCode, 'tries_left'>;
  invalid: { errors: readonly FieldError[] };
  /** When the hold ends; null if it has no end date. */
  ballot_held: { until: string | null };
  stale_votes: Pick<StaleVotes, 'current'>;
  stale_nominations: Pick<StaleNominations, 'current'>;
  stale_person: Pick<StalePerson, 'person'> & { errors: readonly FieldError[] };
  /** The right amount. */
  amount_mismatch: { amount: number };
  too_many_requests: { retryAfterSeconds: number };
}

/** Optional details of a problem. They must never contain SQL, stacks or a provider's messages. */
interface ProblemDetails {
  /** A message for people that replaces the default one. */
  message?: string;
  detail?: string;
  /** Value of the header `Retry-After`. */
  retryAfterSeconds?: number;
  /** Value of the header `Allow`. */
  allow?: string;
  /** Cookies to set with the refusal. */
  cookies?: readonly AnswerCookie[];
}

type Details<Code extends ProblemCode> = Code extends keyof Extensions
  ? [details: ProblemDetails & Extensions[Code]]
  : [details?: ProblemDetails];

/**
 * A refusal. Operations throw it, and the server answers with its problem document.
 *
 * @example throw new ProblemError('stale_votes', { current });
 */
export class ProblemError<Code extends ProblemCode = ProblemCode> extends Error {
  override readonly name = 'ProblemError';
  readonly code: Code;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly AnswerCookie[];
  readonly #document: Problem;

  constructor(code: Code, ...[given]: Details<Code>) {
    const {
      message,
      retryAfterSeconds,
      allow,
      cookies = [],
      ...extension
    }: ProblemDetails = given ?? {};
    const kind = kinds[code];
    super(message ?? kind.message);
    this.code = code;
    this.status = kind.status;
    this.cookies = cookies;
    this.headers = {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...(allow !== undefined && { allow }),
    };
    this.#document = {
      type: `urn:conkit:problem:${code}`,
      title: kind.title,
      status: kind.status,
      code,
      message: this.message,
      ...extension,
    };
  }

  /** Returns the problem document (RFC 9457). */
  toProblem(): Problem {
    return this.#document;
  }
}

/**
 * Creates a 400 problem for parts of the request, each with a JSON pointer such as `/body/votes/Novel` and a sentence
 * that names the field. The problem's message joins the sentences.
 */
export function invalid(...errors: readonly FieldError[]): ProblemError<'invalid'> {
  const message = errors.map((error) => error.message).join('; ');
  return new ProblemError('invalid', { errors, ...(message && { message }) });
}

/** How long clients should wait for a server that restarts. */
export const RETRY_SECONDS = 5;

/**
 * Returns the problem for any error: `unavailable` for an unreachable database, and `internal` without details for
 * unexpected errors.
 */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DatabaseUnavailable) {
    return new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
  }
  if (isCutOff(error)) return invalid({ pointer: '/body', message: 'The body ended early.' });
  switch (frameworkStatus(error)) {
    case 400:
    case 414:
      return invalid({ pointer: '', message: 'The request could not be read.' });
    case 404:
      return new ProblemError('not_found');
    case 413:
      return new ProblemError('too_large');
    case 415:
      return new ProblemError('unsupported_media_type');
    case 503:
      return new ProblemError('unavailable');
    default:
      return new ProblemError('internal');
  }
}

/**
 * Returns whether the client closed the connection in the middle of a body. Fastify adds a status to that error of
 * Node; errors of connections that this server opened have none.
 */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ECONNRESET' &&
  'statusCode' in error &&
  error.statusCode === 400;

/** Returns the status of an error from Fastify, whose codes begin with FST_. */
function frameworkStatus(error: unknown): number | undefined {
  if (!(error instanceof Error && 'code' in error && 'statusCode' in error)) return undefined;
  const { code, statusCode } = error;
  if (typeof code !== 'string' || !code.startsWith('FST_')) return undefined;
  return typeof statusCode === 'number' ? statusCode : undefined;
}
