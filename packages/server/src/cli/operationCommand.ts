import { operationTable, type FieldError } from '@conkit/api-client';
import { join } from 'node:path';
import type { AdminContext, AdminOperation, AdminRequest } from '../admin/operation.ts';
import { recordRead } from '../audit/reads.ts';
import { loadContract } from '../contract/document.ts';
import { collect } from '../contract/jsonPieces.ts';
import { getValidator } from '../contract/validation.ts';
import type { CrewOperation } from '../crew/acts.ts';
import { ProblemError } from '../errors.ts';
import type { Answer } from '../operation.ts';
import { root } from '../process/root.ts';
import { UsageError, type Arguments, type Command, type CommandOutput } from './command.ts';

/** The parts of a request that come from options. */
interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

interface OperationCommand<Id extends CrewOperation> extends Omit<
  Command,
  'act' | 'run' | 'isAct' | 'isRead'
> {
  readonly operation: Id;
  readonly run: AdminOperation<Id>;
  readonly request: (given: Arguments) => RequestParts;
  readonly print: (answer: AnswerJson<Id>, given: Arguments) => string;
  /** The options' names by property of the request, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
}

type AnswerJson<Id extends CrewOperation> =
  Answer<Id> extends { readonly body: infer Body } ? Body : never;

/**
 * Creates a command that runs an administrators' operation. Calls the same function as the API and validates the
 * request against openapi.yaml as the API does.
 */
export function operationCommand<Id extends CrewOperation>({
  operation,
  run,
  request,
  print,
  names = {},
  ...command
}: OperationCommand<Id>): Command {
  const { changes } = operationTable[operation];
  return {
    ...command,
    act: operation,
    ...(changes ? { isAct: true as const } : { isRead: true as const }),
    async run(context: AdminContext, given: Arguments): Promise<CommandOutput> {
      const { params = {}, query = {}, body } = request(given);
      const act = changes ? given.act() : undefined;
      const sent = act ? { ...body, reason: act.reason } : body;
      const checked = checkRequest(operation, { params, query, body: sent }, names);
      // A command has no session. The operator's name isn't an email address.
      const session = { id: '', email: act?.operator ?? given.reader() };
      const asked = { ...checked, session } as unknown as AdminRequest<Id>;
      try {
        const whole = await run(context, asked);
        await recordRead(context, session.email, operation, checked, whole);
        const answer = await collect(whole.body);
        return { text: print(answer as AnswerJson<Id>, given), json: answer };
      } catch (error) {
        throw toUsageError(error, names);
      }
    },
  };
}

/**
 * Validates a request with openapi.yaml.
 *
 * @throws UsageError with the first problem, by the name of its option
 */
function checkRequest(
  id: CrewOperation,
  {
    params,
    query,
    body,
  }: Required<Pick<RequestParts, 'params' | 'query'>> & Pick<RequestParts, 'body'>,
  names: Readonly<Record<string, string>>,
) {
  const contract = loadContract(join(root, 'openapi.yaml'));
  const described = contract.operations.find((each) => each.id === id);
  if (!described) throw new Error(`openapi.yaml has no ${id}`);
  // Remove undefined values, as JSON does.
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  try {
    return getValidator(contract, described).request({
      params,
      query,
      headers: {},
      body: sent,
    });
  } catch (error) {
    throw toUsageError(error, names);
  }
}

/** Turns an `invalid` error of the API into a usage error that names the option. */
function toUsageError(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ProblemError) || error.code !== 'invalid') return error;
  const [first] = (error.toProblem().errors ?? []) as readonly FieldError[];
  if (!first) return error;
  const [, , key = '', ...deeper] = first.pointer.split('/');
  // The error is about part of a file, so the message contains the path.
  if (deeper.length > 0 && names[key] !== undefined) {
    return new UsageError(`--${names[key]}: ${first.message}`);
  }
  const part = first.pointer.split('/').at(-1) ?? '';
  const option = names[part] ?? part.replaceAll('_', '-');
  const problem = first.message.replace(/^\S+ /, '');
  return new UsageError(`--${option} ${problem}`);
}
