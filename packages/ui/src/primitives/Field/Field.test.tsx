import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

it.each(['', null, false, undefined])('is valid with an errorMessage of %j', (errorMessage) => {
  render(
    <>
      <TextField label="Name" value="" errorMessage={errorMessage} description={errorMessage} />
      <Select label="Type" value="" options={[]} errorMessage={errorMessage} />
      <Checkbox isSelected={false} errorMessage={errorMessage} description={errorMessage}>
        Paper
      </Checkbox>
    </>,
  );
  for (const control of [
    screen.getByRole('textbox'),
    screen.getByRole('combobox'),
    screen.getByRole('checkbox'),
  ]) {
    expect(control).not.toHaveAttribute('aria-invalid');
    expect(control).not.toHaveAttribute('aria-describedby');
  }
});

it('passes id to the control and other element props to the field', () => {
  render(<TextField label="Name" id="who" className="mine" data-mine="" value="" />);
  expect(screen.getByLabelText('Name')).toHaveAttribute('id', 'who');
  expect(document.querySelector('.mine')).toHaveAttribute('data-mine');
  expect(document.querySelector('.mine')).not.toHaveAttribute('id');
});
