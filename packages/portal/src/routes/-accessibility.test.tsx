import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unauthorized } from '../testing/answers.ts';
import { config, everyPart } from '../testing/builders.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

const statement = (limits: readonly { en: string }[]) => ({
  contact: 'access@example.com',
  reviewed: '2019-03-01',
  standard: { en: 'WCAG 2.2, level AA' },
  tested: [{ en: 'Every page by keyboard alone.' }],
  limits,
});

const given = (limits: readonly { en: string }[]) => ({
  'GET /config': config(),
  'GET /user': unauthorized,
  'GET /accessibility': statement(limits),
});

it('shows the convention’s statement, who helps, and links to it from the footer', async () => {
  await renderRoute('/accessibility', given([{ en: 'The map is a picture.' }]));
  expect(screen.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'What we aim for' })).toHaveTextContent(
    'should meet WCAG 2.2, level AA. We last checked this statement on 1 March 2019.',
  );
  expect(screen.getByRole('region', { name: 'What was tested' })).toHaveTextContent(
    'Every page by keyboard alone.',
  );
  expect(screen.getByRole('region', { name: 'Known limits' })).toHaveTextContent(
    'The map is a picture.',
  );
  const contact = screen.getByRole('link', { name: 'access@example.com' });
  expect(contact).toHaveAttribute('href', 'mailto:access@example.com');
  const link = screen.getByRole('link', { name: 'Accessibility' });
  expect(link).toHaveAttribute('href', '/accessibility');
});

it('says so if no limit is known', async () => {
  await renderRoute('/accessibility', given([]));
  expect(screen.getByRole('region', { name: 'Known limits' })).toHaveTextContent(
    'We know of none.',
  );
});

it('is not linked if the convention has no statement', async () => {
  const parts = everyPart({ accessibility: false });
  await renderRoute('/privacy', { 'GET /config': config({ parts }), 'GET /user': unauthorized });
  expect(screen.queryByRole('link', { name: 'Accessibility' })).toBeNull();
});
