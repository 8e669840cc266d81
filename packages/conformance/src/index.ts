export { conformance, type Conformance, type RunOptions } from './run.ts';
export type { KitOptions } from './kit.ts';
export type { Breach, Made, Skipped } from './record.ts';
export {
  htmlReport,
  junitReport,
  textReport,
  type OperationReport,
  type Report,
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
