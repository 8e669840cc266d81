import { inviteToChat } from './chat/inviteToChat.ts';
import { getConfig } from './config/getConfig.ts';
import { getBadge, getBlankBadge } from './documents/badges.ts';
import { getBarcodeImage, getBarcodePdf } from './documents/barcodes.ts';
import { getBallot } from './documents/siteSelection.ts';
import { getHealth } from './health/getHealth.ts';
import { getFinalists } from './hugo/finalists.ts';
import { getNominations } from './hugo/getNominations.ts';
import { mailNominations, mailVotes } from './hugo/mailCopies.ts';
import { nominate } from './hugo/nominate.ts';
import { getPacket } from './hugo/packet.ts';
import { requestSeriesExtra } from './hugo/seriesExtra.ts';
import { vote } from './hugo/vote.ts';
import { getVotes } from './hugo/votes.ts';
import type { Operations } from './operation.ts';
import { lookupPerson } from './people/lookup.ts';
import { updatePerson } from './people/update.ts';
import { getDaypassPrices, getPaymentKeys, getPurchaseData } from './purchase/catalogue.ts';
import { purchaseDaypass } from './purchase/daypass.ts';
import {
  answerSandboxAuthentication,
  cancelPurchase,
  finishPurchase,
  getPurchaseState,
} from './purchase/finish.ts';
import { receiveStripeEvent } from './purchase/events.ts';
import { listPurchases } from './purchase/list.ts';
import { purchaseOther } from './purchase/other.ts';
import { purchase } from './purchase/purchase.ts';
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
  lookupPerson,
  updatePerson,
  inviteToChat,
  getNominations,
  mailNominations,
  nominate,
  getFinalists,
  getVotes,
  mailVotes,
  vote,
  getPacket,
  requestSeriesExtra,
  purchase,
  purchaseDaypass,
  purchaseOther,
  finishPurchase,
  cancelPurchase,
  getPurchaseState,
  answerSandboxAuthentication,
  getDaypassPrices,
  getPurchaseData,
  listPurchases,
  getPaymentKeys,
  receiveStripeEvent,
  getBadge,
  getBlankBadge,
  getBallot,
  getBarcodeImage,
  getBarcodePdf,
  getConfig,
  getHealth,
} as const satisfies Operations;
