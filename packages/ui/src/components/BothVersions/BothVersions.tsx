import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  bothVersionsMessages,
  type BothVersionsMessages,
} from '../../locales/en/BothVersions.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './BothVersions.css.ts';

export interface BothVersionsProps<Version> extends ElementProps {
  /** The version on this screen. */
  mine: Version;
  /** The version that was saved elsewhere. */
  theirs: Version;
  /** Renders one version. `name` is the accessible name for its list. */
  renderVersion: (version: Version, name: string) => ReactNode;
  onChoose: (choice: 'mine' | 'theirs') => void;
  /** Further choices, after the two buttons. */
  children?: ReactNode;
  messages?: SomeMessages<BothVersionsMessages>;
}

/**
 * Shows both versions of a category that was changed in two places and lets the voter choose one.
 *
 * @example
 * ```tsx
 * <BothVersions
 *   mine={['Space Opera']}
 *   theirs={['Revenant Gun']}
 *   renderVersion={(titles, name) => <p aria-label={name}>{titles.join(', ')}</p>}
 *   onChoose={resolve}
 * />
 * ```
 */
export function BothVersions<Version>(props: BothVersionsProps<Version>) {
  const { mine, theirs, renderVersion, onChoose, children } = props;
  const words = useMessages('BothVersions', bothVersionsMessages, props.messages);
  return (
    <Notice {...elementProps(props)} tone="warning" role="alert">
      <p>{words.choose}</p>
      <div className={css.versions}>
        <div className={css.version}>
          <h3>{words.here}</h3>
          {renderVersion(mine, words.here)}
          <Button onPress={() => onChoose('mine')}>{words.keepMine}</Button>
        </div>
        <div className={css.version}>
          <h3>{words.elsewhere}</h3>
          {renderVersion(theirs, words.elsewhere)}
          <Button onPress={() => onChoose('theirs')}>{words.takeTheirs}</Button>
        </div>
      </div>
      {children}
    </Notice>
  );
}
