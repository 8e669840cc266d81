import { PERSON_FIELDS, type PersonFields } from '@conkit/rules';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConKitProvider } from '../../words/provider.tsx';
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

it('shows what is missing where the owner has no error', () => {
  render(<Form isSubmitted validationErrors={{ legal_name: undefined, email: 'Taken' }} />);
  expect(field(/^Legal name/)).toBeInvalid();
  expect(field(/^Email/)).toHaveAccessibleDescription(/Taken/);
});

it('shows the fields in order', () => {
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
  // A new member also needs an email address.
  const required = [...document.querySelectorAll<HTMLInputElement>(':required')];
  expect(required.map(({ name }) => name)).toEqual(['legal_name', 'email']);
  expect(field('Legal name (required)')).toBe(required[0]);
  const last = field('Country');
  expect(last.compareDocumentPosition(paper)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows hints for the legal name, a new email address, the badge and the public name', async () => {
  render(<Form />);
  await unfold();
  expect(field(/^Legal name/)).toHaveAccessibleDescription(/^As in/);
  expect(field(/^Email/)).toHaveAccessibleDescription(/^Login/);
  expect(screen.getByText(/emoji do not/)).toBeVisible();
  expect(screen.getByText(/[Ll]eave both/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
});

it('has a badge name field with two rows', () => {
  render(<Form />);
  expect(field('Badge name')).toHaveAttribute('rows', '2');
});

it('has a field for every property of a person', () => {
  render(<Form />);
  const asked = new Set([...names(), 'paper_pubs']);
  expect(PERSON_FIELDS.filter((name) => !asked.has(name))).toEqual([]);
});

it('omits the badge for a new day pass', () => {
  render(<Form variant="daypass" />);
  expect(names()).not.toContain('badge_name');
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
});

it('omits the badge for an existing day pass', () => {
  render(<Form variant="existing" hasBadge={false} value={saved} savedValue={saved} />);
  expect(names()).not.toContain('badge_name');
  expect(field(/Email/)).toHaveAttribute('readonly');
});

it('calls onChange with the whole record', async () => {
  render(<Form value={saved} />);
  await userEvent.type(field('Country'), 'IE');
  expect(onChange).toHaveBeenLastCalledWith({ ...saved, country: 'IE' });
});

it('marks required fields in words', () => {
  render(
    <ConKitProvider messages={{ Field: { required: 'pakollinen' } }}>
      <Form />
    </ConKitProvider>,
  );
  expect(field('Legal name (pakollinen)')).toBeRequired();
  expect(field('Email (pakollinen)')).toBeRequired();
});

it('shows an invalid email address only after blur', async () => {
  render(<Form />);
  await userEvent.type(field(/Email/), 'aoife@');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field(/Email/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/Email/)).toHaveAccessibleDescription(/whole address/);
});

it('shows a missing value after its field was left empty', async () => {
  render(<Form />);
  await userEvent.click(field(/^Legal name/));
  expect(field(/^Legal name/)).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(field(/^Legal name/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/^Email/)).not.toHaveAttribute('aria-invalid');
});

it('delays an error until after the press, so that the button doesn’t move', async () => {
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

it('opens the optional fields when one of them has an error', () => {
  render(<Form validationErrors={{ city: 'too long' }} />);
  expect(screen.getByText('You can do this later').closest('details')).toHaveAttribute('open');
});

it('shows every problem once the form was submitted', () => {
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
  'shows the email of a %s (admin: %s) as read-only: %s',
  (variant, isAdmin, isReadOnly) => {
    render(<Form variant={variant} isAdmin={isAdmin} value={saved} savedValue={saved} />);
    expect(field(/Email/).hasAttribute('readonly')).toBe(isReadOnly);
    if (isReadOnly) expect(field(/Email/)).toHaveAccessibleDescription(/registration/);
  },
);

it('does not require a value that the existing record never had', () => {
  const original = { legal_name: 'Aoife', email: null };
  render(
    <Form
      variant="existing"
      value={{ ...original, legal_name: '' }}
      savedValue={original}
      isSubmitted
    />,
  );
  expect(field(/Legal name/)).toHaveAttribute('aria-invalid', 'true');
  expect(field(/Email/)).not.toHaveAttribute('aria-invalid');
});

it('marks fields that differ from the saved record', () => {
  render(<Form variant="existing" value={{ ...saved, city: 'Dublin' }} savedValue={saved} />);
  expect(field('City')).toHaveAttribute('data-changed');
  expect(field('City')).toHaveAccessibleDescription('changed');
  expect(field(/Legal name/)).not.toHaveAttribute('data-changed');
});

it('shows how the person would be listed', async () => {
  render(<Form />);
  await unfold();
  expect(screen.getByText('Not in the public list of members.')).toBeVisible();
  await userEvent.type(field('Public first name'), 'Aoife');
  await userEvent.type(field('Public last name'), 'Byrne');
  expect(screen.getByText('Listed as Aoife Byrne, sorted under Byrne.')).toBeVisible();
});

it('previews the badge, with the public name if there is no badge name', async () => {
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

it('shows the server’s picture when getBadgeImage is set', async () => {
  const getBadgeImage = vi.fn(() => '/badge.png');
  render(
    <Form
      value={{ badge_name: ' Aoife ', badge_subtitle: 'Cork' }}
      getBadgeImage={getBadgeImage}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge preview' });
  const picture = within(dialog).getByRole('img', { name: 'Badge: Aoife. Below: Cork' });
  expect(picture).toHaveAttribute('src', '/badge.png');
  expect(getBadgeImage).toHaveBeenLastCalledWith({ name: 'Aoife', subtitle: 'Cork' });
});

it('omits the badge hint for administrators', () => {
  render(<Form variant="existing" isAdmin value={saved} savedValue={saved} />);
  expect(screen.queryByText(/emoji do not/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview' })).toBeVisible();
});

it('offers paper publications only when they are sold', () => {
  const { rerender } = render(<Form />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  rerender(<Form paperPubs={{ isPaid: true, amount: 1000 }} />);
  expect(screen.getByRole('checkbox')).toBeEnabled();
});
