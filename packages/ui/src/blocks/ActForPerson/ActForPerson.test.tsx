import type { PersonFields } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ChangeEmail, type ChangeEmailProps } from '../ChangeEmail/ChangeEmail.tsx';
import { EditRecord, type EditRecordProps } from '../EditRecord/EditRecord.tsx';
import { SetMembership, type SetMembershipProps } from '../SetMembership/SetMembership.tsx';

const act = () => ({
  name: 'Aoife Byrne',
  operator: 'desk@example.com',
  reason: 'Asked for it',
  onReasonChange: vi.fn(),
  isPending: false,
  onCancel: vi.fn(),
});
const button = (name: string) => screen.getByRole('button', { name });
const reason = () => screen.getByRole('textbox', { name: /^Reason/ });
const follows = () =>
  screen.getByRole('region', { name: 'What follows' }).textContent.replace(/Reason.*$/s, '');

describe('every form of the crew', () => {
  it('names the person and the operator, and states that the change is logged', () => {
    render(<Move />);
    expect(screen.getByText('Acting for Aoife Byrne')).toBeVisible();
    expect(screen.getByText(/The log keeps that it was desk@example\.com/)).toBeVisible();
    expect(follows()).toContain('Aoife Byrne can read the change and your reason');
  });

  it('requires a reason, and moves the focus to its field', async () => {
    const onMove = vi.fn();
    const { rerender } = render(<Move reason="  " onSubmit={onMove} />);
    await userEvent.click(button('Move to this address'));
    expect(onMove).not.toHaveBeenCalled();
    expect(reason()).toHaveFocus();
    expect(reason()).toHaveAccessibleDescription(/Say why, for the log\./);
    rerender(<Move onSubmit={onMove} />);
    await userEvent.click(button('Move to this address'));
    expect(onMove).toHaveBeenCalledOnce();
  });

  it('shows what went wrong, and does not submit twice at once', async () => {
    const onMove = vi.fn();
    const { rerender } = render(<Move errorMessage="No connection." onSubmit={onMove} />);
    expect(screen.getByRole('alert')).toHaveTextContent('No connection.');
    rerender(<Move isPending onSubmit={onMove} />);
    await userEvent.click(button('Move to this address'));
    expect(onMove).not.toHaveBeenCalled();
    expect(reason()).toBeDisabled();
  });

  it('goes back immediately if nothing was changed, and asks first otherwise', async () => {
    const onCancel = vi.fn();
    const { rerender } = render(<Move value="" reason="" onCancel={onCancel} />);
    await userEvent.click(button('Cancel'));
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(<Move onCancel={onCancel} />);
    await userEvent.click(button('Cancel'));
    expect(button('Go on editing')).toHaveFocus();
    await userEvent.click(button('Go on editing'));
    expect(button('Cancel')).toHaveFocus();
    expect(onCancel).toHaveBeenCalledOnce();
    await userEvent.click(button('Cancel'));
    await userEvent.click(button('Discard changes'));
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});

const Move = (props: Partial<ChangeEmailProps>) => (
  <ChangeEmail
    {...act()}
    currentEmail="aoife@example.com"
    sharedWith={[]}
    value="aoife@example.org"
    onChange={vi.fn()}
    onSubmit={vi.fn()}
    {...props}
  />
);

describe('changing the email address', () => {
  it('shows who gets a mail, and what ends with the account', () => {
    const { rerender } = render(<Move />);
    expect(follows()).toContain('We email both addresses');
    expect(follows()).toContain('A login link goes to the new address');
    expect(follows()).toContain('There is no other person on this account');
    rerender(<Move sharedWith={['Oisín Byrne']} />);
    expect(follows()).toContain(
      'Others stay on the account with the present address: Oisín Byrne.',
    );
    rerender(<Move currentEmail={null} />);
    expect(follows()).not.toContain('both addresses');
  });

  it.each([
    ['aoife', 'This does not look like an email address.'],
    ['', 'This does not look like an email address.'],
    ['Aoife@Example.com', 'This is their address already.'],
  ])('refuses "%s"', async (value, problem) => {
    const onMove = vi.fn();
    render(<Move value={value} onSubmit={onMove} />);
    await userEvent.click(button('Move to this address'));
    const field = screen.getByRole('textbox', { name: /^New email address/ });
    expect(field).toHaveAccessibleDescription(problem);
    expect(field).toHaveFocus();
    expect(onMove).not.toHaveBeenCalled();
  });
});

const Give = (props: Partial<SetMembershipProps>) => (
  <SetMembership
    {...act()}
    currentMembership="Supporting"
    options={[{ value: 'Adult', label: 'Adult' }]}
    value="Adult"
    onChange={vi.fn()}
    addedRights={[]}
    removedRights={[]}
    hasMemberNumber={false}
    onSubmit={vi.fn()}
    {...props}
  />
);

describe('changing the membership', () => {
  it('lists the rights that begin and end, and what the mail contains', () => {
    const { rerender } = render(
      <Give addedRights={['badge']} removedRights={['hugo_nominator']} hasMemberNumber />,
    );
    expect(follows()).toMatch(/They can then have, or do:A badge/);
    expect(follows()).toMatch(/does not count then:Nominating/);
    expect(follows()).toContain('next member number');
    expect(follows()).toContain('Aoife Byrne gets a mail about the change');
    rerender(<Give />);
    expect(follows()).toContain('What they have a right to stays as it is.');
    expect(follows()).toContain('Nothing is paid, and nothing is given back.');
    expect(follows()).not.toContain('next member number');
  });

  it('names the awards, and the site of a later convention only where members vote on it', () => {
    const hugo = { awardName: { name: 'Hugo Awards' }, removedRights: ['wsfs_member'] } as const;
    const { rerender } = render(<Give {...hugo} />);
    expect(follows()).toContain('Voting in the Hugo Awards and on the site of a later Worldcon');
    rerender(<Give {...hugo} hasSiteSelection={false} />);
    expect(screen.getByText('Voting in the Hugo Awards')).toBeVisible();
  });

  it('requires a choice', async () => {
    const onSet = vi.fn();
    const { rerender } = render(<Give value="" onSubmit={onSet} />);
    expect(follows()).not.toContain('What they have a right to');
    await userEvent.click(button('Give this membership'));
    expect(screen.getByRole('combobox', { name: /^New membership/ })).toHaveFocus();
    expect(onSet).not.toHaveBeenCalled();
    rerender(<Give onSubmit={onSet} />);
    await userEvent.click(button('Give this membership'));
    expect(onSet).toHaveBeenCalledOnce();
  });
});

const saved: PersonFields = {
  legal_name: 'Aoife Byrne',
  email: 'aoife@example.com',
  city: 'Cork',
};
const Edit = (props: Partial<EditRecordProps>) => {
  const [refusals, setRefusals] = useState(0);
  return (
    <EditRecord
      {...act()}
      value={{ ...saved, city: 'Dublin' }}
      savedValue={saved}
      onChange={vi.fn()}
      conflicts={[]}
      onResolveConflict={vi.fn()}
      failedAttempts={refusals}
      onInvalid={() => setRefusals(refusals + 1)}
      onSubmit={vi.fn()}
      onStartOver={vi.fn()}
      {...props}
    />
  );
};

describe('editing details', () => {
  it('saves only after a change, and offers no address field', async () => {
    const onSave = vi.fn();
    const { rerender } = render(<Edit value={saved} onSubmit={onSave} />);
    const email = screen.getByRole('textbox', { name: /^Email/ });
    expect(email).toHaveAttribute('readonly');
    expect(email).toHaveAccessibleDescription(/changed on a page of its own/);
    await userEvent.click(button('Save the details'));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been changed yet.');
    rerender(<Edit onSubmit={onSave} />);
    await userEvent.click(button('Save the details'));
    expect(onSave).toHaveBeenCalledOnce();
  });

  it('blocks saving until a conflict with another change is decided', async () => {
    const [onSave, onChoose] = [vi.fn(), vi.fn()];
    const conflict = { field: 'city', mine: 'Dublin', theirs: 'Galway', choice: null } as const;
    render(<Edit conflicts={[conflict]} onResolveConflict={onChoose} onSubmit={onSave} />);
    await userEvent.click(button('Save the details'));
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole('radio', { name: /^Keep yours Dublin/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: /^Take the other Galway/ }));
    expect(onChoose).toHaveBeenCalledWith('city', 'theirs');
  });
});
