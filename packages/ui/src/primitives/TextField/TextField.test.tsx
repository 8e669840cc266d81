import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { SubmittedContext } from '../Field/Field.tsx';
import { TextArea, TextField } from './TextField.tsx';

const Form = () => {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} isRequired />;
};

it('reports typed text', async () => {
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name (required)' });
  await userEvent.type(input, 'Aoife');
  expect(input).toHaveValue('Aoife');
});

it('is marked as missing after losing focus empty', async () => {
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name (required)' });
  await userEvent.click(input);
  expect(input).not.toHaveAttribute('data-missing');
  await userEvent.tab();
  expect(input).toHaveAttribute('data-missing');
  await userEvent.type(input, 'Aoife');
  expect(input).not.toHaveAttribute('data-missing');
});

it('is marked as missing after the form was submitted', () => {
  render(
    <SubmittedContext value>
      <Form />
    </SubmittedContext>,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('data-missing');
});

it('connects the hint and the error with the control', () => {
  render(<TextField label="Email" value="x" description="On file" errorMessage="Not an address" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('Not an address On file');
  expect(input).toBeInvalid();
});

it('uses its messages for “required”', () => {
  render(<TextArea label="Osoite" value="" isRequired messages={{ required: 'pakollinen' }} />);
  expect(screen.getByRole('textbox', { name: 'Osoite (pakollinen)' })).toBeRequired();
});

it('marks a value that differs from the saved one', () => {
  render(<TextField label="City" value="Cork" isChanged />);
  expect(screen.getByRole('textbox')).toHaveAttribute('data-changed');
});

it('cannot be edited while read-only', async () => {
  render(<TextField label="Email" value="a@example.com" isReadOnly />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByRole('textbox')).toHaveValue('a@example.com');
});

it('calls onEnter, except for an Enter that ends a composition', () => {
  const onEnter = vi.fn();
  render(<TextField label="Name" value="みさき" onEnter={onEnter} />);
  const input = screen.getByRole('textbox');
  // Input methods, such as for Japanese, send this Enter.
  const isSent = fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  expect(isSent).toBe(true);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onEnter).toHaveBeenCalledOnce();
});
