import { basename } from 'node:path';

/**
 * The header that makes a browser save a file under its name: in full for those that read RFC 8187,
 * which is every browser, and in ASCII for the rest.
 *
 * @param file a path, of which the last part is the name
 */
export function attachment(file: string): string {
  const name = basename(file);
  const ascii = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${full}`;
}
