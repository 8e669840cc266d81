import { useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Link } from '../../packages/ui/src/primitives/Link/Link.tsx';
import type { Step } from './journeys.ts';

/** Formats the toolbar's globals for the URL of a story's frame. */
const formatGlobals = (globals: Globals): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** Returns the URL of a story's frame. */
const getFrameUrl = (id: string, globals: Globals): string =>
  `./iframe.html?viewMode=story&id=${id}&globals=${encodeURIComponent(formatGlobals(globals))}`;

interface StepperProps {
  steps: readonly Step[];
  globals: Globals;
}

/** Shows the screens of a journey one by one, each as its story. */
export const Stepper = ({ steps, globals }: StepperProps) => {
  const [at, setAt] = useState(0);
  const step = steps[at];
  if (!step) return null;
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
        <Button isDisabled={at === 0} onPress={() => setAt(at - 1)}>
          Back
        </Button>
        <Button tone="primary" isDisabled={at === steps.length - 1} onPress={() => setAt(at + 1)}>
          Next
        </Button>
        <p role="status">
          <strong>
            {at + 1} of {steps.length}
          </strong>{' '}
          · {step.does}
        </p>
        <Link href={`./?path=/story/${step.id}`} isExternal>
          This screen alone
        </Link>
      </div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories: a sandbox that lets them run keeps nothing */}
      <iframe
        key={step.id}
        title={step.does}
        src={getFrameUrl(step.id, globals)}
        style={{ inlineSize: '100%', blockSize: 'calc(100vh - 8rem)', border: 0 }}
      />
    </div>
  );
};
