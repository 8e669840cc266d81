import { surface } from '@conkit/ui/theme';
import { type ComponentType, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CreateRenderer, ElementContext } from '../element/context.ts';
import { languages } from '../words.ts';

/** One sheet for all elements of a kind. A strict content security policy allows it, unlike a `<style>`. */
const sheets = new Map<string, CSSStyleSheet>();

function getSheet(css: string): CSSStyleSheet {
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
function measureReaderFontSize(place: HTMLElement): string {
  place.className = 'conkit_medium';
  return getComputedStyle(place).fontSize;
}

interface WithCallbackProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
  onRendered: () => void;
}

function WithCallback<Props extends object>({
  component: Part,
  props,
  onRendered,
}: WithCallbackProps<Props>) {
  useLayoutEffect(onRendered);
  return <Part {...props} />;
}

/**
 * Creates a view that renders a React component into the shadow tree of an element.
 *
 * @param css the element's style sheet
 * @param ground the background: a card or the page
 * @returns a function that takes the callback for the component's props
 */
export const defineView =
  <Props extends object>(
    component: ComponentType<Props>,
    css: string,
    ground: 'card' | 'page' = 'card',
  ) =>
  (getProps: (context: ElementContext) => Props): CreateRenderer =>
  (shadow, onRendered) => {
    shadow.adoptedStyleSheets = [getSheet(css)];
    const place = document.createElement('div');
    place.part.add('surface');
    shadow.replaceChildren(place);
    place.style.setProperty('--_conkit-rem', measureReaderFontSize(place));
    place.className = ground === 'card' ? `conkit_root conkit_card ${surface}` : 'conkit_root';
    const root = createRoot(place);
    return {
      render(context) {
        place.dataset['theme'] = context.theme;
        place.lang = languages[context.language].tag;
        place.dir = context.direction;
        const props = getProps(context);
        flushSync(() =>
          root.render(<WithCallback component={component} props={props} onRendered={onRendered} />),
        );
      },
      remove: () => root.unmount(),
    };
  };
