import { getConfig } from './config/getConfig.ts';
import { getHealth } from './health/getHealth.ts';
import { notImplemented, type Operations } from './operation.ts';
import { getUser } from './session/getUser.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { requestKey } from './session/requestKey.ts';

/** Every call of the API, in the order of openapi.yaml. */
export const operations = {
  requestKey,
  login,
  getUser,
  logout,
  lookupPerson: notImplemented,
  updatePerson: notImplemented,
  inviteToChat: notImplemented,
  getNominations: notImplemented,
  nominate: notImplemented,
  getFinalists: notImplemented,
  getVotes: notImplemented,
  vote: notImplemented,
  getPacket: notImplemented,
  requestSeriesExtra: notImplemented,
  purchase: notImplemented,
  purchaseDaypass: notImplemented,
  purchaseOther: notImplemented,
  finishPurchase: notImplemented,
  getPurchaseState: notImplemented,
  answerSandboxAuthentication: notImplemented,
  getDaypassPrices: notImplemented,
  getPurchaseData: notImplemented,
  listPurchases: notImplemented,
  getPaymentKeys: notImplemented,
  receiveStripeEvent: notImplemented,
  getBadge: notImplemented,
  getBlankBadge: notImplemented,
  getBallot: notImplemented,
  getBarcodeImage: notImplemented,
  getBarcodePdf: notImplemented,
  getConfig,
  getHealth,
} as const satisfies Operations;
