import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TriedContext } from '../Field/tried.ts';
import { TextArea, TextField } from './TextField.tsx';

const Form = () => {
  const [value, setValue] = useState('');
  return <TextField label="Name" value={value} onChange={setValue} isRequired />;
};

it('hands out what is typed', async () => {
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name (required)' });
  await userEvent.type(input, 'Aoife');
  expect(input).toHaveValue('Aoife');
});

it('is marked as missing once it was left empty', async () => {
  render(<Form />);
  const input = screen.getByRole('textbox', { name: 'Name (required)' });
  await userEvent.click(input);
  expect(input).not.toHaveAttribute('data-missing');
  await userEvent.tab();
  expect(input).toHaveAttribute('data-missing');
  await userEvent.type(input, 'Aoife');
  expect(input).not.toHaveAttribute('data-missing');
});

it('is marked as missing once its form was tried', () => {
  render(
    <TriedContext value>
      <Form />
    </TriedContext>,
  );
  expect(screen.getByRole('textbox')).toHaveAttribute('data-missing');
});

it('ties the hint and the error to the control', () => {
  render(<TextField label="Email" value="x" description="On file" errorMessage="Not an address" />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('Not an address On file');
  expect(input).toBeInvalid();
});

it('says "required" in the language of its messages', () => {
  render(<TextArea label="Osoite" value="" isRequired messages={{ required: 'pakollinen' }} />);
  expect(screen.getByRole('textbox', { name: 'Osoite (pakollinen)' })).toBeRequired();
});

it('marks a value that differs from the stored one', () => {
  render(<TextField label="City" value="Cork" isChanged />);
  expect(screen.getByRole('textbox')).toHaveAttribute('data-changed');
});

it('can be read but not edited while read-only', async () => {
  render(<TextField label="Email" value="a@example.com" isReadOnly />);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(screen.getByRole('textbox')).toHaveValue('a@example.com');
});

it('takes Enter as an action, unless it ends the choice of a character', () => {
  const onEnter = vi.fn();
  render(<TextField label="Name" value="みさき" onEnter={onEnter} />);
  const input = screen.getByRole('textbox');
  // An input method sends this Enter, for example for Japanese.
  const isSent = fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(onEnter).not.toHaveBeenCalled();
  expect(isSent).toBe(true);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(onEnter).toHaveBeenCalledOnce();
});
