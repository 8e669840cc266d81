import type { Config } from '@conkit/api-client';
import * as styles from './Logo.css.ts';

interface LogoProps {
  config: Pick<Config, 'name' | 'brand'>;
}

/** Browsers don't load a lazy picture that isn't shown. */
const draw = (
  { href, ...size }: NonNullable<Config['brand']>['logo'],
  alt: string,
  className: string,
) => <img className={className} src={href} {...size} alt={alt} loading="lazy" />;

/** The convention's logo, with another one on dark surfaces; without a logo, its name. */
export const Logo = ({ config: { name, brand } }: LogoProps) =>
  brand ? (
    <>
      {draw(brand.logo, name, brand.logoDark ? styles.light : styles.onPlate)}
      {brand.logoDark && draw(brand.logoDark, name, styles.dark)}
    </>
  ) : (
    name
  );
