import {
  allowBallot,
  disallowBallot,
  enterBallot,
  getTurnout,
  listBallotVersions,
  restoreBallot,
} from './admin/ballots.ts';
import { changeEmail } from './admin/moves.ts';
import { compMembership, editPerson, setMembership } from './admin/people.ts';
import { countListed, countRecord, countSearch } from './admin/authorize.ts';
import { decidePendingAct, listPendingActs } from './admin/pendingActs.ts';
import { erasePerson } from './admin/erasePerson.ts';
import { exportMoney, findPurchases, settleRefund } from './admin/purchases.ts';
import { exportPerson } from './admin/exportPerson.ts';
import { findMails, recordBounce, resendMail, sendLoginLink } from './admin/mails.ts';
import { findPeople, getPersonRecord } from './admin/records.ts';
import { liftLimits } from './admin/crew.ts';
import { listAudit } from './admin/audit.ts';
import { listCampaigns, pauseCampaign, planCampaign, startCampaign } from './admin/campaigns.ts';
import { mergePeople } from './admin/mergePeople.ts';
import { inviteToChat } from './chat/inviteToChat.ts';
import { getConfig } from './config/getConfig.ts';
import { getBadge, getBlankBadge } from './documents/badge.ts';
import { getBallot } from './documents/ballot.ts';
import { getBarcodeImage, getBarcodePdf } from './documents/barcode.ts';
import { getCalendar } from './documents/getCalendar.ts';
import { getHealth } from './health/getHealth.ts';
import { getAwardSummary } from './hugo/getAwardSummary.ts';
import { getFinalists } from './hugo/getFinalists.ts';
import { getNominations, mailNominations, nominate } from './hugo/nominations.ts';
import { getPacket, requestSeriesExtra } from './hugo/packet.ts';
import { getVotes, mailVotes, vote } from './hugo/votes.ts';
import type { Operations } from './operation.ts';
import { getPersonLog } from './people/getPersonLog.ts';
import { lookupPerson } from './people/lookupPerson.ts';
import { updatePerson } from './people/updatePerson.ts';
import {
  answerSandboxAuthentication,
  cancelPurchase,
  finishPurchase,
  getPurchaseState,
} from './purchase/status.ts';
import { getDaypassPrices, getPaymentKeys, getPurchaseData } from './purchase/catalogue.ts';
import { listPurchases } from './purchase/listPurchases.ts';
import { purchase } from './purchase/purchase.ts';
import { purchaseDaypass } from './purchase/purchaseDaypass.ts';
import { purchaseOther } from './purchase/purchaseOther.ts';
import { receiveStripeEvent } from './purchase/receiveStripeEvent.ts';
import { getUser, setLanguage } from './session/account.ts';
import { login, loginWithCode, logout } from './session/login.ts';
import { requestKey } from './session/requestKey.ts';
import { answerMove } from './people/moves.ts';

/** Every operation of the API, in the order of openapi.yaml. */
export const operations = {
  requestKey,
  login,
  loginWithCode,
  getUser,
  answerMove,
  setLanguage,
  logout,
  lookupPerson,
  updatePerson,
  getPersonLog,
  inviteToChat,
  getNominations,
  mailNominations,
  nominate,
  getAwardSummary,
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
  getCalendar,
  getBallot,
  getBarcodeImage,
  getBarcodePdf,
  getConfig,
  getHealth,
  findPeople: countSearch(findPeople),
  compMembership,
  getPersonRecord: countRecord(getPersonRecord),
  editPerson,
  setMembership,
  changeEmail,
  mergePeople,
  exportPerson,
  erasePerson,
  findMails: countListed(findMails, ({ body }) => body.mails.length),
  resendMail,
  recordBounce,
  sendLoginLink,
  liftLimits,
  listCampaigns,
  startCampaign,
  planCampaign,
  pauseCampaign,
  listBallotVersions,
  enterBallot,
  restoreBallot,
  disallowBallot,
  allowBallot,
  getTurnout,
  listAudit: countListed(listAudit, ({ body }) => body.rows.length),
  findPurchases: countListed(findPurchases, ({ body }) => body.purchases.length),
  exportMoney,
  settleRefund,
  listPendingActs,
  decidePendingAct,
} as const satisfies Operations;
