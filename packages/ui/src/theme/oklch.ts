/**
 * A colour in OKLCH: lightness from 0 to 1, chroma from 0 (grey) to about 0.3, hue in degrees. Changing only the
 * lightness keeps a brand colour recognizable, unlike changing red, green and blue.
 */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const encoded = (value: number) =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/**
 * Returns the linear-light red, green and blue of `#rrggbb`, each from 0 to 1.
 *
 * @throws {RangeError} If the colour isn't `#rrggbb`.
 */
export function toLinearRgb(hex: string): readonly [red: number, green: number, blue: number] {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new RangeError(`"${hex}" is not a colour such as #005383`);
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/**
 * Converts `#rrggbb` to OKLCH.
 *
 * @throws {RangeError} If the colour isn't `#rrggbb`.
 */
export function toOklch(hex: string): Oklch {
  const [red, green, blue] = toLinearRgb(hex);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const middle = Math.cbrt(
    0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
  );
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * long - 2.428_592_205 * middle + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766 * short;
  return {
    lightness: 0.210_454_255_3 * long + 0.793_617_785 * middle - 0.004_072_046_8 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** Returns a colour's red, green and blue. All are from 0 to 1 if a screen can show the colour. */
function toLinearChannels({ lightness, chroma, hue }: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const middle = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701 * short,
  ].map(encoded);
}

/** Converts a colour to `#rrggbb`. Reduces the chroma if it is outside the sRGB gamut. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  const step = 0.005;
  for (let { chroma } = color; ; chroma -= step) {
    const channels = toLinearChannels({ ...color, lightness, chroma: Math.max(0, chroma) });
    if (chroma <= 0 || channels.every((one) => one > -0.002 && one < 1.002)) {
      const pair = (one: number) =>
        Math.round(Math.min(1, Math.max(0, one)) * 255)
          .toString(16)
          .padStart(2, '0');
      return `#${channels.map(pair).join('')}`;
    }
  }
}
