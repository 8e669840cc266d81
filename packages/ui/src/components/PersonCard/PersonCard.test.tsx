import type { PersonSubtitle } from '@conkit/rules';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ConKitProvider } from '../../words/provider.tsx';
import { fi } from '../../locales/fi.gen.ts';
import { PersonCard } from './PersonCard.tsx';

const subtitles: Array<[PersonSubtitle, string]> = [
  [{ kind: 'member', membership: 'Adult', number: 214 }, 'Adult member #214'],
  [{ kind: 'member', membership: 'Adult', number: null }, 'Adult member'],
  [{ kind: 'daypass', label: '2', days: ['Wed', 'Thu'] }, '2 day pass Wed/Thu'],
  [{ kind: 'nominator', membership: 'Hugo nominator' }, 'Hugo nominator'],
  [{ kind: 'listed', act: 'nominate' }, 'Nominator'],
  [{ kind: 'listed', act: 'vote' }, 'Voter'],
  [{ kind: 'listed', act: 'both' }, 'Nominator and voter'],
  [{ kind: 'nonMember' }, 'Non-member'],
];

it.each(subtitles)('shows what a person is: %o', (subtitle, words) => {
  render(<PersonCard name="Aoife" subtitle={subtitle} actions={[]} />);
  expect(screen.getByRole('region', { name: 'Aoife' })).toHaveTextContent(`Aoife${words}`);
});

it('describes the person in the provider’s language', () => {
  render(
    <ConKitProvider locale="fi-FI" messages={{ PersonCard: fi.PersonCard }}>
      <PersonCard
        name="Aoife"
        subtitle={{ kind: 'daypass', label: '2', days: ['ke', 'su'] }}
        actions={[]}
      />
    </ConKitProvider>,
  );
  expect(screen.getByText('2 päivän lippu ke/su')).toBeVisible();
});

it('runs actions by pointer and keyboard', async () => {
  const onPress = vi.fn();
  render(
    <PersonCard
      name="Aoife"
      subtitle={{ kind: 'nonMember' }}
      actions={[
        { id: 'upgrade', label: 'Upgrade', href: '/upgrade/7' },
        { id: 'edit', label: 'Edit', onPress },
      ]}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledOnce();
});

it('shows on request why actions are missing, if some are', async () => {
  const subtitle = { kind: 'nonMember' } as const;
  const { rerender } = render(<PersonCard name="Aoife" subtitle={subtitle} actions={[]} />);
  expect(screen.queryByText('Missing something?')).not.toBeInTheDocument();
  rerender(
    <PersonCard
      name="Aoife"
      subtitle={subtitle}
      actions={[]}
      hiddenActions={[{ id: 'vote', label: 'Vote', explanation: 'No vote.' }]}
    />,
  );
  expect(screen.getByText('No vote.')).not.toBeVisible();
  await userEvent.click(screen.getByText('Missing something?'));
  expect(screen.getByText('No vote.')).toBeVisible();
});
