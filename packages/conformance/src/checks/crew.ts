import type { OperationId } from '@conkit/api-client';
import type { Answer } from '../kit.ts';
import { Skip } from '../record.ts';
import { REASON, type Scene } from '../scene/scene.ts';
import { NOBODY_ID } from './callers.ts';
import type { Check } from './check.ts';
import { whoMay } from './refusals.ts';

/** Sends a request as an administrator with the role. */
export async function act(
  scene: Scene,
  id: OperationId,
  target: number,
  body?: object,
): Promise<Answer> {
  const { kit } = scene;
  const operation = kit.operation(id);
  const [name = 'id'] = operation.parameters
    .filter((one) => one.in === 'path')
    .map((one) => one.name);
  const sent = operation.method === 'GET' ? {} : { body: { ...body, reason: REASON } };
  return kit.send(await whoMay(scene, operation), id, { params: { [name]: target }, ...sent });
}

/** Sends a valid body for a missing person. */
export const ofNobody = (body: object = {}): Check => ({
  title: 'knows nobody by a number that nobody has',
  provokes: ['404 not_found'],
  run: async (scene, id) =>
    void scene.kit.expect(await act(scene, id, NOBODY_ID, body), '404 not_found', 'nobody'),
});

/** Sends a request about a person on the administrator's own account. */
export const ofOwn = (body: object | ((scene: Scene) => Promise<object>) = {}): Check => ({
  title: 'is refused to administrators for people on their own account',
  provokes: ['403 own_record'],
  run: async (scene, id) => {
    const { kit } = scene;
    const browser = await whoMay(scene, kit.operation(id));
    const { people } = kit.must<{ people: { id: number }[] }>(await kit.send(browser, 'getUser'));
    const [own] = people;
    if (!own) throw new Skip('the administrator has no person');
    const sent = typeof body === 'function' ? await body(scene) : body;
    const answer = await act(scene, id, own.id, sent);
    kit.expect(answer, '403 own_record', 'their own record');
  },
});
