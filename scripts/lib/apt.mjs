import { run } from './run.mjs';

/**
 * Installs Debian packages; requires root.
 *
 * @param {string[]} names
 * @returns {Promise<boolean>} whether they are installed; false without `apt-get`
 */
export async function installWithApt(names) {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['install', '-y', '--no-install-recommends', ...names];
  const attempt = async () => (await run('apt-get', flags, { env })).code === 0;
  if (await attempt()) return true;
  return (await run('apt-get', ['update'], { env })).code === 0 && (await attempt());
}
