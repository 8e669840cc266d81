import type { OperationId } from '@conkit/api-client';
import type { Check } from './checks/check.ts';
import { listChecks } from './checks/checks.ts';
import { closeConnections, exchange } from './http.ts';
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
  /** Called before each check, with the number of checks before it and of all. */
  readonly onCheck?: (operation: OperationId, check: string, done: number, all: number) => void;
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
      scene.facts.forget();
      const began = new Date();
      const ids = [...kit.contract.operations.keys()]
        .filter((id) => !only || only.includes(id))
        .filter(kit.claims);
      const all = ids.flatMap((id) =>
        listChecks(kit.contract, id).map((check) => [id, check] as const),
      );
      const chosen = all.filter(([, { title }]) => titles?.test(title) ?? true);
      kit.current = { operation: 'getConfig', check: 'the server is there' };
      const config = await kit.send(createVisitor(), 'getConfig');
      kit.conventionId = Object(config.json).id as string | undefined;
      const ordered = PHASES.flatMap((phase) =>
        chosen.filter(([, check]) => check.phase === phase),
      );
      for (const [done, [id, check]] of ordered.entries()) {
        onCheck(id, check.title, done, ordered.length);
        await make(scene, id, check);
      }
      await kit.judgePrivacy();
      const serverVersion = await readVersion(kit);
      closeConnections();
      const isWhole = only === undefined && titles === undefined && !kit.readOnly;
      return createReport(kit, ids, chosen, { began, serverVersion, isWhole });
    },
  };
}

/** Returns the version that the server reports in `GET /healthz`; undefined without one. */
async function readVersion({ baseUrl }: Kit): Promise<string | undefined> {
  const wire = { method: 'GET', url: `${baseUrl}/healthz`, headers: {} };
  try {
    const { version } = JSON.parse((await exchange(wire)).body.toString('utf8')) as {
      version?: unknown;
    };
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}

async function make(scene: Scene, operation: OperationId, check: Check): Promise<void> {
  const { kit } = scene;
  const { recorder } = kit;
  kit.current = { operation, check: check.title };
  kit.isSpoiled = false;
  const begun = performance.now();
  try {
    await check.run(scene, operation);
    recorder.checks.push({ operation, check: check.title, ms: performance.now() - begun });
  } catch (error) {
    const isSkipped = error instanceof Skip;
    const message = error instanceof Error ? error.message : String(error);
    // A check cannot read an answer that departs from the contract, which is a breach already.
    if (isSkipped || kit.isSpoiled)
      recorder.skipped.push({
        operation,
        check: check.title,
        why: isSkipped ? message : 'it cannot go on after an answer that is not as declared',
        isIntended: error instanceof DoesNotApply,
      });
    else kit.that(false, `is answered in a way that the kit cannot read: ${message}`);
  }
}
