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
import { useHeading } from '../../primitives/element/headingLevel.ts';
import * as css from './BothVersions.css.ts';

export interface BothVersionsProps<Version> extends ElementProps {
  /** The version on this screen. */
  mine: Version;
  /** The version that was saved elsewhere. */
  theirs: Version;
  /** Renders one version. `name` is the accessible name for its list. */
  renderVersion: (version: Version, name: string) => ReactNode;
  /** Called with the version to keep. */
  onChoose: (choice: 'mine' | 'theirs') => void;
  /** Further choices, after the two buttons. */
  children?: ReactNode;
  /** Replaces single texts. */
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
  const { Heading } = useHeading(3);
  return (
    <Notice {...elementProps(props)} tone="warning" role="alert">
      <p>{words.choose}</p>
      <div className={css.versions}>
        <div className={css.version}>
          <Heading>{words.here}</Heading>
          {renderVersion(mine, words.here)}
          <Button onPress={() => onChoose('mine')}>{words.keepMine}</Button>
        </div>
        <div className={css.version}>
          <Heading>{words.elsewhere}</Heading>
          {renderVersion(theirs, words.elsewhere)}
          <Button onPress={() => onChoose('theirs')}>{words.takeTheirs}</Button>
        </div>
      </div>
      {children}
    </Notice>
  );
}
