import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CheckInbox, type CheckInboxProps } from './CheckInbox.tsx';

const email = 'aoife@example.com';
const Card = (props: Partial<CheckInboxProps>) => (
  <CheckInbox
    email={email}
    reason="asked"
    codeEntry={{ kind: 'ready' }}
    onSubmitCode={vi.fn()}
    resendRequest={{ kind: 'none' }}
    onResend={vi.fn()}
    onChangeAddress={vi.fn()}
    {...props}
  />
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code from the mail' });
const button = (name: string) => screen.getByRole('button', { name });

it('shows where the mail was sent, and why', () => {
  const { rerender } = render(<Card />);
  expect(screen.getByRole('region', { name: 'Check your inbox' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`Sending login key and link to ${email}`);
  expect(screen.getByText(new RegExp(`^We emailed a link to ${email}`))).toBeVisible();
  expect(document.body).toHaveFocus();
  rerender(<Card reason="expired" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    `Your login key has expired, and has been reset. Your new login link is being sent to ${email}.`,
  );
});

it('takes over the focus of the form that it replaces', () => {
  render(<Card autoFocus />);
  expect(screen.getByRole('status')).toHaveFocus();
});

it('accepts six digits in two groups, and submits them on Enter', async () => {
  const onCode = vi.fn();
  render(<Card onSubmitCode={onCode} />);
  expect(field()).toHaveAttribute('inputmode', 'numeric');
  expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field(), '4829{Enter}');
  expect(field()).toHaveValue('482 9');
  expect(button('Sign in with the code')).toBeDisabled();
  expect(onCode).not.toHaveBeenCalled();
  await userEvent.type(field(), 'x137{Enter}');
  expect(field()).toHaveValue('482 913');
  expect(onCode.mock.calls).toEqual([['482913']]);
});

it.each(['482913', ' 482 913\n', '482-913', 'Enter the code 482 913 on the page'])(
  'accepts "%s" when it is pasted',
  async (text) => {
    render(<Card />);
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue('482 913');
  },
);

it('keeps the caret in place while a digit is corrected', async () => {
  render(<Card />);
  await userEvent.type(field(), '482913');
  field().setSelectionRange(2, 2);
  await userEvent.keyboard('{Backspace}');
  expect([field().value, field().selectionStart]).toEqual(['429 13', 1]);
  await userEvent.keyboard('7');
  expect([field().value, field().selectionStart]).toEqual(['472 913', 2]);
});

it('shows that a code was wrong and how many tries are left, until another code is typed', async () => {
  const onCode = vi.fn();
  const { rerender } = render(<Card onSubmitCode={onCode} />);
  await userEvent.type(field(), '111111{Enter}');
  rerender(<Card onSubmitCode={onCode} codeEntry={{ kind: 'wrong', remainingAttempts: 4 }} />);
  expect(field()).toHaveAccessibleDescription(/not the newest code.*4 tries left/);
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
  await userEvent.keyboard('482913');
  expect(field()).toBeValid();
  await userEvent.keyboard('{Enter}');
  expect(onCode).toHaveBeenLastCalledWith('482913');
  rerender(<Card onSubmitCode={onCode} codeEntry={{ kind: 'wrong', remainingAttempts: 1 }} />);
  expect(field()).toHaveAccessibleDescription(/One try left\./);
});

it.each([
  [{ kind: 'wrong', remainingAttempts: 0 } as const, /Too many wrong codes/],
  [{ kind: 'expired' } as const, /has expired, or belongs to another browser/],
])('accepts no code once the last one is void, and offers a new one: %j', async (code, text) => {
  const onResend = vi.fn();
  const { rerender } = render(<Card onResend={onResend} />);
  await userEvent.type(field(), '482913');
  rerender(<Card onResend={onResend} codeEntry={code} />);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(field()).toBeDisabled();
  await userEvent.click(button('Send the mail again'));
  expect(onResend).toHaveBeenCalledOnce();
  rerender(<Card onResend={onResend} resendRequest={{ kind: 'sent', email }} />);
  expect(field()).toBeEnabled();
  expect(field()).toHaveValue('');
  expect(screen.getByText(/Use the code in the newest mail/)).toBeVisible();
});

it('keeps the typed code until a new mail is sent', async () => {
  const { rerender } = render(<Card />);
  await userEvent.type(field(), '482913');
  await userEvent.click(button('Send the mail again'));
  rerender(<Card resendRequest={{ kind: 'sending' }} />);
  rerender(
    <Card resendRequest={{ kind: 'failed', errorMessage: 'No network', isRateLimited: false }} />,
  );
  expect(field()).toHaveValue('482 913');
  rerender(<Card resendRequest={{ kind: 'sending' }} />);
  rerender(<Card resendRequest={{ kind: 'sent', email }} />);
  expect(field()).toHaveValue('');
});

it('does not send the mail again during the waiting time, and shows how long that is', async () => {
  const onResend = vi.fn();
  const resend = {
    kind: 'failed',
    errorMessage: 'Try again in 9 minutes.',
    isRateLimited: true,
  } as const;
  render(<Card onResend={onResend} resendRequest={resend} />);
  expect(screen.getByRole('alert')).toHaveTextContent('9 minutes');
  await userEvent.click(button('Send the mail again'));
  expect(onResend).not.toHaveBeenCalled();
});

it('goes back to the form for another address', async () => {
  const onChangeAddress = vi.fn();
  render(<Card onChangeAddress={onChangeAddress} />);
  await userEvent.click(button('Use another address'));
  expect(onChangeAddress).toHaveBeenCalledOnce();
});
