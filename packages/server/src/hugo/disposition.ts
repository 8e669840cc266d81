import { basename } from 'node:path';

/**
 * Returns the header that makes a browser save a file under its name: complete as in RFC 8187, which every
 * browser supports, and in ASCII for other clients.
 *
 * @param file a path that ends with the name
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
