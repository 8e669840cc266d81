// Generated from openapi.yaml by scripts/generate.mjs. Do not edit.
import { listAudit } from './admin/audit.ts';
import { listBallotVersions, enterBallot, restoreBallot, disallowBallot, allowBallot, getTurnout } from './admin/ballots.ts';
import { startCampaign, planCampaign, listCampaigns, pauseCampaign } from './admin/campaigns.ts';
import { liftLimits } from './admin/crew.ts';
import { erasePerson } from './admin/erasePerson.ts';
import { exportPerson } from './admin/exportPerson.ts';
import { findMails, resendMail, recordBounce, sendLoginLink } from './admin/mails.ts';
import { mergePeople } from './admin/mergePeople.ts';
import { changeEmail } from './admin/moves.ts';
import { listPendingActs, decidePendingAct } from './admin/pendingActs.ts';
import { compMembership, editPerson, setMembership } from './admin/people.ts';
import { findPurchases, exportMoney, settleRefund } from './admin/purchases.ts';
import { findPeople, getPersonRecord } from './admin/records.ts';
import { resetPasskeys } from './admin/resetPasskeys.ts';
import { inviteToChat } from './chat/inviteToChat.ts';
import { getAccessibility } from './config/getAccessibility.ts';
import { getConfig } from './config/getConfig.ts';
import { getBadge, getBlankBadge } from './documents/badge.ts';
import { getBallot } from './documents/ballot.ts';
import { getBarcodeImage, getBarcodePdf } from './documents/barcode.ts';
import { getCalendar } from './documents/getCalendar.ts';
import { getAppleWalletPass, getGoogleWalletLink } from './documents/wallet.ts';
import { getHealth } from './health/getHealth.ts';
import { getAwardSummary } from './hugo/getAwardSummary.ts';
import { getFinalists } from './hugo/getFinalists.ts';
import { nominate, getNominations, mailNominations } from './hugo/nominations.ts';
import { getPacket, requestSeriesExtra } from './hugo/packet.ts';
import { getReading, saveReading, deleteReading } from './hugo/reading.ts';
import { setReminders } from './hugo/setReminders.ts';
import { vote, getVotes, mailVotes } from './hugo/votes.ts';
import { startPasskey, addPasskey } from './passkeys/add.ts';
import { listPasskeys, renamePasskey, removePasskey } from './passkeys/manage.ts';
import { startPasskeySignIn, signInWithPasskey } from './passkeys/signIn.ts';
import { getPersonLog } from './people/getPersonLog.ts';
import { lookupPerson } from './people/lookupPerson.ts';
import { answerMove } from './people/moves.ts';
import { updatePerson } from './people/updatePerson.ts';
import { getPurchaseData, getDaypassPrices, getPaymentKeys } from './purchase/catalogue.ts';
import { listPurchases } from './purchase/listPurchases.ts';
import { purchase } from './purchase/purchase.ts';
import { purchaseDaypass } from './purchase/purchaseDaypass.ts';
import { purchaseOther } from './purchase/purchaseOther.ts';
import { receiveStripeEvent } from './purchase/receiveStripeEvent.ts';
import { getPurchaseState, finishPurchase, cancelPurchase, answerSandboxAuthentication } from './purchase/status.ts';
import { getUser, setLanguage } from './session/account.ts';
import { login, loginWithCode, logout } from './session/login.ts';
import { requestKey } from './session/requestKey.ts';

/** The operations that are implemented, in the order of openapi.yaml. */
export const implemented = {
  requestKey,
  login,
  loginWithCode,
  startPasskeySignIn,
  signInWithPasskey,
  getUser,
  answerMove,
  setLanguage,
  logout,
  lookupPerson,
  updatePerson,
  getPersonLog,
  listPasskeys,
  addPasskey,
  startPasskey,
  renamePasskey,
  removePasskey,
  inviteToChat,
  getNominations,
  mailNominations,
  nominate,
  getAwardSummary,
  getFinalists,
  getVotes,
  mailVotes,
  vote,
  setReminders,
  getReading,
  saveReading,
  deleteReading,
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
  getAppleWalletPass,
  getGoogleWalletLink,
  getConfig,
  getAccessibility,
  getHealth,
  findPeople,
  compMembership,
  getPersonRecord,
  editPerson,
  setMembership,
  changeEmail,
  mergePeople,
  exportPerson,
  erasePerson,
  findMails,
  resendMail,
  recordBounce,
  sendLoginLink,
  liftLimits,
  resetPasskeys,
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
  listAudit,
  findPurchases,
  exportMoney,
  settleRefund,
  listPendingActs,
  decidePendingAct,
};
