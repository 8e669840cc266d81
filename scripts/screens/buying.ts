import type { Locator } from '@playwright/test';
import { cards } from '../../e2e/buying.ts';
import { newAddress } from '../../e2e/account.ts';
import {
  asNew,
  getDialog,
  LONG_NAME,
  open,
  openHomeAs,
  pressButton,
  signInAs,
  type Scene,
  type Visit,
} from './scene.ts';

const legalName = ({ page, say }: Visit) => page.getByLabel(say(/^Legal name/, /^Virallinen nimi/));
const email = ({ page, say }: Visit) => page.getByLabel(say(/^Email/, /^Sähköposti/)).first();

/** Fills in the required fields of a new member. */
async function fillIn(visit: Visit, name = 'Nuala Quinn'): Promise<void> {
  await open(visit, '/new/Adult');
  await legalName(visit).fill(name);
  await email(visit).fill(newAddress('bought'));
}

async function openDialog(visit: Visit): Promise<Locator> {
  await pressButton(visit, /^Pay by card/, /^Maksa kortilla/);
  const dialog = await getDialog(visit);
  await dialog.getByLabel(visit.say(/Card number/, /Kortin numero/)).waitFor();
  return dialog;
}

async function payWith(visit: Visit, number: string): Promise<void> {
  const { say } = visit;
  const dialog = await openDialog(visit);
  await dialog.getByLabel(say(/Card number/, /Kortin numero/)).fill(number);
  await dialog.getByLabel(say(/Expiry/, /Voimassa/)).fill('12/34');
  await dialog.getByLabel(/CVC/).fill('123');
  await dialog.getByLabel(say(/Postal code/, /Postinumero/)).fill('D02 X285');
  await dialog.getByRole('button', { name: /Dublin 2019/ }).click();
}

async function buy(visit: Visit): Promise<void> {
  await fillIn(visit);
  await payWith(visit, cards.succeeds);
  await visit.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await visit.page.waitForLoadState('networkidle');
  await visit.page.waitForTimeout(500);
}

export const buying: readonly Scene[] = [
  { name: 'buying.new', play: (visit) => open(visit, '/new') },
  { name: 'buying.new-adult', play: (visit) => open(visit, '/new/Adult') },
  {
    name: 'buying.new-adult-errors',
    play: async (visit) => {
      await open(visit, '/new/Adult');
      await legalName(visit).focus();
      await email(visit).fill('not-an-address');
      await email(visit).blur();
    },
  },
  { name: 'buying.new-adult-filled', play: (visit) => fillIn(visit) },
  { name: 'buying.new-for-ages', play: (visit) => open(visit, '/new/YoungFriend') },
  {
    name: 'buying.new-for-ages-refused',
    play: async (visit) => {
      await open(visit, '/new/YoungFriend');
      await visit.page.locator('[name=born]').fill('1980-01-31');
      await visit.page.locator('[name=born]').blur();
    },
  },
  {
    name: 'buying.dialog',
    shot: 'window',
    play: async (visit) => {
      await fillIn(visit, LONG_NAME);
      await openDialog(visit);
    },
  },
  {
    name: 'buying.declined',
    shot: 'window',
    play: async (visit) => {
      await fillIn(visit);
      await payWith(visit, cards.declined);
      await visit.page
        .getByText(visit.say(/declined|refused/i, /hylättiin|hylkäsi/i))
        .first()
        .waitFor();
    },
  },
  {
    name: 'buying.three-d-secure',
    shot: 'window',
    play: async (visit) => {
      await fillIn(visit);
      await payWith(visit, cards.asksBank);
      await visit.page
        .getByRole('button', { name: visit.say(/Approve/, /Hyväksy/) })
        .first()
        .waitFor();
    },
  },
  { name: 'buying.receipt', play: buy },
  { name: 'buying.receipt-printed', shot: 'print', play: buy },
  { name: 'buying.unknown-membership', play: (visit) => open(visit, '/new/Nonsense') },
  { name: 'buying.daypass', play: (visit) => open(visit, '/daypass/Adult') },
  {
    name: 'buying.upgrade',
    play: async (visit) => {
      const { id } = await asNew(visit, { 'Ines Lindqvist': 'YoungAdult' });
      await open(visit, `/upgrade/${id}`);
    },
  },
  {
    name: 'buying.upgrade-no-people',
    play: async (visit) => {
      await signInAs(visit, 'visitor@example.com');
      await open(visit, '/upgrade');
    },
  },
  { name: 'buying.pay', play: (visit) => open(visit, '/pay') },
  {
    name: 'buying.pay-purchases',
    play: async (visit) => {
      await asNew(visit, { 'Aoife Byrne': 'Adult', [LONG_NAME]: 'Supporter' });
      await open(visit, '/pay');
    },
  },
  {
    name: 'buying.invoice',
    play: async (visit) => {
      await openHomeAs(visit, 'sponsor@example.com');
      await open(visit, '/pay');
    },
  },
  { name: 'buying.bench', play: (visit) => open(visit, '/pay/bench') },
  { name: 'buying.shirt', play: (visit) => open(visit, '/pay/shirt') },
  {
    name: 'buying.token',
    play: async (visit) => {
      await asNew(visit, { 'Aoife Byrne': 'Adult' });
      await open(visit, '/pay/ss-token');
    },
  },
];
