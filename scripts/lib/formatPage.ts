import { format } from 'oxfmt';

/**
 * Formats a generated page.
 *
 * @param name its file name, which gives the language
 * @throws Error if it can't be parsed
 */
export async function formatPage(name: string, text: string): Promise<string> {
  const { code, errors } = await format(name, text, { printWidth: 100 });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
