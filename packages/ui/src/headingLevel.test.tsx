import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NominatorNotFound } from './blocks/NominatorNotFound/NominatorNotFound.tsx';
import { BothVersions } from './components/BothVersions/BothVersions.tsx';
import { Card } from './primitives/Card/Card.tsx';
import { Dialog } from './primitives/Dialog/Dialog.tsx';
import { FoldingCard } from './primitives/FoldingCard/FoldingCard.tsx';
import { Page } from './primitives/Page/Page.tsx';
import { HeadingLevelProvider } from './primitives/element/headingLevel.ts';

/** Returns the headings in document order: `1 Page`. */
const outline = () =>
  screen
    .getAllByRole('heading', { hidden: true })
    .map(({ tagName, textContent }) => `${tagName.slice(1)} ${textContent}`);

const versions = (
  <BothVersions mine="a" theirs="b" renderVersion={(text) => text} onChoose={() => undefined} />
);

it('makes each heading one level lower than the one around it', () => {
  render(
    <Page title="Page" width="wide">
      <Card title="Card">
        <Card title="Inner">{versions}</Card>
      </Card>
      <FoldingCard title="Folded" isOpen={false}>
        {versions}
      </FoldingCard>
    </Page>,
  );
  expect(outline()).toEqual([
    '1 Page',
    '2 Card',
    '3 Inner',
    '4 On this screen',
    '4 Saved elsewhere',
    '2 Folded',
    '3 On this screen',
    '3 Saved elsewhere',
  ]);
});

it('starts with 2 for a card on its own, and with the level of the provider', () => {
  render(
    <>
      <Card title="Alone" />
      <HeadingLevelProvider value={2}>
        <NominatorNotFound title="Hugo Nominations" homeHref="/" />
      </HeadingLevelProvider>
      <HeadingLevelProvider value={6}>
        <Card title="Deep">
          <Card title="Not deeper" />
        </Card>
      </HeadingLevelProvider>
    </>,
  );
  expect(outline().map((line) => line[0])).toEqual(['2', '2', '3', '6', '6']);
});

it('lets a component set its own level, which counts for its content', () => {
  render(
    <Page title="Page" width="wide">
      <Card title="Card" headingLevel={4}>
        <Card title="Inner" />
      </Card>
    </Page>,
  );
  expect(outline()).toEqual(['1 Page', '4 Card', '5 Inner']);
});

it('starts again in a dialog', () => {
  render(
    <HeadingLevelProvider value={5}>
      <Dialog isOpen onOpenChange={() => undefined} title="Dialog">
        <Card title="Card" />
      </Dialog>
    </HeadingLevelProvider>,
  );
  expect(outline()).toEqual(['2 Dialog', '3 Card']);
});
