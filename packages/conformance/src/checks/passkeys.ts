import { createVisitor, type Browser } from '../kit.ts';
import type { Scene } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';

interface Challenge {
  readonly challenge: string;
}

/** Answers a challenge with a passkey that no person has. */
function answer(scene: Scene, browser: Browser, challenge: string) {
  const data = JSON.stringify({ type: 'webauthn.get', challenge, origin: 'https://example.com' });
  const credential = {
    id: 'bm9uZQ',
    rawId: 'bm9uZQ',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(data).toString('base64url'),
      authenticatorData: 'AAAA',
      signature: 'AAAA',
    },
  };
  return scene.kit.send(browser, 'signInWithPasskey', { body: { credential } });
}

const start = async (scene: Scene, browser: Browser): Promise<string> =>
  scene.kit.must<Challenge>(await scene.kit.send(browser, 'startPasskeySignIn')).challenge;

export const passkeyChecks = {
  startPasskeySignIn: [
    {
      title: 'answers everyone alike, with a new challenge each time',
      run: async (scene, id) => {
        await requirePart(scene, id);
        const browser = createVisitor();
        const [one, other] = [await start(scene, browser), await start(scene, browser)];
        scene.kit.that(one !== other, 'gives the same challenge twice');
      },
    },
  ],
  signInWithPasskey: [
    {
      title: 'refuses an unknown passkey, and accepts no challenge twice or in another browser',
      provokes: ['401 unknown_passkey'],
      run: async (scene, id) => {
        await requirePart(scene, id);
        const browser = createVisitor();
        const challenge = await start(scene, browser);
        const elsewhere = await answer(scene, createVisitor(), challenge);
        scene.kit.expect(elsewhere, '403 expired_challenge');
        scene.kit.expect(await answer(scene, browser, challenge), '401 unknown_passkey');
        scene.kit.expect(await answer(scene, browser, challenge), '403 expired_challenge');
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Check[]>>;
