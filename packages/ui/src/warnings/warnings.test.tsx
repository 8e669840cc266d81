import { render, screen } from '@testing-library/react';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RankedBallot, type RankedBallotProps } from '../components/RankedBallot/RankedBallot.tsx';
import { Button, IconButton } from '../primitives/Button/Button.tsx';
import { Checkbox } from '../primitives/Checkbox/Checkbox.tsx';
import { RadioList } from '../primitives/RadioList/RadioList.tsx';
import { Select } from '../primitives/Select/Select.tsx';
import { TextArea, TextField } from '../primitives/TextField/TextField.tsx';
import { novels } from '../testing/ballots.ts';
import { useDates } from '../words/dates.ts';
import { ConKitProvider, useMoney } from '../words/provider.tsx';
import { checkStyles, forgetWarnings, scheduleStyleCheck } from './warnings.ts';

const warn = vi.spyOn(console, 'warn');
// React's own complaints about the same ids.
const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  forgetWarnings();
  warn.mockReset();
  warn.mockImplementation(() => undefined);
});
afterAll(() => {
  warn.mockRestore();
  error.mockRestore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const warnings = () => warn.mock.calls.map(([text]) => String(text));

/** A component with the props of a caller without types. */
const untyped = (component: unknown, props: object = {}) =>
  createElement(component as ComponentType<object>, props);
const ballot = (props: Readonly<Record<string, unknown>>) => (
  <RankedBallot
    {...({ 'aria-label': 'Best Novel', finalists: novels, ...props } as RankedBallotProps)}
  />
);
const Price = () => useMoney().formatMoney(21_000);
const Today = () => useDates()(new Date(0), { dateStyle: 'long' });
const two = (id: unknown) => [
  { id, title: 'Spinning Silver' },
  { id: 5, title: 'Space Opera' },
];

it.each<[mistake: string, page: ReactNode, words: readonly string[]]>([
  [
    'a ballot without finalists',
    ballot({ finalists: undefined }),
    ['RankedBallot', '`finalists`', '[]'],
  ],
  ['an id twice', ballot({ finalists: two(5) }), ['RankedBallot', '`finalists`', 'id 5 twice']],
  ['the same id as a text', ballot({ finalists: two('5') }), ['`finalists`', 'id 5 twice']],
  [
    'a ranking of texts with finalists of numbers',
    ballot({ value: ['5'] }),
    ['the id "5"', '`finalists` has 5'],
  ],
  ['an id of an empty position', ballot({ finalists: two(0) }), ['RankedBallot', 'id 0']],
  ['the id of No Award as a text', ballot({ finalists: two('-1') }), ['No Award', "'no-award'"]],
  [
    'a ballot without a label',
    ballot({ 'aria-label': undefined }),
    ['RankedBallot', '`aria-label`'],
  ],
  ['a text field without a label', untyped(TextField), ['TextField', '`label`']],
  ['a text area without a label', untyped(TextArea), ['TextArea', '`label`']],
  ['a select without a label', untyped(Select, { options: [] }), ['Select', '`label`']],
  ['a radio list without a label', untyped(RadioList, { options: [] }), ['RadioList', '`label`']],
  ['a checkbox without a label', untyped(Checkbox), ['Checkbox', '`children`']],
  ['an icon without a label', untyped(IconButton), ['IconButton', '`aria-label`']],
  [
    'amounts without a provider',
    <Price key="" />,
    ['ConKitProvider', '`currency` EUR', 'currency='],
  ],
  ['dates without a provider', <Today key="" />, ['ConKitProvider', '`locale` en-001', 'locale=']],
  [
    'a locale with an underscore',
    <ConKitProvider key="" locale="fi_FI">
      x
    </ConKitProvider>,
    ['ConKitProvider', '`locale` "fi_FI"', 'fi-FI'],
  ],
  [
    'a locale that does not exist',
    <ConKitProvider key="" locale="english">
      x
    </ConKitProvider>,
    ['`locale` "english"', 'BCP 47'],
  ],
  [
    'a wrong currency',
    <ConKitProvider key="" currency="euro">
      x
    </ConKitProvider>,
    ['`currency` "euro"', 'ISO 4217'],
  ],
])('warns about %s once, and says what to do', (_mistake, page, words) => {
  render(page);
  render(page);
  expect(warnings()).toHaveLength(1);
  for (const word of ['ConKit: ', ...words]) expect(warnings()[0]).toContain(word);
});

it('shows an empty ballot without finalists', () => {
  render(ballot({ finalists: undefined }));
  expect(screen.getByRole('group', { name: 'Best Novel' })).toHaveTextContent('Nothing ranked.');
});

it('says nothing without a mistake', () => {
  render(
    <ConKitProvider locale="fi-FI" currency="EUR">
      {ballot({})}
      {ballot({
        finalists: [...two('5'), { id: 'none', 'no-award': true, title: 'None' }].slice(1),
      })}
      <TextField label="Name" />
      <IconButton aria-labelledby="close">×</IconButton>
      <Button>Save</Button>
      <Price />
      <Today />
    </ConKitProvider>,
  );
  expect(warnings()).toEqual([]);
});

it('warns of a missing style sheet where a component is, but not where the tokens are set', () => {
  checkStyles();
  expect(warnings()).toEqual([]);
  render(<p className="conkit_1 mine">A component</p>);
  const [style] = [document.createElement('style')];
  style.textContent = '.mine { --conkit-color-action: blue }';
  document.head.append(style);
  checkStyles();
  expect(warnings()).toEqual([]);
  style.remove();
  checkStyles();
  expect(warnings()).toEqual([expect.stringContaining("import '@conkit/ui/styles.css'")]);
});

it.each([
  ['a button', <Button key="">Save</Button>],
  ['another component', <TextField key="" label="Name" />],
])('looks for the style sheet a while after %s is shown, except in tests', (_component, page) => {
  vi.useFakeTimers();
  render(<p className="conkit_1">A component</p>);
  scheduleStyleCheck();
  vi.runAllTimers();
  expect(warnings()).toEqual([]);
  vi.stubEnv('NODE_ENV', 'development');
  render(page);
  vi.runAllTimers();
  expect(warnings()).toHaveLength(1);
});
