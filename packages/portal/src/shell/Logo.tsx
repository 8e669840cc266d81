import type { Config } from '@conkit/api-client';

const draw = ({ href, ...size }: NonNullable<Config['brand']>['logo'], alt: string) => (
  // Browsers don't load a lazy picture that isn't shown.
  <img src={href} {...size} alt={alt} loading="lazy" />
);

interface LogoProps {
  config: Pick<Config, 'name' | 'brand'>;
}

/** The convention's logo, with another one on dark surfaces; without a logo, its name. `Shell.css.ts` styles both. */
export const Logo = ({ config: { name, brand } }: LogoProps) =>
  brand ? (
    <>
      {draw(brand.logo, name)}
      {brand.logoDark && draw(brand.logoDark, name)}
    </>
  ) : (
    name
  );
