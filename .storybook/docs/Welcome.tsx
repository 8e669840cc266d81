import { Story } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { addons } from 'storybook/preview-api';
import { brands } from '../stage/brands.ts';
import { getHref } from './entries.ts';
import './docs.css';

const setGlobals = (globals: Readonly<Record<string, string>>) =>
  addons.getChannel().emit('updateGlobals', { globals });

/** Chooses the brand and the theme of all examples, as the toolbar does. */
export const BrandSwitch = () => {
  const [chosen, setChosen] = useState('dublin');
  const [isDark, setIsDark] = useState(false);
  return (
    <div className="doc-brands sb-unstyled" role="group" aria-label="Brand and theme">
      {Object.entries(brands).map(([name, { primary, accent }]) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === chosen}
          onClick={() => {
            setChosen(name);
            setGlobals({ brand: name });
          }}
        >
          <span style={{ background: primary }} />
          <span style={{ background: accent }} />
          {name}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isDark}
        onClick={() => {
          setIsDark(!isDark);
          setGlobals({ theme: isDark ? 'light' : 'dark' });
        }}
      >
        dark
      </button>
    </div>
  );
};

/** The six components that a convention uses first. */
const SHOWN = {
  RankedBallot: 'Rank finalists by pointer, touch or keyboard.',
  PersonCard: 'One person, with what to do next.',
  NominationGrid: 'Nominate works in free text.',
  MemberForm: 'All details of a membership.',
  PurchaseCard: 'A purchase and its payment.',
  BadgePreview: 'The badge, while the name is typed.',
} as const;

/** Those that need half of the width, or all of it. */
const SIZES: Readonly<Record<string, object>> = {
  RankedBallot: { 'data-half': '' },
  PersonCard: { 'data-half': '' },
  NominationGrid: { 'data-wide': '' },
};

interface ShowcasesProps {
  /** A story of each component, which the page itself must import. */
  stories: Readonly<Record<keyof typeof SHOWN, unknown>>;
}

/** Live components. Each name opens the component's page. */
export const Showcases = ({ stories }: ShowcasesProps) => (
  <div className="doc-showcases sb-unstyled">
    {Object.entries(SHOWN).map(([name, text]) => (
      <section key={name} className="doc-showcase" {...SIZES[name]}>
        <h2>
          <a
            href={getHref({ type: 'docs', id: `components-${name.toLowerCase()}--docs` })}
            target="_top"
          >
            {name}
          </a>
        </h2>
        <p>{text}</p>
        <div
          className="doc-showcase-stage docs-story"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
          tabIndex={0}
          role="group"
          aria-label={name}
        >
          <Story of={stories[name as keyof typeof SHOWN]} />
        </div>
      </section>
    ))}
  </div>
);

const STARTS = [
  [
    'Design',
    './?path=/docs/screens-all-screens--docs',
    'See every screen in every state, then walk through a journey.',
  ],
  ['Develop', './?path=/docs/start-here-install--docs', 'Install the package and render a ballot.'],
  ['Write', './?path=/docs/start-here-words--docs', 'Replace any text, in any language.'],
  [
    'Brand',
    './?path=/docs/foundations-your-brand--docs',
    'Choose three colours and copy the theme.',
  ],
] as const;

/** Links to start with. */
export const Starts = () => (
  <div className="doc-starts sb-unstyled">
    {STARTS.map(([title, href, text]) => (
      <a key={href} href={href} target="_top">
        <strong>{title}</strong>
        <span>{text}</span>
      </a>
    ))}
  </div>
);

const COLORS = ['action', 'link', 'heading', 'text', 'surface-wash', 'success-text', 'danger'];

/** Some colours of the chosen brand. */
export const TokenStrip = () => (
  <div className="doc-strip sb-unstyled" role="img" aria-label="Colours of the chosen brand">
    {COLORS.map((name) => (
      <span key={name}>
        <i style={{ background: `var(--conkit-color-${name})` }} />
        {name}
      </span>
    ))}
  </div>
);
