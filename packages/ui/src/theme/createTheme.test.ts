import { describe, expect, it } from 'vitest';
import { contrast, contrastFailures } from './contrast.ts';
import { ContrastError, createTheme, themeCss } from './createTheme.ts';
import { toHex, toOklch } from './oklch.ts';

const steps = ['00', '40', '80', 'c0', 'ff'];
const colors = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);

describe('createTheme', () => {
  it('creates readable themes from any brand colours', () => {
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

  it('keeps readable brand colours', () => {
    const { light } = createTheme({ primary: '#7a1f5c', accent: '#0b6e4f', ground: '#fbf3e4' });
    expect(light).toMatchObject({
      action: '#7a1f5c',
      onAction: '#ffffff',
      primary: '#7a1f5c',
      accent: '#0b6e4f',
      ground: '#fbf3e4',
    });
  });

  it('keeps the hue of a colour that is too light, and uses dark text on it', () => {
    const { light } = createTheme({ primary: '#ffd500' });
    const [brand, action] = [toOklch('#ffd500'), toOklch(light.action)];
    expect(action.lightness).toBeLessThan(brand.lightness);
    expect(Math.abs(action.hue - brand.hue)).toBeLessThan(8);
    expect(contrast(light.onAction, light.action)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(light.onAction).lightness).toBeLessThan(0.3);
  });

  it('creates a dark theme from a light ground', () => {
    const { light, dark } = createTheme({ primary: '#7a1f5c', ground: '#fbf3e4' });
    const lightness = (color: string) => toOklch(color).lightness;
    expect(lightness(light.ground)).toBeGreaterThan(0.9);
    expect(lightness(light.onGround)).toBeLessThan(0.4);
    expect(lightness(dark.ground)).toBeLessThan(0.2);
    expect(lightness(dark.onGround)).toBeGreaterThan(0.9);
  });

  it('keeps exact colours', () => {
    const { light, dark } = createTheme({
      primary: '#005383',
      light: { heading: '#123456' },
      dark: { surface: '#000000' },
    });
    expect([light.heading, dark.surface]).toEqual(['#123456', '#000000']);
  });

  it('lists each unreadable pair of exact colours', () => {
    const make = () =>
      createTheme({ primary: '#005383', light: { link: '#ffd500' }, dark: { text: '#333333' } });
    expect(make).toThrow(ContrastError);
    expect(make).toThrow(/^light: link #ffd500 on surface #ffffff is 1\.4\d:1 and needs 4\.5:1$/m);
    expect(make).toThrow(/^dark: text #333333 on surface /m);
  });

  it.each(['red', '#fff', '#00538', '005383', 'url(x)', '#005383; } body { color: red'])(
    'throws for "%s"',
    (primary) => {
      expect(() => createTheme({ primary })).toThrow(RangeError);
      expect(() => createTheme({ primary: '#005383', light: { border: primary } })).toThrow(
        RangeError,
      );
    },
  );
});

describe('themeCss', () => {
  const theme = createTheme({ primary: '#7a1f5c' });

  it('contains each colour of both themes and of badges', () => {
    const css = themeCss(theme);
    expect(css).toMatch(/^:root \{\n/);
    expect(css).toContain('  --conkit-light-action: #7a1f5c;\n');
    expect(css).toContain(`  --conkit-dark-on-ground-muted: ${theme.dark.onGroundMuted};\n`);
    expect(css).toContain(`  --conkit-print-band: ${theme.print.band};\n`);
  });

  it('uses a custom selector', () => {
    expect(themeCss(theme, ':root[data-brand=retro]')).toMatch(/^:root\[data-brand=retro\] \{/);
  });
});

it.each(['#000000', '#ffffff', '#005383', '#ffd500', '#6abd45', '#808080'])(
  '%s survives the conversion to OKLCH and back',
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);
