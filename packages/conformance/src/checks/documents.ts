import type { OperationId } from '@conkit/api-client';
import type { Answer } from '../kit.ts';
import { ensureToken } from '../scene/prepared.ts';
import type { Scene, TestAccount } from '../scene/scene.ts';
import { requirePart } from './callers.ts';
import type { Check } from './check.ts';

const SIGNS = { png: '\u{89}PNG', pdf: '%PDF', ics: 'BEGIN:VCALENDAR' } as const;

/** Checks that a file has the right type and a name, and that a conditional request does not send it again. */
const file = (kind: keyof typeof SIGNS): Check => ({
  title: `is a ${kind} file with a name and an ETag`,
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { kit } = scene;
    if (id === 'getBallot') await ensureToken(scene);
    const { browser, person } = await scene.testAccount('target');
    const params = { id: person.id };
    const answer = await kit.send(browser, id, { params });
    if (!kit.expect(answer, '200')) return;
    const begins = answer.body.subarray(0, 20).toString('latin1').startsWith(SIGNS[kind]);
    kit.that(begins, `is no ${kind} file`, answer);
    const name = String(answer.headers['content-disposition'] ?? '');
    kit.that(name.includes('filename'), 'has no name in Content-Disposition', answer);
    if (kind === 'ics') return requireEvents(scene, answer);
    const etag = String(answer.headers['etag']);
    const headers = { 'if-none-match': etag };
    const again = await kit.send(browser, id, { params, headers });
    kit.expect(again, '304', 'asked again with its ETag');
    const stale = { 'if-none-match': '"an-older-file"' };
    const fresh = await kit.send(browser, id, { params, headers: stale });
    kit.expect(fresh, '200', 'asked again with another ETag');
  },
});

/** Checks that a calendar is whole, and that each event has a time and an id of its own. */
async function requireEvents({ kit, facts }: Scene, answer: Answer): Promise<void> {
  kit.that(answer.text.trimEnd().endsWith('END:VCALENDAR'), 'cuts off the calendar', answer);
  const events = answer.text.split('BEGIN:VEVENT').slice(1);
  const { hugo } = await facts.config();
  const isNeeded = Object.values(hugo.awards).some((one) => one.nominations ?? one.voting);
  kit.that(events.length > 0 || !isNeeded, 'has no event', answer);
  const areDated = events.every((event) => /^DTSTART[;:]/m.test(event));
  kit.that(areDated, 'has an event without a time', answer);
  const ids = events.map((event) => /^UID:(.*)$/m.exec(event)?.[1] ?? '');
  const areOwn = new Set(ids).size === ids.length && !ids.includes('');
  kit.that(areOwn, 'has events without an id of their own', answer);
}

/** Requests a file for a person without one. */
const nothingFor = (who: (scene: Scene) => Promise<TestAccount>): Check => ({
  title: 'answers 404 for a person without one',
  provokes: ['404 not_found'],
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { browser, person } = await who(scene);
    const answer = await scene.kit.send(browser, id, { params: { id: person.id } });
    scene.kit.expect(answer, '404 not_found', 'without one');
  },
});

/** Checks the form of a pass or of a link to one. Only a phone can tell whether it accepts the signature. */
const pass = (isRight: (answer: Answer) => boolean): Check => ({
  title: 'is a pass of the person',
  run: async (scene, id) => {
    await requirePart(scene, id);
    const { browser, person } = await scene.testAccount('target');
    const answer = await scene.kit.send(browser, id, { params: { id: person.id } });
    if (!scene.kit.expect(answer, '200')) return;
    scene.kit.that(isRight(answer), 'is no pass', answer);
  },
});

const GOOGLE = 'https://pay.google.com/gp/v/save/';

const visitor = (scene: Scene) => scene.testAccount('visitor');
const withoutToken = (scene: Scene) => scene.getSharedMember();

export const documentChecks = {
  getBadge: [file('png')],
  getBlankBadge: [file('png')],
  getCalendar: [file('ics')],
  getBallot: [file('pdf'), nothingFor(withoutToken)],
  getBarcodeImage: [file('png'), nothingFor(visitor)],
  getBarcodePdf: [file('pdf'), nothingFor(visitor)],
  getAppleWalletPass: [
    pass(({ body }) => body.subarray(0, 2).toString('latin1') === 'PK'),
    nothingFor(visitor),
  ],
  getGoogleWalletLink: [pass(({ text }) => text.includes(`"${GOOGLE}`)), nothingFor(visitor)],
} satisfies Readonly<Partial<Record<OperationId, readonly Check[]>>>;
