export { step } from './autosave.ts';
export {
  createAutosave,
  type Autosave,
  type AutosaveOptions,
  type SaveRequest,
} from './createAutosave.ts';
export { begin, draftOf, joinDrafts, type Draft } from './draft.ts';
export { draftSchema } from './draftSchema.ts';
export { entryOf, isOpen, sendableKeys, unsavedKeys } from './entries.ts';
export { readItem, removeItem, writeItem, type Place } from './items.ts';
export { tieToPage, type PageWork } from './lifecycle.ts';
export { parsed, type Schema } from './schema.ts';
export { openStored, type Stored, type StoredOptions } from './stored.ts';
export type {
  Answer,
  AutosaveState,
  Choice,
  Conflict,
  Entry,
  Event,
  Known,
  KnownValue,
  News,
  Phase,
  Policy,
  Step,
  Wish,
} from './types.ts';
