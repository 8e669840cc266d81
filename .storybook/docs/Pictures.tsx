import { useState } from 'react';
import { type Entry, getHref, useEntries } from './entries.ts';
import './docs.css';

/** A picture of a story, which `npm run build-storybook` takes. Opens the live story. */
const Picture = ({ entry }: { entry: Entry }) => {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <li className="doc-picture">
      <a href={getHref(entry)} target="_top">
        <span className="doc-picture-frame">
          {isMissing ? (
            <span aria-hidden="true">{entry.name}</span>
          ) : (
            <img
              src={`./pictures/${entry.id}.jpg`}
              alt=""
              loading="lazy"
              onError={() => setIsMissing(true)}
            />
          )}
        </span>
        {entry.name}
      </a>
    </li>
  );
};

/** Pictures of the stories of a component or block. */
export const Pictures = ({ title }: { title: string }) => (
  <ul className="doc-pictures sb-unstyled">
    {useEntries()
      .filter((entry) => entry.title === title && entry.type === 'story')
      .map((entry) => (
        <Picture key={entry.id} entry={entry} />
      ))}
  </ul>
);

/** Pictures of every screen: its first state, or all states. */
export const Screens = () => {
  const [isWhole, setIsWhole] = useState(false);
  const stories = useEntries().filter(
    ({ title, type }) => type === 'story' && title.startsWith('blocks/'),
  );
  const titles = [...new Set(stories.map(({ title }) => title))];
  if (titles.length === 0) return null;
  return (
    <>
      <p>
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            onChange={({ target }) => setIsWhole(target.checked)}
          />{' '}
          All {stories.length} states
        </label>
      </p>
      {isWhole ? (
        titles.map((title) => (
          <section key={title}>
            <h2>{title.replace('blocks/', '')}</h2>
            <Pictures title={title} />
          </section>
        ))
      ) : (
        <ul className="doc-pictures sb-unstyled">
          {titles.map((title) => {
            const own = stories.filter((story) => story.title === title);
            const [first] = own;
            const name = `${title.split('/').at(-1)} (${own.length})`;
            return first && <Picture key={title} entry={{ ...first, name }} />;
          })}
        </ul>
      )}
    </>
  );
};
