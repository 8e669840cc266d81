// In a browser with forced colours, which removes backgrounds and shadows: what differs must still look different.
import '../packages/ui/src/theme/styles.css.ts';
import './stage/stage.css';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CategoryIndex } from '../packages/ui/src/components/CategoryIndex/CategoryIndex.tsx';
import { NominationGrid } from '../packages/ui/src/components/NominationGrid/NominationGrid.tsx';
import { RankedBallot } from '../packages/ui/src/components/RankedBallot/RankedBallot.tsx';
import { ActionList } from '../packages/ui/src/primitives/ActionList/ActionList.tsx';
import { Button, type ButtonProps } from '../packages/ui/src/primitives/Button/Button.tsx';
import { Checkbox } from '../packages/ui/src/primitives/Checkbox/Checkbox.tsx';
import { Link } from '../packages/ui/src/primitives/Link/Link.tsx';
import { RadioList } from '../packages/ui/src/primitives/RadioList/RadioList.tsx';
import { TextField } from '../packages/ui/src/primitives/TextField/TextField.tsx';
import { ToggleButton } from '../packages/ui/src/primitives/ToggleButton/ToggleButton.tsx';
import { novels } from '../packages/ui/src/testing/ballots.ts';

const nothing = () => undefined;
/** `lightColors.focus` */
const THEME_FOCUS = 'rgb(0, 83, 131)';
let root: Root | undefined;

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.toggleAttribute('data-still', true);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
});

/** Renders in a frame that leaves space for focus rings. */
async function show(content: ReactNode): Promise<void> {
  await act(async () => root?.unmount());
  const place = document.createElement('div');
  place.style.cssText = 'padding: 24px; inline-size: 600px';
  document.body.replaceChildren(place);
  root = createRoot(place);
  await act(async () => root?.render(content));
}

/** Returns the first element of a selector with a margin of 6 pixels. */
function getArea(selector: string): DOMRect {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - 6, y - 6, width + 12, height + 12);
}

/** Returns the painted pixels of a part of the page. */
async function draw({ x, y, width, height }: DOMRect): Promise<Uint32Array> {
  const base64 = await page.screenshot({ save: false });
  const picture = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  const image = await createImageBitmap(picture);
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.drawImage(image, 0, 0);
  return new Uint32Array(context.getImageData(x, y, width, height).data.buffer);
}

/** The number of pixels that make a difference visible: a line of 1 pixel around a small control. */
const VISIBLE = 40;

const countDifferences = (one: Uint32Array, other: Uint32Array): number =>
  one.filter((pixel, index) => pixel !== other[index]).length;

test('the browser forces its colours', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

const actions = (isNext: boolean) => [{ id: 'vote', label: 'Vote', href: '#vote', isNext }];
const categories = [
  { key: 'novel', title: 'Best Novel', mark: undefined },
  { key: 'novella', title: 'Best Novella', mark: undefined },
];
const fields = [{ key: 'title', label: 'Title' }];

/** Two states with the same text, and the element that shows them. */
type States = readonly [name: string, selector: string, ReactNode, ReactNode];

/** Compares a button with a plain one. */
const besidePlainButton = (name: string, props: Partial<ButtonProps>): States => [
  name,
  'button',
  <Button key="">Save</Button>,
  <Button key="" {...props}>
    Save
  </Button>,
];

const states: readonly States[] = [
  [
    'a chosen toggle',
    'button',
    ...([false, true].map((isSelected) => (
      <ToggleButton key="" isSelected={isSelected} onChange={nothing}>
        Friday
      </ToggleButton>
    )) as [ReactNode, ReactNode]),
  ],
  [
    'a ticked checkbox',
    'label',
    <Checkbox key="" isSelected={false} onChange={nothing}>
      Paper
    </Checkbox>,
    <Checkbox key="" isSelected onChange={nothing}>
      Paper
    </Checkbox>,
  ],
  [
    'a chosen radio button',
    'label',
    ...([null, 'one'].map((value) => (
      <RadioList
        key=""
        label="Person"
        value={value}
        onChange={nothing}
        options={[{ value: 'one', label: 'Aoife' }]}
      />
    )) as [ReactNode, ReactNode]),
  ],
  besidePlainButton('a disabled button', { isDisabled: true }),
  besidePlainButton('a button that only explains', { isInert: true }),
  besidePlainButton('a primary button', { tone: 'primary' }),
  [
    'the next step',
    'li a',
    <ActionList key="" actions={actions(false)} />,
    <ActionList key="" actions={actions(true)} />,
  ],
  [
    'an entry that counts',
    '[data-position="2"]',
    ...([
      [1, null, 3],
      [1, 2, 3],
    ].map((value) => (
      <RankedBallot
        key=""
        aria-label="Best Novel"
        finalists={novels.slice(0, 3)}
        value={value}
        onChange={nothing}
      />
    )) as [ReactNode, ReactNode]),
  ],
  [
    'a changed nomination',
    'textarea',
    ...(['Gun', 'Ship'].map((title) => (
      <NominationGrid
        key=""
        aria-label="Best Novel"
        fields={fields}
        value={[{ title: 'Gun' }]}
        savedValue={[{ title }]}
        onChange={nothing}
      />
    )) as [ReactNode, ReactNode]),
  ],
];

test.each(states)('%s differs', async (_, selector, off, on) => {
  await show(off);
  const area = getArea(selector);
  const before = await draw(area);
  await show(on);
  expect(countDifferences(before, await draw(area))).toBeGreaterThan(VISIBLE);
});

test.each([
  ['a button', <Button key="">Save</Button>],
  [
    'a link',
    <Link key="" href="#x">
      Rules
    </Link>,
  ],
  ['a field', <TextField key="" label="Email" value="" onChange={nothing} />],
  [
    'a toggle',
    <ToggleButton key="" isSelected={false} onChange={nothing}>
      Friday
    </ToggleButton>,
  ],
  ['a row of actions', <ActionList key="" actions={actions(false)} />],
  [
    'a primary button',
    <Button key="" tone="primary">
      Save
    </Button>,
  ],
  [
    'a rank',
    <RankedBallot
      key=""
      aria-label="Best Novel"
      finalists={novels.slice(0, 3)}
      value={[1]}
      onChange={nothing}
    />,
  ],
])('the focus is visible on %s', async (_, content) => {
  await show(content);
  const control = 'button, a, input';
  const area = getArea(control);
  const before = await draw(area);
  await userEvent.tab();
  const { activeElement: focused } = document;
  expect(focused?.matches(control)).toBe(true);
  // The theme's own colour may be invisible on the system's background.
  expect(focused && getComputedStyle(focused).outlineColor).not.toBe(THEME_FOCUS);
  expect(countDifferences(before, await draw(area))).toBeGreaterThan(VISIBLE);
});

test('of the categories, only the current one is marked', async () => {
  await show(
    <>
      <CategoryIndex categories={categories} doneCount={0} progressLabel="" />
      <section id="category-novella">
        <Button>Save</Button>
      </section>
    </>,
  );
  await act(async () => document.querySelector<HTMLElement>('section button')?.focus());
  const entries = [...document.querySelectorAll('li > a')];
  expect(entries.map((entry) => entry.hasAttribute('aria-current'))).toEqual([false, true]);
  const getBar = (entry: Element) => getComputedStyle(entry).borderInlineStartColor;
  document.body.style.background = 'Canvas';
  const background = getComputedStyle(document.body).backgroundColor;
  expect(entries.map((entry) => getBar(entry) === background)).toEqual([true, false]);
});
