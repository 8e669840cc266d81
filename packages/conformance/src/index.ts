export { conformance, type Conformance, type RunOptions } from './run.ts';
export type { KitOptions } from './kit.ts';
export type { Breach, Made, Skipped } from './record.ts';
export type { OperationReport, Report, Unprovoked } from './report/report.ts';
export { textReport } from './report/text.ts';
export { junitReport } from './report/junit.ts';
export { htmlReport } from './report/html.ts';
export {
  checkSeeding,
  readSeeding,
  SeedingError,
  type Account,
  type AccountName,
  type Reach,
  type Seeding,
} from './seeding/seeding.ts';
