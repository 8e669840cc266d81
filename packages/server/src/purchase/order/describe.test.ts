import { expect, it } from 'vitest';
import { loadConvention } from '../../config/load.ts';
import { readConvention } from '../../config/read.ts';
import { describeItems } from './describe.ts';

const config = loadConvention(readConvention('demo'), new Date('2019-07-01T12:00:00Z'));
const paper_pubs = { name: 'A', address: 'B', country: 'C' };
const upgrade = (membership: string, paper: typeof paper_pubs | null) => ({
  kind: 'upgrade' as const,
  amount: 1,
  personId: 1,
  personName: null,
  from: 'Supporter',
  to: { membership, paper_pubs: paper },
});

it('describes an upgrade by its type and the paper publications', () => {
  expect(describeItems(config, [upgrade('Adult', null)])).toBe('Upgrade to Adult');
  expect(describeItems(config, [upgrade('Adult', paper_pubs)])).toBe(
    'Upgrade to Adult + Paper progress reports',
  );
  expect(describeItems(config, [upgrade('Supporter', paper_pubs)])).toBe('Paper progress reports');
  expect(describeItems(config, [upgrade('Supporter', null)])).toBe('Member upgrade');
});

it('counts identical items', () => {
  const person = { membership: 'Child', legal_name: 'A', email: 'a@example.com' };
  const child = { kind: 'new_member' as const, amount: 7000, person };
  const pass = { ...child, kind: 'daypass' as const, person: { ...person, daypass_type: 'Adult' } };
  expect(describeItems(config, [child, pass, child])).toBe('2 × Child, Adult day pass');
});
