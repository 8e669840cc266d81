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
/** The rule of each class, and the classes of what is composed of several. */
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

/** What a rule says at first, and in each of its states: `&:disabled`, `(hover: hover) &:hover`. */
function statesOf(rule: Rule, state = ''): Array<readonly [state: string, rule: Rule]> {
  const nested = Object.entries(rule).flatMap(([key, value]) =>
    typeof value !== 'object' || value === null || key === 'vars'
      ? []
      : statesOf(
          value as Rule,
          key === 'selectors' || key === '@media' ? state : `${state} ${key}`,
        ),
  );
  return [[state, rule], ...nested];
}

/** `var(--conkit-color-on-action)` → `onAction`; undefined for what is no colour of the theme. */
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

/** The colours that are on each other in every state of every class. */
function uses(): Use[] {
  return [...compositions].flatMap(([name, classes]) => {
    const all = classes.flatMap((one) => statesOf(rules.get(one) ?? {}));
    const base = Object.assign(
      {},
      ...all.filter(([state]) => state === '').map(([, rule]) => rule),
    );
    // What is disabled need not be told from what is around it, and forced colours are the reader's.
    const seen = all.filter(([state]) => !/disabled(?!\))|:disabled$|forced-colors/.test(state));
    return seen.map(([state, own]): Use => {
      const rule: Rule = state.includes('::') ? own : { ...base, ...own };
      // A tone says what text is on it.
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
/** What a colour stands on where the class itself does not say. */
const around = (color: string) => (/^(onGround|accent$)/.test(color) ? 'ground' : 'surface');
/** Nothing is written on them, and nothing is lost when they are not seen. */
const decoration = new Set(['border', 'disabled', 'primary', 'scrim', 'skeleton']);
/** What is written on a background where another class says it. */
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

test('components take what suits the background they stand on, and no colour of the ground itself', () => {
  // On a page with `styles.css` alone there is no ground: its light text cannot be read on white.
  const named = [...rules].filter(([, rule]) =>
    /conkit-color-(on-)?ground/.test(JSON.stringify(rule)),
  );
  expect(named).toEqual([]);
});

test('the styles of all components are looked at', () => {
  expect(uses().length).toBeGreaterThan(300);
});

test('text has a pair with what it stands on', () => {
  const texts = uses().flatMap(({ what, text, background }) =>
    text === undefined ? [] : [[what, text, background ?? around(text)] as const],
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(missing(texts)).toEqual([]);
});

test('a background without text of its own has a pair with that of what is around it', () => {
  const written = new Set([...decoration, 'accent', 'ground']);
  const backgrounds = uses().flatMap(({ what, text, background }) =>
    background === undefined || text !== undefined || written.has(background)
      ? []
      : [[what, writtenOn(background), background] as const],
  );
  expect(backgrounds.length).toBeGreaterThan(5);
  expect(missing(backgrounds)).toEqual([]);
});

test('an edge that means something has a pair with what it is around', () => {
  const edges = uses().flatMap(({ what, background, edges: drawn }) =>
    drawn
      .filter((edge) => !decoration.has(edge))
      .map((edge) => [what, edge, background ?? around(edge)] as const),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(missing(edges)).toEqual([]);
});
