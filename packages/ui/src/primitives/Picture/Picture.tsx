import { useState } from 'react';
import { useFallbackLang, useMessages } from '../../words/provider.tsx';
import { pictureMessages, type PictureMessages } from '../../locales/en/Picture.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Picture.css.ts';

export interface PictureProps extends ElementProps {
  src: string;
  /** The picture's text alternative. */
  alt: string;
  /** In pixels. Reserves the space until the picture has loaded. */
  width: number;
  /** In pixels. */
  height: number;
  /** Replaces single texts. */
  messages?: SomeMessages<PictureMessages>;
}

type State = 'loading' | 'shown' | 'failed';

/** One attempt to load a picture. */
const Attempt = ({ onRetry, messages, alt, ...image }: PictureProps & { onRetry: () => void }) => {
  const [state, setState] = useState<State>('loading');
  const words = useMessages('Picture', pictureMessages, messages);
  const lang = useFallbackLang('Picture', messages);
  if (state === 'failed')
    return (
      <Notice
        {...elementProps(image)}
        lang={lang}
        tone="danger"
        role="alert"
        action={
          <Button tone="quiet" onPress={() => onRetry()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  return (
    <>
      <img
        {...elementProps(image, state === 'shown' ? css.picture : css.loading)}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && (
        <output lang={lang}>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
        </output>
      )}
    </>
  );
};

/**
 * A picture from the server. Reserves its space while it loads, and can be retried after a failure.
 *
 * @example
 * ```tsx
 * <Picture src="/api/barcode/5" alt="Barcode of Aoife Byrne" width={709} height={299} />
 * ```
 */
export const Picture = (props: PictureProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <Attempt
      {...props}
      key={`${props.src} ${attempt}`}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  );
};
