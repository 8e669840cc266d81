import { addons } from 'storybook/preview-api';
import { type ReactNode, useState } from 'react';
import { brands } from '../stage/brands.ts';
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

interface ShowcaseProps {
  title: string;
  /** The id of its page. */
  page: string;
  text: string;
  /** The live story. */
  children: ReactNode;
}

/** A live component with its name. The name opens its page. */
export const Showcase = ({ title, page, text, children }: ShowcaseProps) => (
  <section className="doc-showcase sb-unstyled">
    <h3>
      <a href={`?path=/docs/${page}--docs`} target="_top">
        {title}
      </a>
    </h3>
    <p>{text}</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard */}
    <div className="doc-showcase-stage docs-story" tabIndex={0} role="group" aria-label={title}>
      {children}
    </div>
  </section>
);

/** Links to start with. */
export const Starts = ({ children }: { children: ReactNode }) => (
  <div className="doc-starts sb-unstyled">{children}</div>
);

interface StartProps {
  title: string;
  href: string;
  children: ReactNode;
}

export const Start = ({ title, href, children }: StartProps) => (
  <a href={href} target="_top">
    <strong>{title}</strong>
    <span>{children}</span>
  </a>
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
