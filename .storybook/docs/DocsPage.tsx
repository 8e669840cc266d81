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
import { documented, pageOf, type Documented } from './library.ts';
import { StateList } from './StateList.tsx';

const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <div>
    <Subheading>{title}</Subheading>
    <Markdown>{points.map((point) => `- ${point}`).join('\n')}</Markdown>
  </div>
);

const Keyboard = ({ keys }: Pick<Documented, 'keys'>) =>
  keys.length === 0 ? (
    <Markdown>It has no focusable parts.</Markdown>
  ) : (
    <Markdown>
      {['| Key | What it does |', '| --- | --- |']
        .concat(keys.map(([key, does]) => `| ${key} | ${does} |`))
        .join('\n')}
    </Markdown>
  );

/** The documentation of one component. */
const Said = ({ notFor, example, keys, heard, does, donts, name, folder }: Documented) => (
  <>
    <Markdown>{`**Not for:** ${notFor}`}</Markdown>
    <Source
      language="tsx"
      code={`import { ${name} } from '@conkit/ui';\n// or '@conkit/ui/${folder}'\n\n${example}`}
    />
    <Subheading>Keyboard</Subheading>
    <Keyboard keys={keys} />
    <Subheading>Screen reader</Subheading>
    <Markdown>{heard}</Markdown>
    <Points title="Do" points={does} />
    <Points title="Don’t" points={donts} />
  </>
);

/** The docs page of a component or block, with a live story, code, props, keys and states. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']) as { preparedMeta: { title: string } };
  const { title } = preparedMeta;
  const own = documented.find((one) => pageOf(one) === title && title.endsWith(`/${one.name}`));
  const beside = documented.filter((one) => pageOf(one) === title && one !== own);
  const isBlock = title.startsWith('blocks');
  return (
    <>
      <Title />
      {own && <Markdown>{own.description}</Markdown>}
      {isBlock ? <Canvas story={{ inline: false, height: '560px' }} /> : <Primary />}
      {own && <Said {...own} />}
      <Heading>Properties</Heading>
      <div style={{ overflowX: 'auto' }}>
        <div style={{ minInlineSize: '36rem' }}>{isBlock ? <ArgTypes /> : <Controls />}</div>
      </div>
      <Heading>States</Heading>
      <StateList title={title} />
      {beside.map((one) => (
        <section key={one.name}>
          <Heading>{one.name}</Heading>
          <Markdown>{one.description}</Markdown>
          <Said {...one} />
        </section>
      ))}
    </>
  );
};
