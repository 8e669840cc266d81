import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Runs Babel only on files with Lingui macros. Oxc compiles all others. */
export const linguiMacro = (): Plugin => ({
  name: 'lingui-macro',
  enforce: 'pre',
  transform: {
    filter: {
      // The router splits routes into modules whose ids end in `?tsr-split=…`.
      id: { include: /\.[jt]sx?(\?|$)/, exclude: /node_modules/ },
      code: /@lingui\/(core|react)\/macro/,
    },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id.split('?')[0],
        sourceFileName: id,
        sourceMaps: true,
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['jsx', 'typescript'] },
        plugins: ['@lingui/babel-plugin-lingui-macro'],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  },
});
