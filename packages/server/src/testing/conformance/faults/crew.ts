import { bodyOf, insisting, instead, type Json, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** What the crew is told and does. */
export const crewFaults: readonly Fault[] = [
  {
    name: 'an invisible stale change of the crew',
    in: 'editPerson',
    titles: /meanwhile/,
    plant: insisting('stale_person', (request, { person }) => {
      bodyOf(request)['last_modified'] = (person as Json)['last_modified'];
    }),
  },
  {
    name: 'a ballot that is told to the crew',
    in: 'exportPerson',
    titles: /but what/,
    plant: json(200, (body) => {
      for (const save of body['saves']) save.signature = '[3,1,2]';
    }),
  },
  {
    name: 'a book that does not add up',
    in: 'exportMoney',
    titles: /adds up/,
    plant: json(200, (body) => {
      for (const sum of body['sums']) sum.total += 1;
    }),
  },
  {
    name: 'a campaign that is begun twice',
    in: 'startCampaign',
    titles: /once/,
    plant: instead(409, {
      ...SUCCESS,
      recipients: 1,
      left_out: { done: 0, without_address: 0, bouncing: 0, unsubscribed: 0 },
    }),
  },
  {
    name: 'somebody forgotten in the midst of a purchase',
    in: 'erasePerson',
    titles: /under way/,
    plant: instead(409, SUCCESS),
  },
  {
    name: 'a paper ballot in the place of another',
    in: 'enterBallot',
    titles: /unless/,
    plant: sending((request) => {
      bodyOf(request)['replaces'] = true;
    }),
  },
  {
    name: 'an address that keeps its sessions',
    in: 'changeEmail',
    titles: /sessions end/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config', body: undefined })),
      body: { ...SUCCESS, updated: ['email'], last_modified: '2019-07-01T12:00:00.000Z' },
    }),
  },
];
