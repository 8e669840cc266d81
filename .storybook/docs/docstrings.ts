/** The documentation in a component's source. */
export interface Docstring {
  readonly description: string;
  /** The code of its `@example`. */
  readonly example: string;
}

/**
 * Returns the docstring of each exported component in a module.
 *
 * @param source The module's source code.
 */
export function parseDocstrings(source: string): Readonly<Record<string, Docstring>> {
  const comments = source.matchAll(
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:const|function) ([A-Z]\w*[a-z]\w*)/g,
  );
  return Object.fromEntries(
    Array.from(comments, ([, comment = '', name = '']) => {
      const text = comment.replaceAll(/^[ \t]*\* ?/gm, '').trim();
      const [summary = '', rest = ''] = text.split(/^@example$/m);
      const [, example = ''] = /```tsx?\n([^]*?)```/.exec(rest) ?? [];
      const description = summary.replaceAll(/\{@link (\w+)\}/g, '$1').trim();
      return [name, { description, example: example.trim() }];
    }),
  );
}
