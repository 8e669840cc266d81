import { surface } from '@conkit/ui/theme';
import { useLayoutEffect, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Begin, Surroundings } from '../element/drawer.ts';
import { spoken } from '../words/spoken.ts';

/** One sheet for all elements of a kind. Unlike a `<style>`, a strict content security policy allows it. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(css: string): CSSStyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Returns the reader's font size in pixels. Some sites set `1rem` to 10 px for easier arithmetic, which would make
 * everything small.
 */
function readersSize(place: HTMLElement): string {
  place.className = 'conkit_medium';
  return getComputedStyle(place).fontSize;
}

interface DrawnProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
  onDrawn: () => void;
}

function Drawn<Props extends object>({ component: Part, props, onDrawn }: DrawnProps<Props>) {
  useLayoutEffect(onDrawn);
  return <Part {...props} />;
}

/**
 * Creates a renderer that draws a React component into the shadow tree of an element.
 *
 * @param css the element's style sheet
 * @param ground the background: a card or the page
 * @returns a function that takes the callback for the component's props
 */
export const drawing =
  <Props extends object>(
    component: ComponentType<Props>,
    css: string,
    ground: 'card' | 'page' = 'card',
  ) =>
  (propsFor: (surroundings: Surroundings) => Props): Begin =>
  (shadow, onDrawn) => {
    shadow.adoptedStyleSheets = [sheetOf(css)];
    const place = document.createElement('div');
    place.part.add('surface');
    shadow.replaceChildren(place);
    place.style.setProperty('--_conkit-rem', readersSize(place));
    place.className = ground === 'card' ? `conkit_root conkit_card ${surface}` : 'conkit_root';
    const root = createRoot(place);
    return {
      draw(surroundings) {
        place.dataset['theme'] = surroundings.theme;
        place.lang = spoken[surroundings.language].tag;
        place.dir = surroundings.direction;
        const props = propsFor(surroundings);
        flushSync(() =>
          root.render(<Drawn component={component} props={props} onDrawn={onDrawn} />),
        );
      },
      remove: () => root.unmount(),
    };
  };
