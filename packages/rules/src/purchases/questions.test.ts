import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerProblems, keptAnswers, listQuestions, type Question } from './questions.ts';

const TODAY = '2031-08-01';
const QUESTIONS: readonly Question[] = [
  { key: 'guardian', type: 'text', required: true },
  { key: 'meal', type: 'choice', values: { vegan: 'Vegan', any: 'Any' } },
  { key: 'nights', type: 'number' },
  { key: 'arrival', type: 'date' },
  { key: 'home', type: 'country' },
  { key: 'conduct', type: 'consent', required: true, version: '2' },
];
const GIVEN = { guardian: 'Aoife', conduct: '2' };
const kinds = (answers: object) =>
  answerProblems(QUESTIONS, { ...GIVEN, ...answers }).map(({ key, kind }) => `${key} ${kind}`);

describe('the date of birth', () => {
  const check = (born: object, date: unknown) =>
    answerProblems(listQuestions(born, undefined, TODAY), { born: date }).map(({ kind }) => kind);

  it('MEM-9: is inside the range of the type, both ends included', () => {
    const child = { from: '2006-08-16', to: '2013-08-15' };
    expect(check(child, '2006-08-16')).toEqual([]);
    expect(check(child, '2013-08-15')).toEqual([]);
    expect(check(child, '2006-08-15')).toEqual(['too_early']);
    expect(check(child, '2013-08-16')).toEqual(['too_late']);
    expect(check({ to: '1993-08-15' }, '1993-08-16')).toEqual(['too_late']);
  });

  it('MEM-9: is given, exists, and is neither before 1900 nor in the future', () => {
    const infant = { from: '2028-08-01' };
    for (const none of [undefined, null, '', ' '])
      expect(check(infant, none)).toEqual(['required']);
    for (const wrong of ['2030-02-30', '2030-2-1', '1 May 2030', 20300501, true]) {
      expect(check(infant, wrong)).toEqual(['wrong_type']);
    }
    expect(check(infant, TODAY)).toEqual([]);
    expect(check(infant, '2031-08-02')).toEqual(['too_late']);
    expect(check({ to: '2040-01-01' }, '2031-08-02')).toEqual(['too_late']);
    expect(check({ to: '2000-01-01' }, '1899-12-31')).toEqual(['too_early']);
    expect(check({ from: '1890-01-01' }, '1899-12-31')).toEqual(['too_early']);
  });

  it('MEM-9: is asked before the product’s own questions, and only where the type has ages', () => {
    expect(listQuestions(undefined, undefined, TODAY)).toEqual([]);
    expect(listQuestions(undefined, QUESTIONS, TODAY)).toBe(QUESTIONS);
    const all = listQuestions({ to: '2000-01-01' }, QUESTIONS, TODAY);
    expect(all.map(({ key }) => key)).toEqual(['born', ...QUESTIONS.map(({ key }) => key)]);
  });
});

describe('the answers to questions', () => {
  it('PUR-35: exist for each required question', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ guardian: ' ', conduct: null })).toEqual([
      'guardian required',
      'conduct required',
    ]);
    expect(answerProblems(QUESTIONS, {})).toHaveLength(2);
    // Every object inherits this name.
    const inherited = [{ key: 'constructor', type: 'text', required: true }] as const;
    expect(answerProblems(inherited, {})).toEqual([{ key: 'constructor', kind: 'required' }]);
  });

  it('PUR-35: have the type of their question', () => {
    const good = { meal: 'vegan', nights: 0, arrival: '2032-02-29', home: 'FI' };
    expect(kinds(good)).toEqual([]);
    expect(kinds({ guardian: 5 })).toEqual(['guardian wrong_type']);
    expect(kinds({ guardian: 'x'.repeat(2001) })).toEqual(['guardian too_long']);
    // Each is one character, and two in JavaScript.
    expect(kinds({ guardian: '🐉'.repeat(2000) })).toEqual([]);
    expect(kinds({ guardian: 'a\u202Eb' })).toEqual(['guardian overrides_direction']);
    expect(kinds({ meal: 'toString' })).toEqual(['meal not_offered']);
    expect(kinds({ nights: '2' })).toEqual(['nights wrong_type']);
    expect(kinds({ nights: Number.NaN })).toEqual(['nights wrong_type']);
    expect(kinds({ arrival: '2031-02-29' })).toEqual(['arrival wrong_type']);
    for (const home of ['Finland', 'XX', 'fi'])
      expect(kinds({ home })).toEqual(['home not_offered']);
  });

  it('PUR-35: agree to the present version, and to nothing that is not asked', () => {
    for (const conduct of ['1', '3']) expect(kinds({ conduct })).toEqual(['conduct outdated']);
    expect(kinds({ conduct: true })).toEqual(['conduct wrong_type']);
    expect(kinds({ shoe: '38' })).toEqual(['shoe unknown']);
    expect(kinds({ toString: 'x' })).toEqual(['toString unknown']);
  });

  it('PUR-36: are kept without blanks, the birth date and surrounding space; consent with its version and time', () => {
    const now = '2031-08-01T12:00:00.000Z';
    const all = listQuestions({ to: '2000-01-01' }, QUESTIONS, TODAY);
    const answers = { born: '1990-01-01', guardian: ' Aoife ', meal: '', nights: 0, conduct: '2' };
    expect(keptAnswers(all, answers, now)).toEqual({
      guardian: 'Aoife',
      nights: 0,
      conduct: { version: '2', agreed: now },
    });
  });

  it('PUR-36: keep nothing that was not asked', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (answers) => {
        const asked = new Set(QUESTIONS.map(({ key }) => key));
        const kept = Object.keys(keptAnswers(QUESTIONS, answers, ''));
        expect(kept.every((key) => asked.has(key))).toBe(true);
      }),
    );
  });
});
