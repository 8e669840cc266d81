export { step } from './autosave.ts';
export {
  createAutosave,
  type Autosave,
  type AutosaveOptions,
  type SaveRequest,
} from './createAutosave.ts';
export { begin, draftSchema, mergeDrafts, toDraft, type Draft } from './draft.ts';
export { getEntry, isOpen, sendableKeys, unsavedKeys } from './entries.ts';
export { attachToPage, type PageWork } from './page.ts';
export { parseValue, readItem, removeItem, writeItem, type Place, type Schema } from './storage.ts';
export { openStored, type Stored, type StoredOptions } from './stored.ts';
export type {
  Answer,
  AutosaveState,
  Choice,
  Conflict,
  Effect,
  Entry,
  Event,
  Known,
  KnownValue,
  Notification,
  Phase,
  Policy,
  Step,
} from './types.ts';
