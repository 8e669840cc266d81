import { isEmailLike, type Language, LANGUAGES, resolveInstant } from '@conkit/rules';
import * as v from 'valibot';
import { isMapping } from '../merge.ts';

/** What the schema of a convention is made of. Each says what is wrong as the rest of `<field> …`. */

const NO_TEXT = 'must be text; a number needs quotes';
const NO_MAPPING = 'must be object: names with their values';

/** Some words or a name: not empty. */
export const text = v.pipe(v.string(NO_TEXT), v.nonEmpty('must not be empty'), v.title('text'));

/** Yes or no. */
export const flag = v.pipe(
  v.boolean('must be boolean: true or false'),
  v.title('`true` or `false`'),
);

/** A whole number, both ends included. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('must be integer, a whole number without a point'),
    v.integer('must be integer, a whole number'),
    v.minValue(least, `must be >= ${least}`),
    v.maxValue(most, `must be <= ${most}`),
    v.title(`a whole number, ${least} to ${most}`),
  );

/** As much as the database takes. */
export const count = v.pipe(whole(1, 2_147_483_647), v.title('a whole number from 1'));

/**
 * An amount of money in the currency's minor unit: 13000 is for 130.00, and for 13000 of a currency without decimals.
 * What is written with a point comes here as text: `130.00` is never 130 of anything.
 */
export const amount = v.pipe(
  v.number(
    ({ input }) =>
      `must be integer, of the currency’s minor unit, as 13000 is for 130.00: ${JSON.stringify(input)}`,
  ),
  whole(0, 100_000_000),
  v.title('an amount'),
);

/** A name that data, addresses and messages use. */
export const key = v.pipe(
  v.string(NO_TEXT),
  v.regex(
    /^[A-Za-z][A-Za-z0-9_-]*$/,
    'must match a name: a letter, then letters, digits, "_" and "-"',
  ),
  v.title('a name: a letter, then letters, digits, `_` and `-`'),
);

/** A part of an address. */
export const segment = v.pipe(
  v.string(NO_TEXT),
  v.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must match small letters, digits and "-"'),
  v.title('small letters, digits and `-`'),
);

/** A calendar day, as `2019-08-18`. */
export const day = v.pipe(
  v.string(NO_TEXT),
  v.check(isDay, 'must be a day, as 2019-08-18'),
  v.title('a day, as `2019-08-18`'),
);

function isDay(value: string): boolean {
  return resolveInstant(`${value}T00:00Z`, new Date(0)) !== undefined;
}

/** An address for mail. */
export const email = v.pipe(
  v.string(NO_TEXT),
  v.check((address) => !/\s/.test(address) && isEmailLike(address), 'must be an email address'),
  v.title('an email address'),
);

const matching = (pattern: RegExp, like: string) =>
  v.pipe(v.string(NO_TEXT), v.regex(pattern, `must match ${like}`), v.title(like));

/** A page of the web. */
export const url = v.pipe(
  matching(/^https:\/\/\S+$/, 'https://…'),
  v.check((link) => URL.canParse(link), 'must match https://…'),
);

/** The beginning of such addresses; with what is filled in it is no URL yet. */
export const urlTemplate = matching(/^https:\/\/[\w.-]+\//, 'https://…/…');

/** The address of a folder. */
export const folderUrl = matching(/^https?:\/\/[^/?#]+\/([^?#]*\/)?$/, 'https://…/');

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** An ISO 4217 code in lower case: `eur`, `cad`, `isk`. */
export const currency = v.pipe(
  matching(/^[a-z]{3}$/, 'three small letters, as eur'),
  v.check((code) => CURRENCIES.has(code.toUpperCase()), 'must be a currency of ISO 4217, as eur'),
  v.title('a currency of ISO 4217, in small letters'),
);

/** One of some names. */
export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `must be equal to one of: ${names.join(', ')}`);

/** A mapping with these fields and no other. */
export const object = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(v.custom<object>(isMapping, NO_MAPPING), v.strictObject(fields), v.readonly());

/** A field that may be missing. */
export const maybe = v.exactOptional;

/** A list of at least so many. */
export const list = <const Item extends v.GenericSchema>(item: Item, least = 0) =>
  v.pipe(
    v.array(item, 'must be array: a list'),
    v.minLength(least, `must have at least ${least}`),
    v.readonly(),
  );

/** A list without repetitions. */
export const set = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    list(item),
    v.check((items) => new Set(items).size === items.length, 'must not have the same twice'),
  );

/** A mapping from names, at least so many, to values of one kind. */
export const map = <const Value extends v.GenericSchema>(value: Value, least = 1) =>
  v.pipe(
    v.custom<object>(isMapping, NO_MAPPING),
    v.record(key, value),
    v.check((values) => Object.keys(values).length >= least, 'must not be empty'),
    v.readonly(),
  );

type Translations = Readonly<
  Record<Exclude<Language, 'en'>, v.ExactOptionalSchema<typeof text, undefined>>
>;

/** Words for people: English, and any of the convention's other languages. */
export const words = v.pipe(
  object({
    en: text,
    ...(v.entriesFromList(
      LANGUAGES.filter((language) => language !== 'en'),
      maybe(text),
    ) as Translations),
  }),
  v.title('words'),
);
