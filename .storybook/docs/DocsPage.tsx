import {
  ArgTypes,
  Canvas,
  Controls,
  Heading,
  Markdown,
  Primary,
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentUsage, Usage } from '../../packages/ui/src/testing/usage.ts';
import { parseDocstrings, type Docstring } from './docstrings.ts';
import { StateList } from './StateList.tsx';

const sources = import.meta.glob<string>(
  ['../../packages/ui/src/{primitives,components,blocks}/*/*.tsx', '!**/*.{stories,test}.tsx'],
  { eager: true, query: '?raw', import: 'default' },
);
const docstrings: Readonly<Record<string, Docstring>> = Object.assign(
  {},
  ...Object.values(sources).map((source) => parseDocstrings(source)),
);

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Subheading>{title}</Subheading>
    <Markdown>{points.map((point) => `- ${point}`).join('\n')}</Markdown>
  </div>
);

const Keyboard = ({ keys }: Pick<ComponentUsage, 'keys'>) =>
  keys.length === 0 ? (
    <Markdown>It has no focusable parts.</Markdown>
  ) : (
    <Markdown>
      {['| Key | What it does |', '| --- | --- |']
        .concat(keys.map(([key, effect]) => `| ${key} | ${effect} |`))
        .join('\n')}
    </Markdown>
  );

interface GuideProps {
  name: string;
  /** Such as `primitives/Button`. */
  folder: string;
  usage: ComponentUsage;
}

/** Shows what the table of properties lacks: an example, keys, announcements, dos and don'ts. */
const Guide = ({ name, folder, usage }: GuideProps) => (
  <>
    <Markdown>{`**Not for:** ${usage.notFor}`}</Markdown>
    <Source
      language="tsx"
      code={`import { ${name} } from '@conkit/ui';\n// or '@conkit/ui/${folder}'\n\n${docstrings[name]?.example ?? ''}`}
    />
    <Subheading>Keyboard</Subheading>
    <Keyboard keys={usage.keys} />
    <Subheading>Screen reader</Subheading>
    <Markdown>{usage.screenReader}</Markdown>
    <Points title="Do" points={usage.dos} />
    <Points title="Don’t" points={usage.donts} />
  </>
);

/** The docs page of a component or block, with a live story, code, props, keys and states. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']) as {
    preparedMeta: { title: string; parameters: { usage?: Usage } };
  };
  const { title, parameters } = preparedMeta;
  const folder = title.split('/').slice(0, 2).join('/');
  const main = title.split('/').at(-1) ?? '';
  const { [main]: own, ...others } = parameters.usage ?? {};
  const isBlock = title.startsWith('blocks');
  return (
    <>
      <Title />
      {own && <Markdown>{docstrings[main]?.description ?? ''}</Markdown>}
      {isBlock ? <Canvas story={{ inline: false, height: '560px' }} /> : <Primary />}
      {own && <Guide name={main} folder={folder} usage={own} />}
      <Heading>Properties</Heading>
      <div style={{ overflowX: 'auto' }}>
        <div style={{ minInlineSize: '36rem' }}>{isBlock ? <ArgTypes /> : <Controls />}</div>
      </div>
      <Heading>States</Heading>
      <StateList title={title} />
      {Object.entries(others).map(([name, usage]) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <Markdown>{docstrings[name]?.description ?? ''}</Markdown>
          <Guide name={name} folder={folder} usage={usage} />
        </section>
      ))}
    </>
  );
};
