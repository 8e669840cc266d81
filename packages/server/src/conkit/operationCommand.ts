import { operationTable, type FieldError } from '@conkit/api-client';
import { join } from 'node:path';
import type { AdminContext, AdminOperation, AdminRequest } from '../admin/operation.ts';
import { recordRead } from '../audit/reads.ts';
import { collect } from '../contract/jsonPieces.ts';
import { loadContract, type Contract } from '../contract/document.ts';
import { validatorsOf } from '../contract/validation.ts';
import type { CrewOperation } from '../crew/acts.ts';
import { ProblemError } from '../errors.ts';
import type { Answer } from '../operation.ts';
import { root } from '../process/root.ts';
import { UsageError, type Command, type Given, type Printed } from './command.ts';

/** What of a request comes from options. */
interface Asked {
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
  readonly request: (given: Given) => Asked;
  readonly print: (answer: JsonOf<Id>, given: Given) => string;
  /** The option of a part of the request, where that is called otherwise. */
  readonly names?: Readonly<Record<string, string>>;
}

type JsonOf<Id extends CrewOperation> =
  Answer<Id> extends { readonly body: infer Body } ? Body : never;

let contract: Contract | undefined;

/**
 * An operation of administrators as a command: the same function, with what is asked checked by openapi.yaml in the
 * same way.
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
    async run(context: AdminContext, given: Given): Promise<Printed> {
      const { params = {}, query = {}, body } = request(given);
      const act = changes ? given.act() : undefined;
      const sent = act ? { ...body, reason: act.reason } : body;
      const checked = checkedRequest(operation, { params, query, body: sent }, names);
      // A command has no session; whoever runs it is named instead, as no address can be.
      const session = { id: '', email: act?.operator ?? given.reader() };
      const asked = { ...checked, session } as unknown as AdminRequest<Id>;
      try {
        const whole = await run(context, asked);
        await recordRead(context, session.email, operation, checked, whole);
        const answer = await collect(whole.body);
        return { text: print(answer as JsonOf<Id>, given), json: answer };
      } catch (error) {
        throw asOptions(error, names);
      }
    },
  };
}

/** A request as openapi.yaml wants it, or the first fault by the name of its option. */
function checkedRequest(
  id: CrewOperation,
  { params, query, body }: Required<Pick<Asked, 'params' | 'query'>> & Pick<Asked, 'body'>,
  names: Readonly<Record<string, string>>,
) {
  contract ??= loadContract(join(root, 'openapi.yaml'));
  const described = contract.operations.find((each) => each.id === id);
  if (!described) throw new Error(`openapi.yaml has no ${id}`);
  // As JSON has it: what is not given is not there.
  const sent: unknown = body === undefined ? undefined : JSON.parse(JSON.stringify(body));
  try {
    return validatorsOf(contract)(described).request({
      params,
      query,
      headers: {},
      body: sent,
    });
  } catch (error) {
    throw asOptions(error, names);
  }
}

/** What the API says of a part of the request, said of the option that it comes from. */
function asOptions(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof ProblemError) || error.code !== 'invalid') return error;
  const [first] = (error.toProblem().errors ?? []) as readonly FieldError[];
  if (!first) return error;
  const [, , key = '', ...deeper] = first.pointer.split('/');
  // What comes from a file has many parts, and the message says which.
  if (deeper.length > 0 && names[key] !== undefined) {
    return new UsageError(`--${names[key]}: ${first.message}`);
  }
  const part = first.pointer.split('/').at(-1) ?? '';
  const option = names[part] ?? part.replaceAll('_', '-');
  const said = first.message.replace(/^\S+ /, '');
  return new UsageError(`--${option} ${said}`);
}
