import type { FoundPurchase } from '@conkit/api-client';
import { exportMoney, findPurchases, settleRefund } from '../admin/purchases.ts';
import { formatDecimal, formatMoneyCsv } from '../purchase/money/money.ts';
import {
  createPageOptions,
  formatPage,
  readOptionalNumber,
  readPage,
  type Command,
} from './command.ts';
import { operationCommand } from './operationCommand.ts';

function formatPurchase(purchase: FoundPurchase): string {
  const { id, created, status, account, charge, email, what, problem, troubles } = purchase;
  const { amount, currency, refunded, due } = purchase;
  const money = (many: number) => `${formatDecimal(many, currency)} ${currency.toUpperCase()}`;
  return [
    [id, created, status, money(amount), account, charge ?? '-', email, what].join('  '),
    ...(refunded > 0 ? [`    refunded: ${money(refunded)}`] : []),
    ...(troubles.length > 0 ? [`    ${troubles.join(', ')}`] : []),
    ...(due > 0 ? [`    refund due: ${money(due)}`] : []),
    ...(problem === null ? [] : problem.split('\n').map((line) => `    ${line}`)),
  ].join('\n');
}

/** Commands for the treasurer and the registrars. */
export const paymentCommands: readonly Command[] = [
  operationCommand({
    name: 'payments list',
    summary: 'purchases, newest first',
    operation: 'findPurchases',
    run: findPurchases,
    options: {
      trouble: {
        value: '<kind>',
        help: 'those that need attention: any, waiting, refund_due or competing',
      },
      email: { value: '<address>', help: 'paid by this address' },
      person: { value: '<id>', help: 'for this person' },
      ...createPageOptions('<id>', 'purchase'),
    },
    request: (given) => ({
      body: {
        trouble: given.text('trouble'),
        email: given.text('email'),
        person: readOptionalNumber(given, 'person'),
        ...readPage(given),
      },
    }),
    print: ({ purchases, more }) =>
      formatPage(purchases.map(formatPurchase), more ? purchases.at(-1)?.id : undefined),
  }),
  operationCommand({
    name: 'payments export',
    summary: 'the payment provider’s transactions as CSV; with --sums, their totals',
    operation: 'exportMoney',
    run: exportMoney,
    options: {
      from: { value: '<time>', help: 'such as 2019-01-01T00:00:00Z', isRequired: true },
      to: { value: '<time>', help: 'up to this time, which is not included', isRequired: true },
      sums: { help: 'by account and currency' },
    },
    request: (given) => ({ body: { from: given.text('from'), to: given.text('to') } }),
    print: ({ lines, sums }, given) =>
      given.has('sums')
        ? sums
            .map(({ account, currency, ...figures }) => {
              const all = Object.entries(figures).map(
                ([kind, many]) => `${kind} ${formatDecimal(many, currency)}`,
              );
              return `${account} ${currency.toUpperCase()}: ${all.join(', ')}`;
            })
            .join('\n')
        : formatMoneyCsv(lines).trimEnd(),
  }),
  operationCommand({
    name: 'payments settle',
    summary: 'record that a due refund was paid',
    operation: 'settleRefund',
    run: settleRefund,
    first: 'purchase',
    options: { purchase: { value: '<id>', help: 'which one', isRequired: true } },
    request: (given) => ({ params: { purchase: given.id('purchase') } }),
    print: ({ changed }) => (changed ? 'No refund is due any more.' : 'No refund was due.'),
  }),
];
