import { expect, it } from 'vitest';
import { listSources, readText } from './lib/sources.ts';

/** APIs added in React 19.1 or later; the packages promise to work with 19.0. */
const NEWER = /\b(useEffectEvent|Activity|ViewTransition|captureOwnerStack|addTransitionType)\b/;

it('published packages use nothing that their oldest supported React lacks', () => {
  const sources = listSources().filter((path) => /^packages\/(ui|drafts)\//.test(path));
  expect(sources.length).toBeGreaterThan(100);
  const tooNew = sources.filter((path) =>
    [...readText(path).matchAll(/import \{([^}]*)\} from 'react'/g)].some(([, names = '']) =>
      NEWER.test(names),
    ),
  );
  expect(tooNew).toEqual([]);
});
