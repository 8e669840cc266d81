import { randomUUID } from 'node:crypto';
import { Skip } from '../../record.ts';
import { askForCode, otherCode } from '../../scene/found.ts';
import { read, everybody, BY_FEW, type Rows } from './plan.ts';

/** Requests about sessions and people. */
export const peopleRows = {
  requestKey: { address: { build: (_, { email }) => ({ body: { email } }), by: BY_FEW } },
  login: {
    ownKey: {
      build: async (scene, { email }, caller, own) => {
        const mine = caller === 'owner' || caller === 'household' ? email : own;
        const key = caller === 'nobody' ? 'a-key-of-nobody' : await scene.loginKey(mine);
        return { body: { email, key } };
      },
    },
  },
  loginWithCode: {
    ownCode: {
      isNew: true,
      by: BY_FEW,
      build: async (scene, { email }, caller) => {
        const { code, cookie } = await askForCode(scene, email);
        if (caller === 'owner') return { body: { code }, headers: { cookie } };
        return { body: { code: otherCode(code) }, headers: { cookie } };
      },
    },
    otherBrowser: {
      isNew: true,
      by: BY_FEW,
      build: async (scene, { email }) => {
        const first = await askForCode(scene, email);
        const { code, cookie } = await askForCode(scene, email);
        if (first.code === code) throw new Skip('two codes are alike');
        return { body: { code: first.code }, headers: { cookie } };
      },
    },
  },
  getUser: { account: everybody },
  answerMove: {
    guess: { build: () => ({ body: { key: 'a-key-of-nobody', answer: 'agree' } }), by: BY_FEW },
  },
  setLanguage: {
    account: {
      build: async ({ facts }) => ({ body: { language: (await facts.config()).languages.at(-1) } }),
    },
  },
  logout: { everywhere: { isOnce: true, build: () => ({ query: 'all=1&keys=1' }) } },
  lookupPerson: {
    known: {
      build: (_, { email, person }) => ({ body: { name: person.preferred_name, email } }),
    },
  },
  updatePerson: {
    details: {
      build: (_, { person: { id } }) => ({
        params: { id },
        body: { badge_subtitle: randomUUID().slice(0, 8) },
      }),
    },
    address: {
      isOnce: true,
      build: (scene, { person: { id } }) => ({
        params: { id },
        body: { email: scene.newAddress() },
      }),
    },
  },
  getPersonLog: { changes: read },
  inviteToChat: { account: everybody },
} satisfies Partial<Rows>;
