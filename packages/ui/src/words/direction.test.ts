import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each(['ar', 'ar-EG', 'he-IL', 'fa', 'ur-PK', 'az-Arab', 'uz-Arab-AF', 'pa-arab'])(
  'reads %s from right to left',
  (locale) => expect(directionOf(locale)).toBe('rtl'),
);

it.each(['en', 'fi-FI', 'arn', 'ar-Latn', 'hermes', 'fr-CA', 'az-Latn'])(
  'reads %s from left to right',
  (locale) => expect(directionOf(locale)).toBe('ltr'),
);
