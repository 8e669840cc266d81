export { conformance, type Conformance, type RunOptions } from './run.ts';
export type { KitOptions } from './kit.ts';
export type { Breach, Made, Skipped } from './record.ts';
export { badgeJson, badgeSvg } from './badge.ts';
export type { Cause } from './causes.ts';
export { htmlReport } from './htmlReport.ts';
export { LEVELS, listLevels, type Level } from './levels.ts';
export {
  junitReport,
  textReport,
  type LevelReport,
  type OperationReport,
  type Report,
  type RunFacts,
  type Unprovoked,
} from './report.ts';
export {
  checkSeeding,
  readSeeding,
  SeedingError,
  type Account,
  type AccountName,
  type Reach,
  type Seeding,
} from './seeding/seeding.ts';
