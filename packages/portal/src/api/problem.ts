import type { Problem, ProblemCode } from '@conkit/api-client';

/** An error code of the API, or `network` if there was no answer. */
export type ErrorCode = ProblemCode | 'network';

/**
 * The only error that the API layer throws: the status was not OK, or there was no answer (`code` is
 * `network`). `problem` contains the fields that a conflict adds, such as `person` or `amount`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** The HTTP status, or 0 if there was no answer. */
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds to wait before a retry, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(response: Response | undefined, problem: Problem | undefined, cause?: unknown) {
    super(problem?.message ?? `HTTP ${response?.status ?? 'without answer'}`, { cause });
    this.name = 'ApiError';
    this.status = response?.status ?? 0;
    this.code = problem?.code ?? (response ? 'internal' : 'network');
    this.problem = problem;
    const seconds = Number(response?.headers.get('retry-after'));
    this.retryAfter = seconds > 0 ? seconds : undefined;
  }
}

interface Outcome<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value;

/**
 * Returns the data of an answer.
 *
 * @throws {@link ApiError} if the status isn't OK or there was no answer
 * @throws DOMException `AbortError` if the request was aborted
 */
export async function unwrap<Data>(call: Promise<Outcome<Data>>): Promise<Data> {
  let outcome: Outcome<Data>;
  try {
    outcome = await call;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new ApiError(undefined, undefined, cause);
  }
  const { data, error, response } = outcome;
  if (!response.ok || data === undefined) {
    throw new ApiError(response, isProblem(error) ? error : undefined);
  }
  return data;
}
