import {
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import type {
  Anatomy as AnatomyOfBlock,
  ComponentUsage,
  Usage,
} from '../../packages/ui/src/testing/usage.ts';
import { Anatomy, BlockAnatomy } from './Anatomy.tsx';
import { blockExamples } from './blockExamples.tsx';
import { examples as componentExamples } from './examples.tsx';
import type { ComponentFacts } from './factTypes.ts';
import { Pictures } from './Pictures.tsx';
import { PropsTable } from './PropsTable.tsx';
import { cell, Table } from './Table.tsx';
import { useJson } from './useJson.ts';
import './docs.css';

const examples = { ...componentExamples, ...blockExamples };

const Facts = ({ status, since, source }: ComponentFacts) => (
  <ul className="doc-facts sb-unstyled">
    <li>
      <strong>Status</strong> {status}
    </li>
    <li>
      <strong>Since</strong> {since}
    </li>
    <li>
      <a href={`./source/${source}.txt`} target="_top">
        Source
      </a>
    </li>
    <li>
      <a href="./source/packages/ui/CHANGELOG.md.txt" target="_top">
        Change log
      </a>
    </li>
  </ul>
);

interface BoxProps {
  title: string;
  tone?: 'do' | 'dont';
  text: string;
  children?: ReactNode;
}

const Box = ({ title, tone, text, children }: BoxProps) => (
  <div className="doc-box" data-tone={tone}>
    <h4>{title}</h4>
    {children && (
      <Unstyled>
        {/* Pictures of use, right or wrong, so nothing in them can be used. */}
        <div className="doc-example docs-story" inert>
          {children}
        </div>
      </Unstyled>
    )}
    <Markdown>{text}</Markdown>
  </div>
);

interface SideProps {
  name: string;
  kind: 'dos' | 'donts';
  texts: readonly string[];
}

const Side = ({ name, kind, texts }: SideProps) => (
  <div className="doc-side">
    {texts.map((text, index) => (
      <Box
        key={text}
        tone={kind === 'dos' ? 'do' : 'dont'}
        title={kind === 'dos' ? '✓ Do' : '✗ Don’t'}
        text={text}
      >
        {examples[name]?.[kind]?.[index]}
      </Box>
    ))}
  </div>
);

/** Right and wrong use side by side, as pictures where a picture can show it. */
const DosAndDonts = ({ name, usage }: { name: string; usage: ComponentUsage }) => (
  <div className="doc-two">
    <Side name={name} kind="dos" texts={usage.dos} />
    <Side name={name} kind="donts" texts={usage.donts} />
  </div>
);

const Access = ({ keys, screenReader }: Pick<ComponentUsage, 'keys' | 'screenReader'>) => (
  <Table heads={['Input', 'What happens']}>
    {keys.length === 0 && (
      <tr>
        <th style={cell} scope="row">
          Keyboard
        </th>
        <td style={cell}>It has no focusable parts.</td>
      </tr>
    )}
    {keys.map(([key, effect]) => (
      <tr key={key}>
        <th style={cell} scope="row">
          <kbd>{key}</kbd>
        </th>
        <td style={cell}>{effect}</td>
      </tr>
    ))}
    <tr>
      <th style={cell} scope="row">
        Screen reader
      </th>
      <td style={cell}>
        <Markdown>{screenReader}</Markdown>
      </td>
    </tr>
  </Table>
);

const Texts = ({ messages }: Pick<ComponentFacts, 'messages'>) => (
  <>
    <Markdown>
      {`Texts are plain, short and name the action: see [Words](?path=/docs/start-here-words--docs).${
        messages.length > 0 ? ' `messages` replaces each of these:' : ''
      }`}
    </Markdown>
    {messages.length > 0 && (
      <details>
        <summary>{messages.length} texts in English</summary>
        <Table heads={['Name', 'Text']}>
          {messages.map(([name, text]) => (
            <tr key={name}>
              <th style={cell} scope="row">
                <code>{name}</code>
              </th>
              <td style={cell}>{text}</td>
            </tr>
          ))}
        </Table>
      </details>
    )}
  </>
);

const Tokens = ({ tokens }: Pick<ComponentFacts, 'tokens'>) =>
  tokens.length === 0 ? (
    <Markdown>It has no styles of its own.</Markdown>
  ) : (
    <ul className="doc-tokens sb-unstyled">
      {tokens.map((token) => (
        <li key={token}>
          {/-(color|here|print)-/.test(token) && (
            <span className="doc-swatch" style={{ background: `var(${token})` }} />
          )}
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );

interface GuideProps {
  name: string;
  usage: ComponentUsage;
  facts: ComponentFacts | undefined;
  /** Whether its name is the title of the page. */
  isMain?: boolean;
  /** Shown before the properties. */
  children?: ReactNode;
}

/** Explains one component: when and how to use it, properties, keys and announcements. */
const Guide = ({ name, usage, facts, isMain = false, children }: GuideProps) => {
  const other = isMain ? '' : `${name}: `;
  return (
    <>
      {!isMain && <Heading>{name}</Heading>}
      <div className="doc-two">
        <Box title="Use it for" text={facts?.description ?? ''} />
        <Box title="Use something else for" text={usage.notFor} />
      </div>
      <Source
        language="tsx"
        code={`import { ${name} } from '${facts?.imports[0] ?? '@conkit/ui'}';${
          facts?.imports[1] ? `\n// or '${facts.imports[1]}'` : ''
        }\n\n${facts?.example ?? ''}`}
      />
      <Subheading>{`${other}Do and don’t`}</Subheading>
      <DosAndDonts name={name} usage={usage} />
      {children}
      <Subheading>{`${other}Properties`}</Subheading>
      {facts && <PropsTable props={facts.props} inherited={facts.inherited} />}
      <Subheading>{`${other}Keyboard and screen reader`}</Subheading>
      <Access keys={usage.keys} screenReader={usage.screenReader} />
    </>
  );
};

/** The docs page of a component or block. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']) as {
    preparedMeta: { title: string; parameters: { usage?: Usage; anatomy?: AnatomyOfBlock } };
  };
  const { componentStories } = useContext(DocsContext);
  const facts = useJson<Readonly<Record<string, ComponentFacts>>>('./components.json');
  const {
    title,
    parameters: { usage: usages, anatomy },
  } = preparedMeta;
  const main = title.split('/').at(-1) ?? '';
  const { [main]: own, ...others } = usages ?? {};
  const isBlock = title.startsWith('blocks');
  const face = componentStories().find(({ name }) => name.replaceAll(' ', '') === anatomy?.story);
  const mainFacts = facts?.[main] ?? facts?.[Object.keys(others)[0] ?? ''];
  return (
    <>
      <Title />
      {mainFacts && <Facts {...mainFacts} />}
      {isBlock ? (
        <Canvas
          {...(face && { of: face.moduleExport })}
          story={{ inline: false, height: '560px' }}
        />
      ) : (
        <Primary />
      )}
      {own ? (
        <Guide name={main} usage={own} facts={facts?.[main]} isMain>
          <Subheading>Anatomy</Subheading>
          {face && anatomy ? <BlockAnatomy id={face.id} anatomy={anatomy} /> : <Anatomy />}
          <Subheading>States</Subheading>
          <Pictures title={title} />
        </Guide>
      ) : (
        <>
          <Subheading>States</Subheading>
          <Pictures title={title} />
        </>
      )}
      {!isBlock && (
        <details>
          <summary>Change the properties of the example</summary>
          <Controls />
        </details>
      )}
      {Object.entries(others).map(([name, usage]) => (
        <Guide key={name} name={name} usage={usage} facts={facts?.[name]} />
      ))}
      {mainFacts && (
        <>
          <Heading>Content</Heading>
          <Texts messages={mainFacts.messages} />
          <Heading>Tokens</Heading>
          <Tokens tokens={mainFacts.tokens} />
          <Heading>Changes</Heading>
          <Markdown>
            {[...mainFacts.changes, `${mainFacts.since}: first version`]
              .map((line) => `- ${line}`)
              .join('\n')}
          </Markdown>
        </>
      )}
    </>
  );
};
