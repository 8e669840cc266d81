import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RankedBallot } from './components/RankedBallot/RankedBallot.tsx';
import { novels } from './testing/ballots.ts';
import { Checkbox } from './primitives/Checkbox/Checkbox.tsx';
import { RadioList } from './primitives/RadioList/RadioList.tsx';
import { Select } from './primitives/Select/Select.tsx';
import { TextArea, TextField } from './primitives/TextField/TextField.tsx';
import { ToggleButton } from './primitives/ToggleButton/ToggleButton.tsx';

const options = [
  { value: 'adult', label: 'Adult' },
  { value: 'child', label: 'Child' },
];

const controls = (form?: string) => (
  <>
    <TextField label="Name" name="name" form={form} defaultValue="Aoife" />
    <TextArea label="Address" name="address" form={form} defaultValue="Cork" />
    <Select label="Type" name="type" form={form} defaultValue="child" options={options} />
    <Checkbox name="paper" value="yes" form={form} defaultSelected>
      Paper
    </Checkbox>
    <RadioList label="For" name="for" form={form} defaultValue="adult" options={options} />
    <ToggleButton name="wed" form={form} defaultSelected>
      Wednesday
    </ToggleButton>
    <RankedBallot
      aria-label="Best Novel"
      name="novel"
      form={form}
      finalists={novels}
      defaultValue={[5, null, 1]}
    />
  </>
);

const FIRST =
  'name=Aoife&address=Cork&type=child&paper=yes&for=adult&wed=on&novel=5&novel=&novel=1';
const EDITED = 'name=Aoife+B&address=&type=adult&for=child&novel=5&novel=2&novel=1';

/** What the form would send. */
function getSent(): string {
  const form = document.querySelector('form');
  const entries = form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : [];
  return new URLSearchParams(entries).toString();
}

async function edit() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' B');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Address' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'adult');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('radio', { name: 'Child' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wednesday' }));
  await userEvent.click(screen.getByRole('button', { name: /^Record of a Spaceborn Few, not/ }));
}

describe('controls without an owner’s value', () => {
  it.each([
    ['inside their form', <form key="form">{controls()}</form>],
    [
      'outside their form',
      <div key="page">
        {controls('later')}
        <form id="later" />
      </div>,
    ],
  ])('keep and send their own, %s', async (_where, page) => {
    render(page);
    expect(getSent()).toBe(FIRST);
    await edit();
    expect(getSent()).toBe(EDITED);
  });

  it.each([
    ['a press on its button', () => userEvent.click(screen.getByRole('button', { name: 'Reset' }))],
    ['a script', () => act(async () => document.querySelector('form')?.reset())],
  ])(
    'return to their first values when %s resets the form, and can be edited again',
    async (_, reset) => {
      render(
        <form>
          {controls()}
          <button type="reset">Reset</button>
        </form>,
      );
      await edit();
      await reset();
      expect(getSent()).toBe(FIRST);
      expect(screen.getByRole('combobox')).toHaveValue('child');
      expect(screen.getByRole('button', { name: 'Wednesday' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await edit();
      expect(getSent()).toBe(EDITED);
    },
  );

  it('return to their first values with a form that doesn’t contain them', async () => {
    render(
      <>
        {controls('later')}
        <form id="later" />
      </>,
    );
    await edit();
    await act(async () => document.querySelector('form')?.reset());
    expect(getSent()).toBe(FIRST);
  });

  it('stay as they are when the form is reset without an edit', async () => {
    render(<form>{controls()}</form>);
    await act(async () => document.querySelector('form')?.reset());
    expect(getSent()).toBe(FIRST);
  });

  it('ignore the reset of another form, and one that was prevented', async () => {
    render(
      <>
        <form onReset={(event) => event.preventDefault()}>{controls()}</form>
        <form id="other" />
      </>,
    );
    await edit();
    await act(async () => document.querySelector<HTMLFormElement>('#other')?.reset());
    await act(async () => document.querySelector('form')?.reset());
    expect(getSent()).toBe(EDITED);
  });
});

it('reports the first value to the owner when the form is reset', async () => {
  const onChange = vi.fn<(type: string) => void>();
  const Page = () => {
    const [type, setType] = useState('child');
    return (
      <form>
        <Select
          label="Type"
          name="type"
          value={type}
          options={options}
          onChange={(next) => {
            onChange(next);
            setType(next);
          }}
        />
        <button type="reset">Reset</button>
      </form>
    );
  };
  render(<Page />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'adult');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onChange.mock.calls).toEqual([['adult'], ['child']]);
  expect(getSent()).toBe('type=child');
});

describe('a ballot in a form that is reset', () => {
  const reset = () => act(async () => document.querySelector('form')?.reset());
  const ballot = (props: object) => (
    <form>
      <RankedBallot aria-label="Novel" name="novel" finalists={novels} {...props} />
    </form>
  );

  it('returns to its first ranking, which can be undone', async () => {
    render(ballot({ defaultValue: [5] }));
    await userEvent.click(screen.getByRole('button', { name: /^Record of a Spaceborn Few, not/ }));
    await reset();
    expect(getSent()).toBe('novel=5');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getSent()).toBe('novel=5&novel=2');
  });

  it.each(['isReadOnly', 'isDisabled'])('keeps its ranking while it is %s', async (prop) => {
    const onChange = vi.fn();
    const { rerender } = render(ballot({ value: [], onChange }));
    rerender(ballot({ value: [5], onChange, [prop]: true }));
    await reset();
    expect(onChange).not.toHaveBeenCalled();
  });
});

it('reports focus and keys of every control', async () => {
  const [onFocus, onBlur, onKeyDown] = [vi.fn(), vi.fn(), vi.fn()];
  const events = {
    onFocus: () => onFocus(),
    onBlur: () => onBlur(),
    onKeyDown: (event: { key: string }) => onKeyDown(event.key),
  };
  render(
    <>
      <TextField label="Name" {...events} />
      <TextArea label="Address" {...events} />
      <Select label="Type" options={options} {...events} />
      <Checkbox {...events}>Paper</Checkbox>
      <RadioList label="For" options={options} {...events} />
      <ToggleButton {...events}>Wednesday</ToggleButton>
    </>,
  );
  for (let count = 1; count <= 6; count += 1) {
    await userEvent.tab();
    await userEvent.keyboard('{F2}');
    expect(onFocus).toHaveBeenCalledTimes(count);
    expect(onBlur).toHaveBeenCalledTimes(count - 1);
  }
  expect(onKeyDown.mock.calls.filter(([key]) => key === 'F2')).toHaveLength(6);
});

it('reports the focus of a group once, not for each of its controls', async () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()];
  render(
    <>
      <RankedBallot aria-label="Novel" finalists={novels} onFocus={onFocus} onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: /rank it next/ });
  act(() => first?.focus());
  act(() => second?.focus());
  expect(onFocus).toHaveBeenCalledOnce();
  expect(onBlur).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(onBlur).toHaveBeenCalledOnce();
});

it('reports the focus of a radio list once, not for each option', async () => {
  const [onFocus, onBlur] = [vi.fn(), vi.fn()];
  render(<RadioList label="For" options={options} onFocus={onFocus} onBlur={onBlur} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Child' })).toHaveFocus();
  expect(onFocus).toHaveBeenCalledOnce();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});
