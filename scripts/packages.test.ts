import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText, root } from './lib/sources.ts';

interface Manifest {
  name: string;
  license?: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The run-time dependencies that each package may have: our own packages, and names or prefixes of others. */
const allowed: Record<string, { own: string[]; never: RegExp }> = {
  rules: { own: [], never: /./ },
  drafts: { own: [], never: /^(?!react$)/ },
  'api-client': { own: [], never: /^(?!openapi-fetch$)/ },
  conformance: { own: ['api-client'], never: /^(?!(ajv|ajv-formats|fast-check|yaml)$)/ },
  ui: { own: ['rules'], never: /^@lingui\/|^@tanstack\/|^openapi-/ },
  // Its dependencies are bundled, so installing the package installs no others.
  elements: { own: [], never: /./ },
  portal: { own: ['rules', 'drafts', 'api-client', 'ui'], never: /^fastify$|^pg$|^kysely$/ },
  // Of the library, only the colours and messages: `imports.test.ts`. Of Lingui, only the compiler.
  server: {
    own: ['rules', 'api-client', 'ui'],
    never: /^react|^@lingui\/(?!message-utils$)|^@tanstack\//,
  },
};

const packages = readdirSync(join(root, 'packages'));

test('the workspace has exactly the eight packages of the table', () => {
  expect(packages.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

describe.each(packages)('%s', (name) => {
  const manifest = JSON.parse(readText(`packages/${name}/package.json`)) as Manifest;
  const used = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const own = used.filter((other) => other.startsWith('@conkit/'));
  const others = used.filter((other) => !other.startsWith('@conkit/'));

  test("is named after its folder and has the project's licence", () => {
    expect(manifest).toMatchObject({ name: `@conkit/${name}`, license: 'Apache-2.0' });
  });

  test('uses only the packages of ours that the table allows', () => {
    const may = allowed[name]?.own.map((other) => `@conkit/${other}`) ?? [];
    expect(own.filter((other) => !may.includes(other))).toEqual([]);
  });

  test('uses no other packages that the table forbids', () => {
    const never = allowed[name]?.never ?? /./;
    expect(others.filter((other) => never.test(other))).toEqual([]);
  });

  test('has exact versions, so that two machines install the same', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    const loose = versions.filter(([, version]) => !/^(catalog:|workspace:\*|\d)/.test(version));
    expect(loose).toEqual([]);
  });
});
