import { operationTable, type OperationId } from '@conkit/api-client';

/** The levels that a server can claim. Each includes those before it. */
export const LEVELS = ['core', 'members', 'awards', 'money', 'crew'] as const;

/** A level that a server can claim. */
export type Level = (typeof LEVELS)[number];

const BY_TAG: Readonly<Record<string, Level>> = {
  session: 'core',
  config: 'core',
  health: 'core',
  people: 'members',
  passkeys: 'members',
  chat: 'members',
  documents: 'members',
  hugo: 'awards',
  purchase: 'money',
  admin: 'crew',
};

/** Returns the level that an operation belongs to. */
export const getLevel = (id: OperationId): Level =>
  // A site selection ballot contains a token that was bought.
  id === 'getBallot' ? 'money' : (BY_TAG[operationTable[id].tag] ?? 'crew');

/** Returns a level and those that it includes. */
export const listLevels = (level: Level): readonly Level[] =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1);
