import { expect, it } from 'vitest';
import { awardPages, nameForm, nameWithoutArticle, visitorAwardPage } from './awards.ts';

const period = { opens: '2019-01-01T00:00:00Z', closes: '2019-03-01T00:00:00Z' };

it('AWD-1: an award has a page for each of its periods, with its own address', () => {
  const awards = {
    novel: { nominations: period, voting: period },
    fan: { segment: 'fan', nominations: null, voting: period },
    jury: { segment: 'jury' },
  };
  expect(awardPages(awards)).toEqual([
    { page: 'nominate', right: 'nominate', award: 'novel', period },
    { page: 'vote', right: 'vote', award: 'novel', period },
    { page: 'vote-fan', right: 'vote', award: 'fan', period },
  ]);
  expect(awardPages({})).toEqual([]);
});

it('AWD-2: returns the requested form of an award’s name, else the name', () => {
  const hugo = { name: 'Hugo Awards', forms: { short: 'Hugo' } };
  expect(nameForm(hugo, 'short')).toBe('Hugo');
  expect(nameForm(hugo, 'one')).toBe('Hugo Awards');
  expect(nameForm(hugo, 'toString')).toBe('Hugo Awards');
  expect(nameForm({ name: 'Best Fan' }, 'short')).toBe('Best Fan');
});

it('AWD-4: an award’s name loses its article in sentences, which write it', () => {
  expect(nameWithoutArticle('The Aurora Borealis Awards')).toBe('Aurora Borealis Awards');
  expect(nameWithoutArticle('Hugo Awards')).toBe('Hugo Awards');
  expect(nameWithoutArticle('Theodore Sturgeon Award')).toBe('Theodore Sturgeon Award');
  expect(nameWithoutArticle('The')).toBe('The');
});

it('AWD-3: leads visitors to what is open, voting first', () => {
  const months = (from: number, to: number) => ({
    opens: `2019-0${from}-01T00:00:00Z`,
    closes: `2019-0${to}-01T00:00:00Z`,
  });
  const pages = awardPages({
    novel: { nominations: months(2, 3), voting: months(4, 5) },
    fan: { segment: 'fan', nominations: months(1, 2), voting: months(3, 6) },
  });
  const at = (month: number) => visitorAwardPage(pages, new Date(`2019-0${month}-15T00:00:00Z`));
  expect([1, 2, 3, 4, 5].map((month) => at(month)?.page)).toEqual([
    'nominate-fan',
    'nominate',
    'vote-fan',
    'vote',
    'vote-fan',
  ]);
  // Before the first period, between two and after the last.
  expect(visitorAwardPage(pages, new Date('2018-12-31T00:00:00Z'))).toBeUndefined();
  expect(at(7)).toBeUndefined();
  // Both are open.
  const both = awardPages({ novel: { nominations: months(1, 3), voting: months(1, 3) } });
  expect(visitorAwardPage(both, new Date('2019-02-15T00:00:00Z'))?.page).toBe('vote');
  expect(visitorAwardPage(awardPages({ jury: {} }), new Date())).toBeUndefined();
});
