import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrastPairs } from '../packages/ui/src/theme/contrast.ts';

const source = join(import.meta.dirname, '../packages/ui/src');
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(primitives|components|blocks).*\.css\.ts$/.test(path),
);

type Rule = Readonly<Record<string, unknown>>;
/** The rules of each class, and the classes of each composition. */
const rules = new Map<string, Rule>();
const compositions = new Map<string, readonly string[]>();

beforeAll(async () => {
  setAdapter({
    appendCss: (css) => {
      if (css.type === 'local' || css.type === 'global') rules.set(css.selector, css.rule as Rule);
    },
    registerClassName: (name) => compositions.set(name, [name]),
    registerComposition: ({ identifier, classList }) =>
      compositions.set(identifier, classList.split(' ')),
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'short',
  });
  for (const path of sheets) {
    setFileScope(path, 'ui');
    await import(join(source, path));
    endFileScope();
  }
});
afterAll(removeAdapter);

/** Returns the base declarations of a rule and those of each state: `&:disabled`, `(hover: hover) &:hover`. */
function getStates(rule: Rule, state = ''): Array<readonly [state: string, rule: Rule]> {
  const nested = Object.entries(rule).flatMap(([key, value]) =>
    typeof value !== 'object' || value === null || key === 'vars'
      ? []
      : getStates(
          value as Rule,
          key === 'selectors' || key === '@media' ? state : `${state} ${key}`,
        ),
  );
  return [[state, rule], ...nested];
}

/** Returns the theme colour of a value: `var(--conkit-color-on-action)` → `onAction`; undefined for other values. */
const colorIn = (value: unknown): string | undefined => {
  const [, name] = /var\(--conkit-color-([a-z-]+)\)/.exec(String(value)) ?? [];
  return name?.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
};

interface Use {
  readonly what: string;
  readonly text: string | undefined;
  readonly background: string | undefined;
  readonly edges: readonly string[];
}

/** Returns the text, background and edge colours of every state of every class. */
function uses(): Use[] {
  return [...compositions].flatMap(([name, classes]) => {
    const all = classes.flatMap((one) => getStates(rules.get(one) ?? {}));
    const base = Object.assign(
      {},
      ...all.filter(([state]) => state === '').map(([, rule]) => rule),
    );
    // WCAG exempts disabled controls, and forced colours come from the reader's system.
    const seen = all.filter(([state]) => !/disabled(?!\))|:disabled$|forced-colors/.test(state));
    return seen.map(([state, own]): Use => {
      const rule: Rule = state.includes('::') ? own : { ...base, ...own };
      // A tone defines its own text colour.
      const here = Object.entries({ ...base.vars, ...(own['vars'] as Rule | undefined) });
      const [, toned] = here.find(([key]) => key.includes('here-text')) ?? [];
      const edges = ['border', 'borderColor', 'outline', 'boxShadow', 'borderInlineStartColor'];
      return {
        what: `${name}${state}`,
        text: colorIn(rule['color']) ?? colorIn(toned),
        background: colorIn(rule['background']),
        edges: edges.flatMap((key) => colorIn(own[key]) ?? []),
      };
    });
  });
}

const isPair = (foreground: string, background: string) =>
  contrastPairs.some((pair) => pair.foreground === foreground && pair.background === background);
/** Returns the background of a colour whose class sets none. */
const around = (color: string) => (/^(onGround|accent$)/.test(color) ? 'ground' : 'surface');
/** Decorative colours: no text is on them, and a reader who can't see them loses nothing. */
const decoration = new Set(['border', 'disabled', 'primary', 'scrim', 'skeleton']);
/** Returns the text colour on a background that another class sets. */
const writtenOn = (background: string) =>
  ({ action: 'onAction', actionHover: 'onAction', danger: 'onDanger', onGroundWash: 'onGround' })[
    background
  ] ?? 'text';

const missing = (pairs: ReadonlyArray<readonly [what: string, one: string, other: string]>) => [
  ...new Set(
    pairs
      .filter(([, one, other]) => !isPair(one, other))
      .map(([what, one, other]) => `${one} on ${other} (${what})`),
  ),
];

test('components use the text colours of their own background, not those of the ground', () => {
  // A page with only `styles.css` has no ground, so light text would be on the white page.
  const named = [...rules].filter(([, rule]) =>
    /conkit-color-(on-)?ground/.test(JSON.stringify(rule)),
  );
  expect(named).toEqual([]);
});

test('covers the styles of all components', () => {
  expect(uses().length).toBeGreaterThan(300);
});

test('text has a contrast pair with its background', () => {
  const texts = uses().flatMap(({ what, text, background }) =>
    text === undefined ? [] : [[what, text, background ?? around(text)] as const],
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(missing(texts)).toEqual([]);
});

test('a background without text has a contrast pair with the text around it', () => {
  const written = new Set([...decoration, 'accent', 'ground']);
  const backgrounds = uses().flatMap(({ what, text, background }) =>
    background === undefined || text !== undefined || written.has(background)
      ? []
      : [[what, writtenOn(background), background] as const],
  );
  expect(backgrounds.length).toBeGreaterThan(5);
  expect(missing(backgrounds)).toEqual([]);
});

test('a meaningful edge has a contrast pair with what surrounds it', () => {
  const edges = uses().flatMap(({ what, background, edges: drawn }) =>
    drawn
      .filter((edge) => !decoration.has(edge))
      .map((edge) => [what, edge, background ?? around(edge)] as const),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(missing(edges)).toEqual([]);
});
