import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { questionFieldsMessages } from '../../locales/en/QuestionFields.gen.ts';
import { SubmittedContext } from '../../primitives/Field/Field.tsx';
import { asking, birthDate, everyKind, tooOld, unanswered } from '../../testing/questions.tsx';
import { ConKitProvider } from '../../words/provider.tsx';
import { getAnswerProblem, QuestionFields, type QuestionFieldsProps } from './QuestionFields.tsx';

const show = (props: QuestionFieldsProps, isSubmitted = false) =>
  render(
    <SubmittedContext value={isSubmitted}>
      <QuestionFields {...props} />
    </SubmittedContext>,
  );

it('asks each kind of question with its control', () => {
  show(asking(everyKind, { value: { meal: 'vegan', nights: '3', home: 'FI', conduct: '2' } }));
  expect(screen.getByRole('textbox', { name: /^Name of a parent/ })).toBeRequired();
  expect(screen.getByRole('combobox', { name: 'Meal' })).toHaveDisplayValue('Vegan');
  expect(screen.getByRole('textbox', { name: 'Nights at the hotel' })).toHaveValue('3');
  expect(screen.getByLabelText('Day of arrival')).toHaveAttribute('type', 'date');
  const country = screen.getByRole('combobox', { name: 'Country' });
  expect(country).toHaveDisplayValue('Finland');
  const names = within(country)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Choose one', 'Afghanistan', 'Åland Islands']);
  const consent = screen.getByRole('checkbox', {
    name: 'I agree to the code of conduct (required)',
  });
  expect(consent).toBeChecked();
  expect(consent).toHaveAccessibleDescription('Read the code of conduct');
});

it('answers a consent with the version that was shown, and takes it back', async () => {
  const onChange = vi.fn();
  const { rerender } = show(asking(everyKind, { onChange, value: { guardian: 'A' } }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith({ guardian: 'A', conduct: '2' });
  rerender(<QuestionFields {...asking(everyKind, { onChange, value: { conduct: '2' } })} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onChange).toHaveBeenLastCalledWith({ conduct: '' });
});

it('lets go of an optional choice, but not of a required one', async () => {
  const onChange = vi.fn();
  const [, meal, , , home] = everyKind.map((question) =>
    question.key === 'home' ? { ...question, required: true } : question,
  );
  const questions = [meal, home].flatMap((question) => question ?? []);
  show(asking(questions, { onChange, value: { meal: 'vegan', home: 'FI' } }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Meal' }), 'Choose one');
  expect(onChange).toHaveBeenLastCalledWith({ meal: '', home: 'FI' });
  const country = screen.getByRole('combobox', { name: /^Country/ });
  expect(within(country).queryByRole('option', { name: 'Choose one' })).toBeNull();
});

it('doesn’t tick the consent to another version, and says that the text changed', () => {
  const problems = [{ key: 'conduct', kind: 'outdated' }] as const;
  show(asking(everyKind, { value: { conduct: '1' }, problems }), true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/This text has changed/);
});

it('shows what is missing once a field was left, or the form was submitted', async () => {
  const props = asking(everyKind, { problems: unanswered });
  const { unmount } = show(props);
  const guardian = () => screen.getByRole('textbox', { name: /^Name of a parent/ });
  expect(guardian()).not.toHaveAccessibleDescription();
  await userEvent.click(guardian());
  await userEvent.tab();
  expect(guardian()).toHaveAccessibleDescription('Fill this in.');
  expect(screen.getByRole('checkbox')).not.toHaveAccessibleDescription(/Tick this/);
  unmount();
  show(props, true);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/Tick this to continue/);
});

it('asks for the date of birth, and names the ages that it is for', () => {
  const { unmount } = show(asking([birthDate]));
  const born = () => screen.getByLabelText(/^Date of birth/);
  expect(born()).toHaveAccessibleDescription(/We don’t keep it/);
  expect(born()).toHaveAttribute('autocomplete', 'bday');
  unmount();
  const early = show({ ...tooOld, validationErrors: undefined }, true);
  expect(born()).toHaveAccessibleDescription(/born on 16 August 2006 or later/);
  early.unmount();
  show(asking([birthDate], { problems: [{ key: 'born', kind: 'too_late' }] }), true);
  expect(born()).toHaveAccessibleDescription(/born on 15 August 2013 or earlier/);
});

it.each([
  ['a text', { key: 'a', type: 'text' }, 'required', /^Fill this in\.$/],
  ['a consent', { key: 'a', type: 'consent' }, 'required', /^Tick this to continue\.$/],
  ['a number', { key: 'a', type: 'number' }, 'wrong_type', /^Write a number/],
  ['a date', { key: 'a', type: 'date' }, 'wrong_type', /^Enter a whole date\.$/],
  [
    'an early day',
    { key: 'a', type: 'date', from: '2031-08-01' },
    'too_early',
    /^Choose 1 August.* later/,
  ],
  [
    'a late day',
    { key: 'a', type: 'date', to: '2031-08-09' },
    'too_late',
    /^Choose 9 August.* earlier/,
  ],
  ['a long text', { key: 'a', type: 'text' }, 'too_long', /^Use at most 2000 characters\.$/],
  ['a choice', { key: 'a', type: 'choice' }, 'not_offered', /^Choose one$/],
] as const)('says what is wrong with %s', (_, question, kind, text) => {
  expect(getAnswerProblem(question, kind, questionFieldsMessages)).toMatch(text);
});

it('takes no answer or refusal from what every object inherits', () => {
  show(
    asking([{ key: 'constructor', type: 'text', label: 'Team' }], { validationErrors: {} }),
    true,
  );
  expect(screen.getByRole('textbox', { name: 'Team' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Team' })).not.toHaveAccessibleDescription();
});

it('lists the countries in the order of the reader’s language, once the page runs', () => {
  const country = (
    <ConKitProvider locale="sv">
      <QuestionFields {...asking([{ key: 'home', type: 'country', label: 'Land' }])} />
    </ConKitProvider>
  );
  // Another version of `Intl` on the server would name them differently.
  expect(renderToString(country)).not.toContain('Finland');
  render(country);
  const options = within(screen.getByRole('combobox', { name: 'Land' })).getAllByRole('option');
  const names = options.map(({ textContent }) => textContent);
  expect(names.indexOf('Österrike')).toBeGreaterThan(names.indexOf('Zimbabwe'));
});

it('shows a refusal by the server at its question, at once', () => {
  show(asking(everyKind, { validationErrors: { home: 'Not there.' } }));
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
    'Not there.',
  );
});
