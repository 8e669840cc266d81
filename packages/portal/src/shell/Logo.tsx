import type { Config } from '@conkit/api-client';
import * as styles from './Logo.css.ts';

interface LogoProps {
  config: Pick<Config, 'name' | 'brand'>;
}

/** The convention's logo, with another one on dark surfaces; without a logo, its name. */
export function Logo({ config: { name, brand } }: LogoProps) {
  if (!brand) return name;
  const { logo, logoDark } = brand;
  const { href, ...size } = logo;
  if (!logoDark) return <img className={styles.onPlate} src={href} {...size} alt={name} />;
  const { href: darkHref, ...darkSize } = logoDark;
  return (
    <>
      <img className={styles.light} src={href} {...size} alt={name} />
      {/* Browsers don't load a lazy picture that isn't shown. */}
      <img className={styles.dark} src={darkHref} {...darkSize} alt={name} loading="lazy" />
    </>
  );
}

/** The logo at the top of a printed page, such as a receipt, which has no top bar. */
export function PrintedLogo({ config: { name, brand } }: LogoProps) {
  if (!brand) return null;
  const { href, ...size } = brand.logo;
  return <img className={styles.printed} src={href} {...size} alt={name} loading="lazy" />;
}
