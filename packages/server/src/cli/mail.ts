import type { Campaign, FoundMail } from '@conkit/api-client';
import { listCampaigns, pauseCampaign, planCampaign, startCampaign } from '../admin/campaigns.ts';
import { findMails, recordBounce, resendMail, sendLoginLink } from '../admin/mails.ts';
import { MAX_REPORT_BYTES } from '../mail/bounces.ts';
import {
  createPageOptions,
  formatPage,
  readPage,
  readInput,
  readOptionalCount,
  readOptionalNumber,
  STDIN,
  type Arguments,
  type Command,
  type Option,
} from './command.ts';
import { operationCommand } from './operationCommand.ts';

const name: Option = { value: '<name>', help: 'of the campaign', isRequired: true };
const audience: Command['options'] = {
  act: { value: '<act>', help: 'vote or nominate', isRequired: true },
  'not-yet': { help: 'leave out people who have voted or nominated' },
};
const toAudience = (given: Arguments) => ({
  act: given.text('act'),
  only_not_yet: given.has('not-yet'),
});

const formatMail = ({ id, created, state, kind, recipient, campaign, problem }: FoundMail) =>
  [id, created, state, campaign ?? kind, recipient ?? '-', problem ?? ''].join('  ').trimEnd();

const formatCampaign = (campaign: Campaign) => {
  const { name: called, act, is_paused, waiting, sent, skipped, failed, bounced } = campaign;
  const counts = `${sent} sent, ${waiting} waiting, ${skipped} skipped, ${failed} failed, ${bounced} came back`;
  return `${called} (${act}${is_paused ? ', paused' : ''}): ${counts}`;
};

const LEFT_OUT = {
  done: 'have voted or nominated',
  without_address: 'have no address',
  bouncing: 'have an address that takes no mail',
  unsubscribed: 'have unsubscribed',
};
const formatCounts = (
  recipients: number,
  leftOut: Readonly<Record<keyof typeof LEFT_OUT, number>>,
): string =>
  [
    `${recipients} mails.`,
    ...Object.entries(LEFT_OUT).flatMap(([key, why]) => {
      const many = leftOut[key as keyof typeof LEFT_OUT];
      return many > 0 ? [`Left out: ${many} who ${why}.`] : [];
    }),
  ].join('\n');

/** Commands for mails. */
export const mailCommands: readonly Command[] = [
  operationCommand({
    name: 'mail list',
    summary: 'mails and their state, newest first',
    operation: 'findMails',
    run: findMails,
    options: {
      state: { value: '<state>', help: 'waiting, sent, skipped, failed or bounced' },
      email: { value: '<address>', help: 'to this address' },
      person: { value: '<id>', help: 'about this person' },
      campaign: { value: '<name>', help: 'of this campaign' },
      ...createPageOptions('<id>', 'mail'),
    },
    request: (given) => ({
      body: {
        state: given.text('state'),
        email: given.text('email'),
        campaign: given.text('campaign'),
        person: readOptionalNumber(given, 'person'),
        ...readPage(given),
      },
    }),
    print: ({ mails, more }) =>
      formatPage(mails.map(formatMail), more ? mails.at(-1)?.id : undefined),
  }),
  operationCommand({
    name: 'mail resend',
    summary: 'send a mail again with its current content',
    operation: 'resendMail',
    run: resendMail,
    first: 'mail',
    options: { mail: { value: '<id>', help: 'which one', isRequired: true } },
    request: (given) => ({ params: { mail: given.id('mail') } }),
    print: ({ queued }) => (queued ? 'It is on its way.' : 'It is waiting already.'),
  }),
  operationCommand({
    name: 'mail link',
    summary: 'mail a person a login link',
    operation: 'sendLoginLink',
    run: sendLoginLink,
    first: 'person',
    options: { person: { value: '<id>', help: 'who gets it', isRequired: true } },
    names: { id: 'person' },
    request: (given) => ({ params: { id: given.id('person') } }),
    print: () => 'It is on its way.',
  }),
  operationCommand({
    name: 'mail bounce',
    summary: 'read a delivery report from standard input',
    operation: 'recordBounce',
    run: recordBounce,
    options: { file: { value: '<path>', help: 'read it from a file' } },
    request: (given) => ({
      body: {
        report: readInput(given.text('file') ?? STDIN).toString('utf8', 0, MAX_REPORT_BYTES),
      },
    }),
    print: ({ found }) => `${found}.`,
  }),
  operationCommand({
    name: 'mail campaign plan',
    summary: 'how many recipients a campaign would have, and a sample mail',
    operation: 'planCampaign',
    run: planCampaign,
    options: audience,
    request: (given) => ({ body: toAudience(given) }),
    print: ({ recipients, left_out, sample }) =>
      [
        formatCounts(recipients, left_out),
        ...(sample ? ['', `To: ${sample.to}`, `Subject: ${sample.subject}`, '', sample.text] : []),
      ].join('\n'),
  }),
  operationCommand({
    name: 'mail campaign start',
    summary: 'mail everyone who may vote or nominate; each name can be used once',
    operation: 'startCampaign',
    run: startCampaign,
    first: 'name',
    options: {
      name,
      ...audience,
      'per-minute': { value: '<number>', help: 'how many mails in a minute: 100 when absent' },
    },
    request: (given) => ({
      body: {
        name: given.text('name'),
        ...toAudience(given),
        per_minute: readOptionalCount(given, 'per-minute'),
      },
    }),
    print: ({ recipients, left_out }) => formatCounts(recipients, left_out),
  }),
  operationCommand({
    name: 'mail campaign list',
    summary: 'all campaigns and their progress',
    operation: 'listCampaigns',
    run: listCampaigns,
    options: {},
    request: () => ({}),
    print: ({ campaigns }) => campaigns.map(formatCampaign).join('\n') || 'None.',
  }),
  ...(['pause', 'resume'] as const).map((verb) =>
    operationCommand({
      name: `mail campaign ${verb}`,
      summary: verb === 'pause' ? 'pause a campaign' : 'resume a campaign',
      operation: 'pauseCampaign',
      run: pauseCampaign,
      first: 'name',
      options: { name },
      request: (given) => ({ body: { name: given.text('name'), is_paused: verb === 'pause' } }),
      print: () => 'Done.',
    }),
  ),
];
