import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** APIs added in React 19.1 or later; the packages promise to work with 19.0. */
const NEWER = /\b(useEffectEvent|Activity|ViewTransition|captureOwnerStack|addTransitionType)\b/;

it('published packages use nothing that their oldest supported React lacks', () => {
  const folders = ['ui', 'drafts'].map((name) =>
    join(import.meta.dirname, '../packages', name, 'src'),
  );
  const asking = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      .flatMap(([file, text]) =>
        [...text.matchAll(/import \{([^}]*)\} from 'react'/g)].flatMap(([, names]) =>
          NEWER.test(names ?? '') ? [file] : [],
        ),
      ),
  );
  expect(asking).toEqual([]);
});
