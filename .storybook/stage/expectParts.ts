import type { Preview } from '@storybook/react-vite';
import type { Anatomy } from '../../packages/ui/src/testing/usage.ts';

/** Fails the story of a block that shows its anatomy, if a part is not visible in it. */
export const expectParts: NonNullable<Preview['afterEach']> = ({ name, parameters }) => {
  const { story, parts = [] }: Partial<Anatomy> = parameters['anatomy'] ?? {};
  if (story !== name.replaceAll(' ', '')) return;
  const lost = parts.filter(([, selector]) =>
    Array.from(document.querySelectorAll(selector)).every((element) => !element.checkVisibility()),
  );
  if (lost.length > 0)
    throw new Error(
      `The anatomy names what is not there: ${lost.map((part) => part[0]).join(', ')}`,
    );
};
