import { expect, it } from 'vitest';
import { formatNominations } from './nominationsText.ts';

it('contains all categories with their nominations', () => {
  const fields = [
    { key: 'title', label: 'Title' },
    { key: 'author', label: 'Author' },
  ];
  const text = formatNominations(
    [
      {
        title: 'Best Novel',
        fields,
        nominations: [{ title: 'A', author: 'B\nC' }, {}, { author: 'D' }],
        remark: 'not saved',
      },
      { title: 'Best Fanzine', fields, nominations: [] },
    ],
    { title: 'Hugo Nominations', about: 'Aoife', nothing: 'Nothing nominated.' },
  );
  expect(text).toBe(
    [
      'Hugo Nominations',
      '',
      'Aoife',
      '',
      'Best Novel (not saved)',
      '1. Title: A',
      '   Author: B / C',
      '2. Author: D',
      '',
      'Best Fanzine',
      'Nothing nominated.',
      '',
    ].join('\n'),
  );
});
