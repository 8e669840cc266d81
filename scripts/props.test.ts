import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listBreaches, listProps } from './lib/props.ts';
import { listProductSources, readCode } from './lib/sources.ts';

const ui = join(import.meta.dirname, '../packages/ui');

/** Properties that break a rule, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'CardPurchase.data': 'may be anything that a server stored',
  'RecordedPurchase.data': 'may be anything that a server stored',
  'FoundPerson.id': 'is the number of a record, which the crew reads and types',
  'RecordedPerson.id': 'is the number of a record',
  'RecordedPurchase.id': 'is the number of a record',
  'RecordedMail.id': 'is the number of a record',
  'UpgradeFormProps.onTypeChange': 'changes the type in `upgrade`',
  'Navigation.navigate': 'is a function of the application, not an event',
  'Navigation.preload': 'is a function of the application, not an event',
};

/** Returns a program with one more file, if its text is given. */
function createProgram(files: readonly string[], text?: string): ts.Program {
  const { config } = ts.readConfigFile(join(ui, 'tsconfig.json'), (path) =>
    readFileSync(path, 'utf8'),
  ) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ui);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const [first] = files;
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...others) =>
    text !== undefined && name === first
      ? ts.createSourceFile(name, text, target)
      : getSourceFile(name, target, ...others);
  return ts.createProgram(files, { ...options, noEmit: true, skipLibCheck: true }, host);
}

test('every exported type follows the convention for properties', () => {
  const entries = ['index', 'desk'].map((name) => join(ui, `src/${name}.ts`));
  const props = listProps(createProgram(entries), entries);
  expect(props.length).toBeGreaterThan(500);
  const breaches = listBreaches(props);
  const isException = (breach: string) => Object.hasOwn(EXCEPTIONS, breach.split(' ')[0] ?? '');
  expect(breaches.filter((breach) => !isException(breach))).toEqual([]);
  const broken = new Set(breaches.map((breach) => breach.split(' ')[0]));
  expect(Object.keys(EXCEPTIONS).filter((name) => !broken.has(name))).toEqual([]);
});

test('only `onPress` and `onClick` get the event of a press', () => {
  // An owner's `onSend={mutate}` would take the event for its data.
  const passed = listProductSources()
    .filter((path) => path.startsWith('packages/ui/'))
    .flatMap(
      (path) =>
        readCode(path).match(/on(?:Press|Click)=\{(?:\w+\.)*on(?!Press|Click)[A-Z]\w*\}/g) ?? [],
    );
  expect(passed).toEqual([]);
});

test('finds what breaks the convention', () => {
  const file = join(ui, 'src/example.ts');
  const text = `
interface Inner { zone: string }
export interface ExampleProps<Id extends string | number = string | number> {
  /** Fine. */ isOpen: boolean;
  /** Fine. */ onOpenChange: (isOpen: boolean) => void;
  /** Fine. */ value: string;
  /** Fine. */ onChange: (value: string) => void;
  /** Fine. */ onChangeOfTwo: (key: string, value: string) => void;
  /** Fine. */ getHref: (id: Id) => string;
  /** Fine. */ id: Id;
  /** Fine. */ autoFocus?: boolean;
  /** Fine. */ defaultOpen?: boolean;
  /** Fine. */ mail?: { isPending: boolean; onSend: () => void };
  silent: string;
  /** */ open?: boolean;
  /** */ isName: string;
  /** Saves. */ save: () => void;
  /** Shows. */ show: (name: string) => string;
  /** Failed. */ onFailed: () => void;
  /** Called. */ onTitleChange: (title: string) => void;
  /** A page. */ onPage: string;
  /** The link. */ way: string;
  /** Some. */ some: Partial<Inner>;
  /** The person. */ personId: number;
  /** ISO 8601. */ closes: string;
  /** The inner. */ inner: Inner;
}
interface LocalProps {
  /** The problem. */ trouble: string;
}
const memo = <Props>(render: (props: Props) => null) => render;
export const Local = memo((props: LocalProps) => null);
`;
  const found = listBreaches(listProps(createProgram([file], text), [file]));
  expect(found.map((breach) => breach.replace('ExampleProps.', ''))).toEqual([
    'silent has a docstring',
    'open starts with is, has, can or should',
    'isName is a boolean',
    'save starts with on',
    'show starts with get, render, format or load',
    'onFailed is not in the past tense',
    'onTitleChange comes with title or isTitle',
    'onPage is a function',
    'way is called …Link',
    'some names its properties, without Partial, any, unknown and object',
    'Inner.zone is called timeZone',
    'personId takes a string, too',
    'closes ends with At',
    'LocalProps.trouble is called problem',
  ]);
});
