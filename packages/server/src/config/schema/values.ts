import { isDay, isEmailLike, LANGUAGES } from '@conkit/rules';
import * as v from 'valibot';

export type Mapping = { readonly [key: string]: unknown };

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The building blocks of the schema. Each error message completes a sentence that starts with the field's path. */

const NO_TEXT = 'must be text; a number needs quotes';
const NO_MAPPING = 'must be object: names with their values';

/** Text that isn't empty. */
export const text = v.pipe(v.string(NO_TEXT), v.nonEmpty('must not be empty'), v.title('text'));

export const flag = v.pipe(
  v.boolean('must be boolean: true or false'),
  v.title('`true` or `false`'),
);

/** An integer between `least` and `most`, both included. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('must be integer, a whole number without a point'),
    v.integer('must be integer, a whole number'),
    v.minValue(least, `must be >= ${least}`),
    v.maxValue(most, `must be <= ${most}`),
    v.title(`a whole number, ${least} to ${most}`),
  );

/** A positive integer up to the maximum of PostgreSQL's `integer`. */
export const count = v.pipe(whole(1, 2_147_483_647), v.title('a whole number from 1'));

/** The largest amount, in the currency's minor unit. */
export const MAX_AMOUNT = 100_000_000;

/**
 * An amount in the currency's minor unit: 13000 is 130.00, or 13000 of a currency without decimals. Numbers with a
 * decimal point arrive as text, so `130.00` is never read as 130 of the minor unit.
 */
export const amount = v.pipe(
  v.number(
    ({ input }) =>
      `must be integer, of the currency’s minor unit, as 13000 is for 130.00: ${JSON.stringify(input)}`,
  ),
  whole(0, MAX_AMOUNT),
  v.title('an amount'),
);

/** A name for data, addresses and messages. */
export const key = v.pipe(
  v.string(NO_TEXT),
  v.regex(
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    'must match a name: a letter, then letters, digits, "_" and "-"',
  ),
  v.title('a name: a letter, then letters, digits, `_` and `-`'),
);

/** A regional form of a language, such as `en-CA`. */
export const locale = v.pipe(
  v.string(NO_TEXT),
  v.check(isLocale, 'must be a language with its region, as en-CA'),
  v.title('a language with its region, as `en-CA`'),
);

function isLocale(value: string): boolean {
  try {
    const { baseName, region } = new Intl.Locale(value);
    return baseName === value && region !== undefined;
  } catch {
    return false;
  }
}

/** A segment of a URL's path. */
export const segment = v.pipe(
  v.string(NO_TEXT),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must match small letters, digits and "-"'),
  v.title('small letters, digits and `-`'),
);

/** A calendar day, such as `2019-08-18`. */
export const day = v.pipe(
  v.string(NO_TEXT),
  v.check(isDay, 'must be a day, as 2019-08-18'),
  v.title('a day, as `2019-08-18`'),
);

export const email = v.pipe(
  v.string(NO_TEXT),
  v.check((address) => !/\s/.test(address) && isEmailLike(address), 'must be an email address'),
  v.title('an email address'),
);

const matching = (pattern: RegExp, like: string) =>
  v.pipe(v.string(NO_TEXT), v.regex(pattern, `must match ${like}`), v.title(like));

/** Apple's identifier of a kind of pass. */
export const passType = matching(/^pass(\.[A-Za-z0-9-]+){2,}$/, 'pass.com.example.badge');

/** Apple's identifier of a team. */
export const team = matching(/^[A-Z0-9]{10}$/, 'ten capital letters and digits');

/** Google's identifier of an account. */
export const issuer = matching(/^\d{5,25}$/, 'digits in quotes');

/** The URL of a web page. */
export const url = v.pipe(
  matching(/^https:\/\/\S+$/, 'https://…'),
  v.check((link) => URL.canParse(link), 'must match https://…'),
);

