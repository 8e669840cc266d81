import { PERSON_FIELDS, type PersonFields } from '@conkit/rules';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConKitProvider } from '../../words/ConKitProvider.tsx';
import { MemberForm, type MemberFormProps } from './MemberForm.tsx';

const onChange = vi.fn<(value: PersonFields) => void>();
const saved = { legal_name: 'Aoife', email: 'aoife@example.com', city: 'Cork' };

const Form = ({ value: initial, ...props }: Partial<MemberFormProps>) => {
  const [value, setValue] = useState(initial ?? {});
  return (
    <MemberForm
      variant="newMember"
      {...props}
      value={value}
      onChange={(next) => {
        onChange(next);
        setValue(next);
      }}
    />
  );
};
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const names = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));

const unfold = () => userEvent.click(screen.getByText('You can do this later'));

it('asks for the fields in their order', () => {
  render(<Form paperPubs={{ isPaid: true, amount: 1000 }} />);
  expect(names()).toEqual([
    'legal_name',
    'email',
    'badge_name',
    'badge_subtitle',
    'public_first_name',
    'public_last_name',
    'address',
    'city',
    'state',
    'postcode',
    'country',
  ]);
  const paper = screen.getByRole('checkbox', { name: /^Paper progress reports/ });
  // Somebody new also needs an address.
  const required = [...document.querySelectorAll<HTMLInputElement>(':required')];
  expect(required.map(({ name }) => name)).toEqual(['legal_name', 'email']);
  expect(field('Legal name (required)')).toBe(required[0]);
  const last = field('Country');
  expect(last.compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('explains the legal name, a new address, the badge and the public name', async () => {
  render(<Form />);
  await unfold();
  expect(field(/^Legal name/)).toHaveAccessibleDescription(/^As in/);
  expect(field(/^Email/)).toHaveAccessibleDescription(/^Login/);
  expect(screen.getByText(/emoji do not/)).toBeVisible();
  expect(screen.getByText(/[Ll]eave both/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
});

it('has two rows for what the badge says', () => {
  render(<Form />);
  expect(field('Badge name')).toHaveAttribute('rows', '2');
});

it('has a field for everything that a person can tell', () => {
  render(<Form />);
  const asked = new Set([...names(), 'paper_pubs']);
  expect(PERSON_FIELDS.filter((name) => !asked.has(name))).toEqual([]);
});

it('does not ask a day pass holder for a badge', () => {
  render(<Form variant="daypass" />);
  expect(names()).not.toContain('badge_name');
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
});

it('does not ask an existing day pass holder for a badge either', () => {
  render(<Form variant="existing" hasBadge={false} value={saved} original={saved} />);
  expect(names()).not.toContain('badge_name');
  expect(field(/Email/)).toHaveAttribute('readonly');
});

it('hands out the whole record at each change', async () => {
  render(<Form value={saved} />);
  await userEvent.type(field('Country'), 'IE');
  expect(onChange).toHaveBeenLastCalledWith({ ...saved, country: 'IE' });
});

it('says which fields are required, in words', () => {
  render(
    <ConKitProvider messages={{ Field: { required: 'pakollinen' } }}>
      <Form />
    </ConKitProvider>,
  );
  expect(field('Legal name (pakollinen)')).toBeRequired();
  expect(field('Email (pakollinen)')).toBeRequired();
});

it('complains about an address only after it was left', async () => {
  render(<Form />);
  await userEvent.type(field(/Email/), 'aoife@');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/Email/)).toHaveAccessibleDescription(/whole address/);
});

it('says what is missing once its field was left empty', async () => {
  render(<Form />);
  await userEvent.click(field(/^Legal name/));
  expect(field(/^Legal name/)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field(/^Legal name/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/^Email/)).not.toHaveAttribute('aria-invalid');
});

it('does not move what is being pressed: an error comes after the press', async () => {
  render(
    <>
      <Form />
      <button>Pay</button>
    </>,
  );
  await userEvent.click(field(/^Legal name/));
  const pay = screen.getByRole('button', { name: 'Pay' });
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: pay });
  expect(field(/^Legal name/)).not.toHaveAttribute('aria-invalid');
  await user.pointer({ keys: '[/MouseLeft]', target: pay });
  await waitFor(() => expect(field(/^Legal name/)).toHaveAttribute('aria-invalid'));
});

it('unfolds what may be done later for a problem in it', () => {
  render(<Form errors={{ city: 'too long' }} />);
  expect(screen.getByText('You can do this later').closest('details')).toHaveAttribute('open');
});

it('shows every problem after sending was tried', () => {
  render(
    <Form
      isSubmitted
      paperPubs={{ isPaid: true, amount: 1000 }}
      value={{ paper_pubs: { name: '', address: '', country: '' } }}
    />,
  );
  for (const name of [/Legal name/, /Email/, /envelope/, /Postal address/, 'Country (required)'])
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
});

it.each([
  ['existing', false, true],
  ['existing', true, false],
  ['newMember', false, false],
  ['daypass', false, false],
] as const)(
  'lets the email of a %s (admin: %s) be read only: %s',
  (variant, isAdmin, isReadOnly) => {
    render(<Form variant={variant} isAdmin={isAdmin} value={saved} original={saved} />);
    expect(field(/Email/).hasAttribute('readonly')).toBe(isReadOnly);
    if (isReadOnly) expect(field(/Email/)).toHaveAccessibleDescription(/registration/);
  },
);

it('does not ask an existing member for what the record never had', () => {
  const original = { legal_name: 'Aoife', email: null };
  render(
    <Form
      variant="existing"
      value={{ ...original, legal_name: '' }}
      {...{ original }}
      isSubmitted
    />,
  );
  expect(field(/Legal name/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
});

it('marks what differs from the saved record', () => {
  render(<Form variant="existing" value={{ ...saved, city: 'Dublin' }} original={saved} />);
  expect(field('City')).toHaveAttribute('data-changed');
  expect(field('City')).toHaveAccessibleDescription('changed');
  expect(field(/Legal name/)).not.toHaveAttribute('data-changed');
});

it('tells how the person would be listed', async () => {
  render(<Form />);
  await unfold();
  expect(screen.getByText('Not in the public list of members.')).toBeVisible();
  await userEvent.type(field('Public first name'), 'Aoife');
  await userEvent.type(field('Public last name'), 'Byrne');
  expect(screen.getByText('Listed as Aoife Byrne, sorted under Byrne.')).toBeVisible();
});

it('previews the badge, with the public name when there is no badge name', async () => {
  render(<Form value={{ legal_name: 'Aoife' }} />);
  await unfold();
  expect(screen.getByRole('img', { name: 'Badge: Aoife' })).toBeVisible();
  await userEvent.type(field('Badge name'), 'Queen 👑');
  expect(screen.getByRole('img', { name: 'Badge: Queen' })).toBeVisible();
  expect(screen.getByText('This will not print on the badge: 👑')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge preview' });
  expect(within(dialog).getByRole('img', { name: 'Badge: Queen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the picture that the server draws, when it is told where', async () => {
  const badgeImage = vi.fn(() => '/badge.png');
  render(
    <Form value={{ badge_name: ' Aoife ', badge_subtitle: 'Cork' }} badgeImage={badgeImage} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge preview' });
  const picture = within(dialog).getByRole('img', { name: 'Badge: Aoife. Below: Cork' });
  expect(picture).toHaveAttribute('src', '/badge.png');
  expect(badgeImage).toHaveBeenLastCalledWith({ name: 'Aoife', subtitle: 'Cork' });
});

it('leaves out the hint on badges for administrators', () => {
  render(<Form variant="existing" isAdmin value={saved} original={saved} />);
  expect(screen.queryByText(/emoji do not/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
});

it('offers paper publications only where they are for sale', () => {
  const { rerender } = render(<Form />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  rerender(<Form paperPubs={{ isPaid: true, amount: 1000 }} />);
  expect(screen.getByRole('checkbox')).toBeEnabled();
});
