import { allowBallot } from './admin/allowBallot.ts';
import { changeEmail } from './admin/changeEmail.ts';
import { compMembership } from './admin/compMembership.ts';
import { countListed, countRecord, countSearch } from './admin/countReads.ts';
import { disallowBallot } from './admin/disallowBallot.ts';
import { editPerson } from './admin/editPerson.ts';
import { enterBallot } from './admin/enterBallot.ts';
import { decidePendingAct } from './admin/decidePendingAct.ts';
import { erasePerson } from './admin/erasePerson.ts';
import { exportMoney } from './admin/exportMoney.ts';
import { exportPerson } from './admin/exportPerson.ts';
import { findMails } from './admin/findMails.ts';
import { findPeople } from './admin/findPeople.ts';
import { findPurchases } from './admin/findPurchases.ts';
import { getPersonRecord } from './admin/getPersonRecord.ts';
import { getTurnout } from './admin/getTurnout.ts';
import { liftLimits } from './admin/liftLimits.ts';
import { listAudit } from './admin/listAudit.ts';
import { listBallotVersions } from './admin/listBallotVersions.ts';
import { listCampaigns } from './admin/listCampaigns.ts';
import { listPendingActs } from './admin/listPendingActs.ts';
import { mergePeople } from './admin/mergePeople.ts';
import { pauseCampaign } from './admin/pauseCampaign.ts';
import { planCampaign } from './admin/planCampaign.ts';
import { recordBounce } from './admin/recordBounce.ts';
import { resendMail } from './admin/resendMail.ts';
import { restoreBallot } from './admin/restoreBallot.ts';
import { sendLoginLink } from './admin/sendLoginLink.ts';
import { setMembership } from './admin/setMembership.ts';
import { settleRefund } from './admin/settleRefund.ts';
import { startCampaign } from './admin/startCampaign.ts';
import { inviteToChat } from './chat/inviteToChat.ts';
import { getConfig } from './config/getConfig.ts';
import { getBadge } from './documents/getBadge.ts';
import { getBallot } from './documents/getBallot.ts';
import { getBarcodeImage } from './documents/getBarcodeImage.ts';
import { getBarcodePdf } from './documents/getBarcodePdf.ts';
import { getBlankBadge } from './documents/getBlankBadge.ts';
import { getCalendar } from './documents/getCalendar.ts';
import { getHealth } from './health/getHealth.ts';
import { getAwardSummary } from './hugo/getAwardSummary.ts';
import { getFinalists } from './hugo/getFinalists.ts';
import { getNominations } from './hugo/getNominations.ts';
import { getPacket } from './hugo/getPacket.ts';
import { getVotes } from './hugo/getVotes.ts';
import { mailNominations } from './hugo/mailNominations.ts';
import { mailVotes } from './hugo/mailVotes.ts';
import { nominate } from './hugo/nominate.ts';
import { requestSeriesExtra } from './hugo/requestSeriesExtra.ts';
import { vote } from './hugo/vote.ts';
import type { Operations } from './operation.ts';
import { getPersonLog } from './people/getPersonLog.ts';
import { lookupPerson } from './people/lookupPerson.ts';
import { updatePerson } from './people/updatePerson.ts';
import { answerSandboxAuthentication } from './purchase/answerSandboxAuthentication.ts';
import { cancelPurchase } from './purchase/cancelPurchase.ts';
import { finishPurchase } from './purchase/finishPurchase.ts';
import { getDaypassPrices } from './purchase/getDaypassPrices.ts';
import { getPaymentKeys } from './purchase/getPaymentKeys.ts';
import { getPurchaseData } from './purchase/getPurchaseData.ts';
import { getPurchaseState } from './purchase/getPurchaseState.ts';
import { listPurchases } from './purchase/listPurchases.ts';
import { purchase } from './purchase/purchase.ts';
import { purchaseDaypass } from './purchase/purchaseDaypass.ts';
import { purchaseOther } from './purchase/purchaseOther.ts';
import { receiveStripeEvent } from './purchase/receiveStripeEvent.ts';
import { getUser } from './session/getUser.ts';
import { login } from './session/login.ts';
import { loginWithCode } from './session/loginWithCode.ts';
import { logout } from './session/logout.ts';
import { requestKey } from './session/requestKey.ts';
import { answerMove } from './people/answerMove.ts';
import { setLanguage } from './session/setLanguage.ts';

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