/** The start of a URL template. The placeholders are no valid URL yet. */
export const urlTemplate = matching(/^https:\/\/[\w.-]+\//, 'https://…/…');

/** The URL of a folder, with a slash at the end. */
export const folderUrl = matching(/^https?:\/\/[^/?#]+\/([^?#]*\/)?$/, 'https://…/');

/** A picture in the convention's folder. */
export const picture = v.pipe(
  matching(/^[\w-]+(?:\/[\w-]+)*\.(?:svg|png)$/, 'a file in the folder, as logo.svg or logo.png'),
  v.title('logo.png'),
);

/** A font in the convention's folder. */
export const fontFile = v.pipe(
  matching(/^[\w-]+(?:\/[\w-]+)*\.woff2$/, 'a file in the folder, as text.woff2'),
  v.title('text.woff2'),
);

/** A drawing in the convention's folder. */
export const drawing = v.pipe(
  matching(/^[\w-]+(?:\/[\w-]+)*\.svg$/, 'a file in the folder, as badge.svg'),
  v.title('badge.svg'),
);

/** A colour as `#rrggbb`. */
export const color = matching(/^#[\da-f]{6}$/i, 'a colour, as #005383');

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** An ISO 4217 code in lower case: `eur`, `cad`, `isk`. */
export const currency = v.pipe(
  matching(/^[a-z]{3}$/, 'three small letters, as eur'),
  v.check((code) => CURRENCIES.has(code.toUpperCase()), 'must be a currency of ISO 4217, as eur'),
  v.title('a currency of ISO 4217, in small letters'),
);

export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `must be equal to one of: ${names.join(', ')}`);

/** A mapping with exactly these fields. */
export const object = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(v.custom<object>(isMapping, NO_MAPPING), v.strictObject(fields), v.readonly());

export const maybe = v.exactOptional;

/** A list with at least `least` items. */
export const list = <const Item extends v.GenericSchema>(item: Item, least = 0) =>
  v.pipe(
    v.array(item, 'must be array: a list'),
    v.minLength(least, `must have at least ${least}`),
    v.readonly(),
  );

/** A list without duplicates. */
export const set = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    list(item),
    v.check((items) => new Set(items).size === items.length, 'must not have the same twice'),
  );

/** A mapping from keys to values of one kind, with at least `least` entries. */
export const map = <const Value extends v.GenericSchema>(value: Value, least = 1) =>
  v.pipe(
    v.custom<object>(isMapping, NO_MAPPING),
    // Valibot would drop such a name.
    v.check(
      (values) => !Object.keys(values).some((name) => name in {}),
      'must not have a name that every JavaScript object has, such as `constructor`',
    ),
    v.record(key, value),
    v.check((values) => Object.keys(values).length >= least, 'must not be empty'),
    v.readonly(),
  );

/** Returns whether a text is the code of a language, as the contract writes it: `fi`. */
export const isLanguageCode = (value: string): boolean => /^[a-z]{2,3}$/.test(value);

/** The code of a language, such as `fi`. */
export const languageCode = v.pipe(
  v.string(NO_TEXT),
  v.check(isLanguageCode, 'must be the code of a language, as fi'),
  v.title('the code of a language, as `fi`'),
);

const translations = v.entriesFromList(
  LANGUAGES.filter((language) => language !== 'en'),
  maybe(text),
);

/** Text for people: English, and optionally other languages: the product's, and those that the convention adds. */
export const words = v.pipe(
  v.custom<object>(isMapping, NO_MAPPING),
  v.objectWithRest({ en: text, ...translations }, text),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const input = dataset.value;
    for (const [name, value] of Object.entries(input)) {
      if (isLanguageCode(name)) continue;
      addIssue({
        message: 'is no code of a language, such as fi',
        path: [{ type: 'object', origin: 'key', input, key: name, value }],
      });
    }
  }),
  v.readonly(),
  v.title('words'),
);

/** One line of text for people, with at most this many characters in each language. */
export const createLine = (most: number) =>
  v.pipe(
    words,
    v.check(
      (texts) => Object.values(texts).every((one) => [...one].length <= most),
      `must have at most ${most} characters in each language`,
    ),
    v.check(
      (texts) => Object.values(texts).every((one) => !/\p{Cc}/u.test(one)),
      'must be one line',
    ),
  );
