import { getBody, insisting, instead, type Json, json, sending, SUCCESS } from '../planting.ts';
import type { Fault } from '../proxy.ts';

/** Faults of the crew's operations. */
export const crewFaults: readonly Fault[] = [
  {
    name: 'a stale change by the crew that is accepted',
    in: 'editPerson',
    titles: /newer/,
    plant: insisting('stale_person', (request, { person }) => {
      getBody(request)['last_modified'] = (person as Json)['last_modified'];
    }),
  },
  {
    name: 'a ballot that is shown to the crew',
    in: 'exportPerson',
    titles: /except the votes/,
    plant: json(200, (body) => {
      for (const save of body['saves']) save.signature = '[3,1,2]';
    }),
  },
  {
    name: 'a money export whose sums are wrong',
    in: 'exportMoney',
    titles: /match the lines/,
    plant: json(200, (body) => {
      for (const sum of body['sums']) sum.total += 1;
    }),
  },
  {
    name: 'a campaign that starts twice',
    in: 'startCampaign',
    titles: /once/,
    plant: instead(409, {
      ...SUCCESS,
      recipients: 1,
      left_out: { done: 0, without_address: 0, bouncing: 0, unsubscribed: 0 },
    }),
  },
  {
    name: 'a person erased during a purchase',
    in: 'erasePerson',
    titles: /under way/,
    plant: instead(409, SUCCESS),
  },
  {
    name: 'a paper ballot that replaces another unasked',
    in: 'enterBallot',
    titles: /`replaces`/,
    plant: sending((request) => {
      getBody(request)['replaces'] = true;
    }),
  },
  {
    name: 'an address that keeps its sessions',
    in: 'changeEmail',
    titles: /ends the sessions/,
    plant: async (request, sendOn) => ({
      ...(await sendOn({ ...request, method: 'GET', path: '/api/config', body: undefined })),
      body: { ...SUCCESS, updated: ['email'], last_modified: '2019-07-01T12:00:00.000Z' },
    }),
  },
];
