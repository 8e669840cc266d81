import { expect, it } from 'vitest';
import { saveStatus, type SaveFacts, type SaveStatus } from './saveStatus.ts';

const facts: SaveFacts = {
  isChanged: true,
  isSaving: false,
  isStopped: false,
  problem: undefined,
};

it.each<[string, Partial<SaveFacts>, SaveStatus]>([
  [
    'is saved when the server has it, even after a failure',
    { isChanged: false, problem: 'network', isStopped: true },
    'saved',
  ],
  [
    'is saving while it is sent, even after a failure',
    { isSaving: true, problem: 'other' },
    'saving',
  ],
  ['is unsaved when it is changed and not sent yet', {}, 'unsaved'],
  ['is offline after a network failure', { problem: 'network' }, 'offline'],
  ['is not saved after another failure', { problem: 'other' }, 'notSaved'],
  [
    'is not saved when it was stopped, even after a network failure',
    { isStopped: true, problem: 'network' },
    'notSaved',
  ],
])('work %s', (_what, given, status) => {
  expect(saveStatus({ ...facts, ...given })).toBe(status);
});
