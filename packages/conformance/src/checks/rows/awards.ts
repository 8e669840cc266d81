import { randomUUID } from 'node:crypto';
import { savedBallot, savedNominations, work } from '../../scene/prepared.ts';
import { read, everybody, type Rows } from './plan.ts';

/** Requests about nominations, finalists, votes and the packet. */
export const awardsRows = {
  getNominations: { saved: read },
  mailNominations: { saved: read },
  nominate: {
    category: {
      build: async (scene, party) => {
        const [{ category }] = await scene.facts.nominated();
        return {
          params: { id: party.person.id },
          body: {
            lastmod: await savedNominations(scene, party),
            signature: 'Signed',
            category: category.key,
            nominations: [work(category.fields, `Work ${randomUUID()}`)],
          },
        };
      },
    },
  },
  getAwardSummary: { account: everybody },
  getFinalists: { all: everybody },
  getVotes: { saved: read },
  mailVotes: { saved: read },
  vote: {
    category: {
      build: async (scene, party) => {
        const [{ category, ids }] = await scene.facts.contests();
        const ranking = Math.random() < 0.5 ? [ids[1]] : [ids[2], ids[1]];
        const lastmod = await savedBallot(scene, party);
        const votes = { [category]: ranking };
        return {
          params: { id: party.person.id },
          body: { lastmod, signature: 'Signed', votes },
        };
      },
    },
  },
  getPacket: { links: read },
  requestSeriesExtra: { code: read },
} satisfies Partial<Rows>;
