import type { StaleNominations } from '@conkit/api-client';
import type { Answer, Browser } from '../kit.ts';
import { nominationsOf, savedNominations, work } from '../scene/prepared.ts';
import type { Party, Scene } from '../scene/scene.ts';
import type { Check } from './check.ts';
import { later, MARGIN_MS, MINUTE_MS, same } from './same.ts';

const nominateWith = async (scene: Scene, party: Party, more: object): Promise<Answer> => {
  const [{ category }] = await scene.facts.nominated();
  const body = { signature: 'Signed', category: category.key, ...more };
  return scene.kit.send(party.browser, 'nominate', { params: { id: party.person.id }, body });
};

/** Checks of nominations. */
export const nominateChecks: readonly Check[] = [
  {
    title: 'keeps what is nominated, without empty rows',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, most }] = await facts.nominated();
      const lastmod = await savedNominations(scene, party);
      const works = [work(category.fields, 'First'), work(category.fields, 'Second')];
      const nominations = [works[0], null, work(category.fields, ' '), works[1]];
      const answer = await nominateWith(scene, party, { lastmod, nominations });
      const saved = kit.must<{ time: string; nominations: object[] }>(answer);
      kit.that(same(saved.nominations, works), 'does not answer with what was saved', answer);
      kit.that(
        Date.parse(saved.time) > Date.parse(lastmod),
        'does not save at a later time',
        answer,
      );
      const now = await nominationsOf(kit, party, category.key);
      kit.that(
        same(now?.nominations, works) && now?.time === saved.time,
        'does not keep what it answered',
        answer,
      );
      const many = Array.from({ length: most + 1 }, (_, at) => work(category.fields, `Work ${at}`));
      kit.expect(
        await nominateWith(scene, party, { lastmod: saved.time, nominations: many }),
        '400 invalid',
        'too many',
      );
      const unknown = { category: 'NoSuchCategory', nominations: [] };
      kit.expect(await nominateWith(scene, party, unknown), '400 invalid', 'an unknown category');
    },
  },
  {
    title: 'refuses a save that would hide another',
    provokes: ['409 stale_nominations'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category }] = await facts.nominated();
      await savedNominations(scene, party);
      const before = await nominationsOf(kit, party, category.key);
      const nominations = [work(category.fields, 'Too late')];
      const answer = await nominateWith(scene, party, { lastmod: null, nominations });
      const problem = kit.must<StaleNominations>(answer, '409 stale_nominations', 'a stale save');
      kit.that(same(problem.current, before), 'does not tell the nominations as they are', answer);
      const now = await nominationsOf(kit, party, category.key);
      kit.that(same(now, before), 'keeps a save that it refused', answer);
    },
  },
  {
    title: 'lets one of two saves at once win, and answers one that is sent again',
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category }] = await facts.nominated();
      const lastmod = await savedNominations(scene, party);
      const of = (title: string) => ({ lastmod, nominations: [work(category.fields, title)] });
      const two = [of('One'), of('Other')];
      const answers = await Promise.all(two.map((sent) => nominateWith(scene, party, sent)));
      const said = answers.map((answer) => answer.said).toSorted();
      kit.that(
        same(said, ['200', '409 stale_nominations']),
        `answers two saves at once with ${said.join(' and ')}`,
        answers[0],
      );
      const won = answers.findIndex(({ status }) => status === 200);
      const again = await nominateWith(scene, party, two[won] ?? {});
      kit.expect(again, '200', 'sent again');
      const times = [again, answers[won]].map((answer) => Object(answer?.json).time as string);
      kit.that(times[0] === times[1], 'saves the same once more', again);
    },
  },
  {
    title: 'refuses who has no right to nominate',
    provokes: ['403 not_eligible'],
    run: async (scene) => {
      const answer = await nominateWith(scene, await scene.party('visitor'), { nominations: [] });
      scene.kit.expect(answer, '403 not_eligible', 'without the right');
    },
  },
  {
    title: 'takes nominations from the opening until the end of the minute of the deadline',
    provokes: ['403 nominating_closed'],
    run: async (scene) => {
      const { kit, facts } = scene;
      const party = await scene.party('target');
      const [{ category, nominations: period }] = await facts.nominated();
      const save = (title: string) => (browser: Browser) =>
        nominateWith(scene, { ...party, browser }, { nominations: [work(category.fields, title)] });
      const end = later(period.closes, MINUTE_MS);
      const late = await scene.askAt({ from: end }, 'target', save('Late'));
      kit.expect(late, '403 nominating_closed', 'after the deadline');
      const before = { from: later(period.opens, -MARGIN_MS), until: period.opens };
      const early = await scene.askAt(before, 'target', save('Early'));
      kit.expect(early, '403 nominating_closed', 'before the opening');
      const lastMinute = { from: later(end, -MARGIN_MS), until: end };
      const inTime = await scene.askAt(lastMinute, 'target', save('In time'));
      kit.expect(inTime, '200', 'in the last minute');
    },
  },
];
