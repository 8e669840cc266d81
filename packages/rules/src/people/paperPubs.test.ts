import { describe, expect, it } from 'vitest';
import { paperPubsBlock, paperPubsDefaults } from './paperPubs.ts';
import { PAPER_PUBS } from '../testing/convention.ts';

describe('newly ticked paper publications', () => {
  it('PEO-12: take the saved value, else the form’s', () => {
    const form = { legal_name: 'A. Fan', country: 'Finland', address: 'not this one' };
    expect(paperPubsDefaults(PAPER_PUBS, form)).toBe(PAPER_PUBS);
    expect(paperPubsDefaults(null, form)).toEqual({
      name: 'A. Fan',
      address: '',
      country: 'Finland',
    });
    expect(paperPubsDefaults(undefined, {})).toEqual({ name: '', address: '', country: '' });
  });
});

describe('the paper publications block', () => {
  const newcomer = { isExisting: false, isAdmin: false };
  const member = { isExisting: true, isAdmin: false };
  const paid = { isPaid: true, amount: 1000 };
  const control = (isExisting: boolean, isAdmin: boolean) =>
    paperPubsBlock({ isExisting, isAdmin, saved: PAPER_PUBS }, paid).control;

  it('PEO-13: is hidden for a member who has not paid for it', () => {
    expect(paperPubsBlock(member, paid).isHidden).toBe(true);
    expect(paperPubsBlock({ ...member, saved: PAPER_PUBS }, paid).isHidden).toBe(false);
    expect(paperPubsBlock(newcomer, paid).isHidden).toBe(false);
    expect(paperPubsBlock(member, { isPaid: false }).isHidden).toBe(false);
  });

  it('PEO-13: has a label when an administrator edits an existing member', () => {
    expect(control(true, true)).toBe('label');
    expect(control(true, false)).toBe('checkbox');
    expect(control(false, true)).toBe('checkbox');
  });

  it('PEO-13: is disabled when paper publications cost money and have no price', () => {
    expect(paperPubsBlock(newcomer, paid).isDisabled).toBe(false);
    expect(paperPubsBlock(newcomer, { isPaid: true, amount: 0 }).isDisabled).toBe(true);
    expect(paperPubsBlock(newcomer, { isPaid: true }).isDisabled).toBe(true);
    expect(paperPubsBlock(newcomer, { isPaid: false }).isDisabled).toBe(false);
  });
});
