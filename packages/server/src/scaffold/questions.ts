import { currencyDecimals, isDay, isEmailLike, parseAmount } from '@conkit/rules';
import type { Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '../config/languages.ts';
import { MAX_AMOUNT } from '../config/schema/values.ts';
import { StartError } from '../process/startError.ts';

/** The answers from which a new convention's folder is written. */
export interface Answers {
  /** The name in page titles. */
  readonly name: string;
  /** The name of its folder, cookie and data. */
  readonly id: string;
  /** Calendar days, such as `2031-08-14`. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** IANA time zone. */
  readonly zone: string;
  /** ISO 4217 code in lower case. */
  readonly currency: string;
  readonly languages: readonly Language[];
  /** The address that members write to. */
  readonly email: string;
  /** Where it is held, for the front page; undefined if that isn't decided. */
  readonly place: string | undefined;
  /** What a full membership costs, in the currency's minor unit. */
  readonly price: number;
  /** One to three brand colours, such as `#0f766e`; empty for the product's own. */
  readonly colors: readonly string[];
  readonly hasDayPasses: boolean;
  /** The award's name; undefined without one. */
  readonly award: string | undefined;
}

/** A question and how to read its answer. */
export interface Question<Name extends keyof Answers = keyof Answers> {
  readonly name: Name;
  /** The name of its command-line option. */
  readonly option: string;
  readonly prompt: string;
  /** Returns the default for an empty answer, from the earlier answers. */
  readonly getDefault: (before: Partial<Answers>) => string;
  /** @throws Error that states the form of a valid answer */
  readonly read: (text: string, before: Partial<Answers>) => Answers[Name];
}

const fail = (why: string): never => {
  throw new Error(why);
};

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns `nordcon-2031` for `Nordcon 2031`, and `convention` for a name that doesn't begin with a Latin letter. */
function toSlug(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const made = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '');
  return /^[a-z]/.test(made) ? made : 'convention';
}

const parseYesNo = (text: string): boolean =>
  /^(y|yes|true)$/i.test(text) || (/^(n|no|false)$/i.test(text) ? false : fail('Say yes or no.'));

const defineQuestion = <Name extends keyof Answers>(one: Question<Name>) => one;

/** All questions in their order. */
export const QUESTIONS = [
  defineQuestion({
    name: 'name',
    option: 'name',
    prompt: 'What is the convention called, with its year',
    getDefault: () => 'Examplecon 2031',
    read: (text) => (text.length <= 100 ? text : fail('Use at most 100 characters.')),
  }),
  defineQuestion({
    name: 'id',
    option: 'id',
    prompt: 'The name of its folder, which names its cookie and its data too',
    getDefault: ({ name = '' }) => toSlug(name),
    read: (text) =>
      /^[a-z][\w-]{0,40}$/i.test(text)
        ? text
        : fail('A letter, then letters, digits, "_" and "-".'),
  }),
  defineQuestion({
    name: 'firstDay',
    option: 'first-day',
    prompt: 'Its first day',
    getDefault: () => '2031-08-14',
    read: (text) =>
      isDay(text) && text >= '2000' ? text : fail('Write a day from 2000, as 2031-08-14.'),
  }),
  defineQuestion({
    name: 'lastDay',
    option: 'last-day',
    prompt: 'Its last day',
    getDefault: ({ firstDay = '' }) => firstDay,
    read: (text, { firstDay = '' }) =>
      isDay(text) && text >= firstDay ? text : fail(`Write a day, not before ${firstDay}.`),
  }),
  defineQuestion({
    name: 'zone',
    option: 'zone',
    prompt: 'The time zone where it is held',
    getDefault: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    read: (text) => (isZone(text) ? text : fail('Write a zone as Europe/Helsinki.')),
  }),
  defineQuestion({
    name: 'currency',
    option: 'currency',
    prompt: 'The currency of its prices',
    getDefault: () => 'eur',
    read: (text) =>
      Intl.supportedValuesOf('currency').includes(text.toUpperCase())
        ? text.toLowerCase()
        : fail('Write three letters of ISO 4217, as eur.'),
  }),
  defineQuestion({
    name: 'languages',
    option: 'languages',
    prompt: `Its languages, English among them (of ${LANGUAGES.join(' ')})`,
    getDefault: () => 'en',
    read: (text) => {
      const chosen = [...new Set(text.split(/[\s,]+/))].filter(isLanguage);
      const isWhole = chosen.length === new Set(text.split(/[\s,]+/)).size;
      return isWhole && chosen.includes('en')
        ? chosen
        : fail(
            `Write some of ${LANGUAGES.join(' ')}, en among them. Others are added later with: conkit words export`,
          );
    },
  }),
  defineQuestion({
    name: 'email',
    option: 'email',
    prompt: 'The address that members write to',
    getDefault: () => 'registration@example.com',
    read: (text) => (isEmailLike(text) ? text : fail('Write a whole address.')),
  }),
  defineQuestion({
    name: 'place',
    option: 'place',
    prompt: 'Where is it held, such as City Hall, Uppsala',
    getDefault: () => '',
    read: (text) => {
      if (text.length > 100) fail('Use at most 100 characters.');
      return text || undefined;
    },
  }),
  defineQuestion({
    name: 'price',
    option: 'price',
    prompt: 'What does a full membership cost',
    getDefault: ({ currency = '' }) => (currencyDecimals(currency) === 0 ? '6000' : '60'),
    read: (text, { currency = '' }) => {
      const price = parseAmount(text, currency) || fail('Write an amount above 0, as 60.');
      const most = MAX_AMOUNT / 10 ** currencyDecimals(currency);
      return price <= MAX_AMOUNT ? price : fail(`Write an amount of at most ${most}.`);
    },
  }),
  defineQuestion({
    name: 'colors',
    option: 'colors',
    prompt: 'Its brand colours, one to three: for buttons, headings and the page',
    getDefault: () => '',
    read: (text) => {
      const colors = text.split(/[\s,]+/).filter(Boolean);
      return colors.length <= 3 && colors.every((color) => /^#[0-9a-f]{6}$/i.test(color))
        ? colors
        : fail('Write up to three colours as #0f766e.');
    },
  }),
  defineQuestion({
    name: 'hasDayPasses',
    option: 'day-passes',
    prompt: 'Does it sell day passes',
    getDefault: () => 'no',
    read: parseYesNo,
  }),
  defineQuestion({
    name: 'award',
    option: 'award',
    prompt: 'What is its award called, if members nominate and vote for one',
    getDefault: () => '',
    read: (text) => {
      if (text.length > 100) fail('Use at most 100 characters.');
      return text === '' || /^(n|no|none)$/i.test(text) ? undefined : text;
    },
  }),
] as const;

/** The command-line options. */
interface ScaffoldOptions {
  readonly answers: Readonly<Record<string, string | undefined>>;
  /** Whether missing answers use their defaults without asking. */
  readonly isQuiet: boolean;
  /** The parent of the new folder. */
  readonly to: string | undefined;
}

/** The output of `--help`. */
export const HELP = [
  'npm run new-convention -- [options]   write the folder of a new convention; asks for what is not given',
  '',
  ...QUESTIONS.map(({ option, prompt }) => `  ${`--${option} <text>`.padEnd(24)}  ${prompt}`),
  `  ${'--to <folder>'.padEnd(24)}  where to put it: config of this repository when absent`,
  `  ${'--yes'.padEnd(24)}  take the usual answer instead of asking`,
  `  ${'--help'.padEnd(24)}  print this`,
].join('\n');

/**
 * Reads the options, such as `--name "Nordcon 2031" --currency sek --yes`.
 *
 * @throws StartError naming the unknown option
 */
export function readOptions(args: readonly string[]): ScaffoldOptions {
  const options = Object.fromEntries(
    [...QUESTIONS.map(({ option }) => option), 'to'].map((name) => [
      name,
      { type: 'string' } as const,
    ]),
  );
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, yes: { type: 'boolean' } },
    });
    const { yes, to, ...answers } = values as Record<string, string | boolean | undefined>;
    return {
      answers: answers as Record<string, string | undefined>,
      isQuiet: yes === true,
      to: typeof to === 'string' ? to : undefined,
    };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** A function that asks a question in the terminal; undefined when there is no terminal. */
