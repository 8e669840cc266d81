import { useState } from 'react';
import { getHref, useEntries, type Entry } from './StateList.tsx';

const WIDTHS = [320, 390, 768, 1280] as const;
const SCALE = 0.4;

const Picture = ({ entry, width }: { entry: Entry; width: number }) => (
  <li style={{ inlineSize: width * SCALE }}>
    <div style={{ inlineSize: width * SCALE, blockSize: 844 * SCALE, overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories: a sandbox that lets them run would block nothing */}
      <iframe
        title={entry.name}
        src={`./iframe.html?viewMode=story&id=${entry.id}`}
        loading="lazy"
        tabIndex={-1}
        style={{
          inlineSize: width,
          blockSize: 844,
          border: '1px solid #8884',
          transform: `scale(${SCALE})`,
          transformOrigin: 'top left',
        }}
      />
    </div>
    <a href={getHref(entry)} target="_top">
      {entry.name}
    </a>
  </li>
);

/** Shows every state of a block side by side. Each preview links to its story. */
export const ContactSheet = () => {
  const stories = useEntries().filter(
    ({ title, type }) => type === 'story' && title.startsWith('blocks/'),
  );
  const titles = [...new Set(stories.map(({ title }) => title))];
  const [chosen, setChosen] = useState('blocks/MemberHome');
  const [width, setWidth] = useState<number>(390);
  return (
    <>
      <p>
        <label>
          Screen{' '}
          <select value={chosen} onChange={(event) => setChosen(event.target.value)}>
            {titles.map((title) => (
              <option key={title} value={title}>
                {title.replace('blocks/', '')}
              </option>
            ))}
          </select>
        </label>{' '}
        <label>
          Width{' '}
          <select value={width} onChange={(event) => setWidth(Number(event.target.value))}>
            {WIDTHS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      </p>
      <ul
        className="sb-unstyled"
        style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem', padding: 0, listStyle: 'none' }}
      >
        {stories
          .filter(({ title }) => title === chosen)
          .map((entry) => (
            <Picture key={`${entry.id} ${width}`} entry={entry} width={width} />
          ))}
      </ul>
    </>
  );
};
