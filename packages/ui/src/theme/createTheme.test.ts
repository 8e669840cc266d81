import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures } from './contrast.ts';
import { ContrastError, createTheme } from './createTheme.ts';
import { toHex, toOklch } from './oklch.ts';
import { themeCss } from './themeCss.ts';

const steps = ['00', '40', '80', 'c0', 'ff'];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('a theme', () => {
  it('can be read whatever the colours of a brand are', () => {
    const unreadable = colors.flatMap((primary, index) => {
      const accent = colors[(index * 37) % colors.length];
      const ground = colors[(index * 61) % colors.length];
      try {
        const { light, dark } = createTheme({ primary, accent, ground });
        return [...contrastFailures(light), ...contrastFailures(dark)].map(
          ({ ratio }) => `${ratio}`,
        );
      } catch (error) {
        return [`${primary} ${accent} ${ground}: ${String(error)}`];
      }
    });
    expect(unreadable).toEqual([]);
  });

  it('keeps the brand’s colours where they can be read', () => {
    const { light } = createTheme({ primary: '#7a1f5c', accent: '#0b6e4f', ground: '#fbf3e4' });
    expect(light).toMatchObject({
      action: '#7a1f5c',
      onAction: '#ffffff',
      primary: '#7a1f5c',
      accent: '#0b6e4f',
      ground: '#fbf3e4',
    });
  });

  it('keeps the hue of a colour that is too light to be seen, and puts dark words on it', () => {
    const { light } = createTheme({ primary: '#ffd500' });
    const [brand, action] = [toOklch('#ffd500'), toOklch(light.action)];
    expect(action.lightness).toBeLessThan(brand.lightness);
    expect(Math.abs(action.hue - brand.hue)).toBeLessThan(8);
    expect(contrast(light.onAction, light.action)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(light.onAction).lightness).toBeLessThan(0.3);
  });

  it('is dark in the dark, also of a brand whose page is light', () => {
    const { light, dark } = createTheme({ primary: '#7a1f5c', ground: '#fbf3e4' });
    const lightness = (color: string) => toOklch(color).lightness;
    expect(lightness(light.ground)).toBeGreaterThan(0.9);
    expect(lightness(light.onGround)).toBeLessThan(0.4);
    expect(lightness(dark.ground)).toBeLessThan(0.2);
    expect(lightness(dark.onGround)).toBeGreaterThan(0.9);
  });

  it('leaves what must be exactly so as it is', () => {
    const { light, dark } = createTheme({
      primary: '#005383',
      light: { heading: '#123456' },
      dark: { surface: '#000000' },
    });
    expect([light.heading, dark.surface]).toEqual(['#123456', '#000000']);
  });

  it('says each pair that fails when it must be exactly so', () => {
    const make = () =>
      createTheme({ primary: '#005383', light: { link: '#ffd500' }, dark: { text: '#333333' } });
    expect(make).toThrow(ContrastError);
    expect(make).toThrow(/^light: link #ffd500 on surface #ffffff is 1\.4\d:1 and needs 4\.5:1$/m);
    expect(make).toThrow(/^dark: text #333333 on surface /m);
  });

  it.each(['red', '#fff', '#00538', '005383', 'url(x)', '#005383; } body { color: red'])(
    'is not made of "%s"',
    (primary) => {
      expect(() => createTheme({ primary })).toThrow(RangeError);
      expect(() => createTheme({ primary: '#005383', light: { border: primary } })).toThrow(
        RangeError,
      );
    },
  );
});

describe('as a style sheet', () => {
  const theme = createTheme({ primary: '#7a1f5c' });

  it('gives each colour of both themes, and those of badges', () => {
    const css = themeCss(theme);
    expect(css).toMatch(/^:root \{\n/);
    expect(css).toContain('  --conkit-light-action: #7a1f5c;\n');
    expect(css).toContain(`  --conkit-dark-on-ground-muted: ${theme.dark.onGroundMuted};\n`);
    expect(css).toContain(`  --conkit-print-band: ${theme.print.band};\n`);
  });

  it('is one of several themes of a site where it has a selector', () => {
    expect(themeCss(theme, ':root[data-brand=retro]')).toMatch(/^:root\[data-brand=retro\] \{/);
  });
});

it.each(['#000000', '#ffffff', '#005383', '#ffd500', '#6abd45', '#808080'])(
  '%s is the same after it was measured as it is seen',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);
