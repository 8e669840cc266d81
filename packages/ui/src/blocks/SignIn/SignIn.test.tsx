import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SignIn, type SignInProps } from './SignIn.tsx';
import { Welcome } from './Welcome.tsx';

const Card = (props: Partial<SignInProps>) => (
  <SignIn request={{ kind: 'none' }} onRequestLink={vi.fn()} onReset={vi.fn()} {...props} />
);
const field = (name: string) => screen.getByRole('textbox', { name });
const button = () => screen.getByRole('button');

it('requests a link for a plausible address', async () => {
  const onRequest = vi.fn();
  render(<Card onRequestLink={onRequest} />);
  await userEvent.type(field('Email'), 'aoife@example');
  expect(button()).toBeDisabled();
  await userEvent.type(field('Email'), '.com{Enter}');
  expect(onRequest.mock.calls).toEqual([[{ email: 'aoife@example.com' }]]);
});

it('creates an account when a name is given, where that is allowed', async () => {
  const onRequest = vi.fn();
  render(<Card onRequestLink={onRequest} defaultEmail="new@example.com" canCreateAccount />);
  await userEvent.type(field('Name'), '  ');
  expect(button()).toHaveTextContent('Send login link');
  await userEvent.type(field('Name'), 'New');
  expect(button()).toHaveTextContent('Create Account');
  await userEvent.click(button());
  expect(onRequest).toHaveBeenLastCalledWith({ email: 'new@example.com', name: '  New' });
});

it('does not request a second link, either during the request or afterwards', async () => {
  const onRequest = vi.fn();
  const email = 'aoife@example.com';
  const card = (request: SignInProps['request']) => (
    <Card onRequestLink={onRequest} defaultEmail={email} request={request} />
  );
  const { rerender } = render(card({ kind: 'sending' }));
  await userEvent.type(field('Email'), '{Enter}');
  rerender(card({ kind: 'sent', email }));
  expect(screen.getByRole('status')).toHaveTextContent(`We emailed a link to ${email}`);
  await userEvent.type(field('Email'), '{Enter}');
  expect(onRequest).not.toHaveBeenCalled();
});

it('shows why the link was not sent, and can be tried again', async () => {
  const onRequest = vi.fn();
  const request = { kind: 'failed', errorMessage: 'Too often.' } as const;
  render(<Card onRequestLink={onRequest} defaultEmail="aoife@example.com" request={request} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Too often.');
  await userEvent.click(button());
  expect(onRequest).toHaveBeenCalledOnce();
});

it('clears the result of a request when the address is edited', async () => {
  const onReset = vi.fn();
  render(<Card onReset={onReset} request={{ kind: 'sent', email: 'aoife@example.com' }} />);
  await userEvent.type(field('Email'), 'b');
  expect(onReset).toHaveBeenCalledOnce();
});

it('shows visitors why they are here, with the right plural', () => {
  const { rerender } = render(
    <Welcome newMembershipHref="/join" reason={{ kind: 'signedOut', unsavedCount: 1 }}>
      <Card />
    </Welcome>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/ 1 unsaved change is kept/);
  rerender(
    <Welcome newMembershipHref="/join" reason={{ kind: 'signedOut', unsavedCount: 2 }}>
      <Card />
    </Welcome>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/ 2 unsaved changes are kept/);
  expect(screen.getByRole('link', { name: 'buy a membership' })).toHaveAttribute('href', '/join');
});