export type Ask = ((text: string) => Promise<string>) | undefined;

/** Returns a function that asks in a terminal. It throws a StartError when the terminal closes, as with Ctrl-C. */
export function createAsk(terminal: Interface): Ask {
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new StartError('Nothing was written.')));
  });
  closed.catch(() => {});
  return async (text) => {
    // Ctrl-C rejects the question before the terminal closes. Ctrl-D never answers it.
    const answer = terminal.question(text).catch(() => closed);
    return Promise.race([answer, closed]);
  };
}

/** Asks whether to start the new convention. A closed terminal counts as no. */
export async function askToStart(
  ask: NonNullable<Ask>,
  complain: (why: string) => void,
): Promise<boolean> {
  for (;;) {
    const answer = await ask('Start it now, and open it in the browser [yes]? ').catch(() => 'no');
    try {
      return parseYesNo(answer.trim() || 'yes');
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Line breaks, tabs and control characters, which would end a line of YAML or hide in it. */
const NOT_ON_A_LINE = /[\s\p{Cc}]+/gu;

/**
 * Collects all answers from the options, by asking, or from the defaults.
 *
 * @param complain prints why a question is repeated
 * @param isTaken whether there is a folder of this name already
 * @throws StartError for an invalid option
 */
export async function collectAnswers(
  { answers, isQuiet }: ScaffoldOptions,
  ask: Ask,
  complain: (why: string) => void,
  isTaken: (id: string) => boolean = () => false,
): Promise<Answers> {
  const before: { -readonly [Name in keyof Answers]?: Answers[Name] | undefined } = {};
  for (const question of QUESTIONS as readonly Question[]) {
    const { name, option, prompt } = question;
    const known = before as Partial<Answers>;
    const usual = question.getDefault(known);
    const given = answers[option];
    for (;;) {
      const hint = usual === '' ? '' : ` [${usual}]`;
      const typed = given ?? (isQuiet || !ask ? '' : await ask(`${prompt}${hint}? `));
      const text = typed.replaceAll(NOT_ON_A_LINE, ' ').trim() || usual;
      try {
        const answer = question.read(text, known);
        if (name === 'id' && isTaken(text)) fail('There is such a folder already.');
        Object.assign(before, { [name]: answer });
        break;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (given !== undefined || isQuiet || !ask) throw new StartError(`--${option}: ${why}`);
        complain(why);
      }
    }
  }
  // The loop has answered every question.
  return before as Answers;
}
