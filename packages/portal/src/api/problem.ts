import type { Problem, ProblemCode } from '@conkit/api-client';

/** What went wrong, for programs: a code of the contract, or that there was no answer. */
export type ErrorCode = ProblemCode | 'network';

/**
 * The one error of the API layer: an answer that is not OK, or no answer at all (`code` is then
 * `network`). `problem.current`-like extensions of a conflict are in `problem`.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly problem: Problem | undefined;
  /** Seconds to wait before trying again, where the server said so. */
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

/** The data of an answer; throws {@link ApiError} for everything that is not OK. */
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
