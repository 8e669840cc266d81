import { countListed, countRecord, countSearch } from './admin/authorize.ts';
import type { Operations } from './operation.ts';
import { implemented } from './operations.gen.ts';

const { findPeople, getPersonRecord, findMails, listAudit, findPurchases } = implemented;

/** Every operation of the API, in the order of openapi.yaml. An operation that isn't implemented doesn't compile. */
export const operations = {
  ...implemented,
  findPeople: countSearch(findPeople),
  getPersonRecord: countRecord(getPersonRecord),
  findMails: countListed(findMails, ({ body }) => body.mails.length),
  listAudit: countListed(listAudit, ({ body }) => body.rows.length),
  findPurchases: countListed(findPurchases, ({ body }) => body.purchases.length),
} as const satisfies Operations;
