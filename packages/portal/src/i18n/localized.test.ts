import { expect, it } from 'vitest';
import { config } from '../testing/builders.ts';
import { getAwardName, getAwardsName } from './localized.ts';

const name = { en: 'The Aurora Borealis Awards', fi: 'Revontulipalkinnot' };

it('an award’s name has no article in sentences, which write it', () => {
  expect(getAwardName({ name }, 'en')).toEqual({ name: 'Aurora Borealis Awards' });
  expect(getAwardName({ name }, 'fi')).toEqual({ name: 'Revontulipalkinnot' });
  // Without a translation, the English name stands in a sentence of another language.
  expect(getAwardName({ name: { en: name.en } }, 'sv')).toEqual({ name: 'Aurora Borealis Awards' });
});

it('neither has the common name of all awards', () => {
  const { hugo } = config();
  expect(getAwardsName({ ...hugo, name, forms: {} }, 'en')?.name).toBe('Aurora Borealis Awards');
});
