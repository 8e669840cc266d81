import type { OperationId } from '@conkit/api-client';
import type { Check } from './checks/check.ts';
import { listChecks } from './checks/checks.ts';
import { closeConnections } from './http.ts';
import { Kit, createVisitor, type KitOptions } from './kit.ts';
import { DoesNotApply, Recorder, Skip } from './record.ts';
import { createReport, type Report } from './report.ts';
import { Scene } from './scene/scene.ts';

/** Options of a run. */
export interface RunOptions {
  /** The operations to check. @default all */
  readonly only?: readonly OperationId[];
  /** Runs only the checks whose titles match. */
  readonly titles?: RegExp;
  /** Called before each check. */
  readonly onCheck?: (operation: OperationId, check: string) => void;
}

/** Checks one server, once or several times. Sessions are kept between runs. */
export interface Conformance {
  run(options?: RunOptions): Promise<Report>;
}

const PHASES = [undefined, 'bodies', 'limits'] as const;

/** Prepares the checks of a server without sending anything. */
export function conformance(options: KitOptions): Conformance {
  const kit = new Kit(options);
  const scene = new Scene(kit);
  return {
    async run({ only, titles, onCheck = () => {} } = {}) {
      kit.recorder = new Recorder();
      const ids = [...kit.contract.operations.keys()].filter((id) => !only || only.includes(id));
      const all = ids.flatMap((id) =>
        listChecks(kit.contract, id).map((check) => [id, check] as const),
      );
      const chosen = all.filter(([, { title }]) => titles?.test(title) ?? true);
      kit.current = { operation: 'getConfig', check: 'the server is there' };
      const config = await kit.send(createVisitor(), 'getConfig');
      kit.conventionId = Object(config.json).id as string | undefined;
      for (const phase of PHASES)
        for (const [id, check] of chosen)
          if (check.phase === phase) {
            onCheck(id, check.title);
            await make(scene, id, check);
          }
      await kit.judgePrivacy();
      closeConnections();
      return createReport(kit, ids, chosen);
    },
  };
}

async function make(scene: Scene, operation: OperationId, check: Check): Promise<void> {
  const { kit } = scene;
  const { recorder } = kit;
  kit.current = { operation, check: check.title };
  const begun = performance.now();
  try {
    await check.run(scene, operation);
    recorder.checks.push({ operation, check: check.title, ms: performance.now() - begun });
  } catch (error) {
    // A check can crash because of a broken answer or a bug of the kit. Report both.
    if (error instanceof Skip)
      recorder.skipped.push({
        operation,
        check: check.title,
        why: error.message,
        isIntended: error instanceof DoesNotApply,
      });
    else
      kit.that(
        false,
        `breaks the check: ${error instanceof Error ? error.message : String(error)}`,
      );
  }
}
