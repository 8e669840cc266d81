import { newAddress, signInAsNew } from './account.ts';
import { openNominations } from './nominate.ts';
import { expect, test } from './test.ts';
import { category } from './vote.ts';

test(
  'a scrollbar has the colours of its background, so none is white on the dark ground',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const id = await signInAsNew(page, server, { email: newAddress('scrolls'), name: 'Sorcha' });
    await openNominations(page, id);
    const index = page.getByRole('navigation', { name: 'Categories' });
    const colours = (element: Element) => getComputedStyle(element).scrollbarColor;
    const onGround = await index.evaluate(colours);
    const onCard = await category(page, 'Best Novel').evaluate(colours);
    for (const scrollbarColor of [onGround, onCard]) {
      expect(scrollbarColor).toMatch(/^rgb\(.*\) rgba\(0, 0, 0, 0\)$/);
    }
    expect(onGround).not.toBe(onCard);
    expect(await index.evaluate((element) => getComputedStyle(element).scrollbarWidth)).toBe(
      'thin',
    );
  },
);
