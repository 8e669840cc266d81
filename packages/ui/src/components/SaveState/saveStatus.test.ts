import { expect, it } from 'vitest';
import { saveStatus, type SaveFacts, type SaveStatus } from './saveStatus.ts';

const facts: SaveFacts = {
  isChanged: true,
  isSaving: false,
  isStopped: false,
  failure: undefined,
};

it.each<[string, Partial<SaveFacts>, SaveStatus]>([
  [
    'is saved when the server has it, whatever else failed',
    { isChanged: false, failure: 'network', isStopped: true },
    'saved',
  ],
  [
    'is being saved while it is sent, though it failed before',
    { isSaving: true, failure: 'other' },
    'saving',
  ],
  ['waits for its turn', {}, 'unsaved'],
  ['is offline when nothing could be reached', { failure: 'network' }, 'offline'],
  ['is not saved when the server would not have it', { failure: 'other' }, 'notSaved'],
  [
    'is not saved when it will not be sent, whatever failed before',
    { isStopped: true, failure: 'network' },
    'notSaved',
  ],
])('work %s', (_what, given, status) => {
  expect(saveStatus({ ...facts, ...given })).toBe(status);
});
