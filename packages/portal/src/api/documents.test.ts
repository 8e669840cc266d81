import { expect, it } from 'vitest';
import { badgeUrl, ballotUrl, barcodePictureQuery, barcodeUrl } from './documents.ts';
import { createQueryClient } from './queryClient.ts';
import { resetAccount } from './session.ts';

const badge = { name: 'Aoife\nof Cork & 100 %', subtitle: '' };

it("encodes the badge's texts in its URL", () => {
  const url = new URL(badgeUrl(5, badge), 'http://test');
  expect(url.pathname).toBe('/api/people/5/badge');
  expect(Object.fromEntries(url.searchParams)).toEqual(badge);
});

it('uses the blank badge for a person who is not a member yet', () => {
  expect(badgeUrl(undefined, { name: 'Aoife', subtitle: 'Cork' })).toBe(
    '/api/blank-badge?name=Aoife&subtitle=Cork',
  );
});

it('returns the URL of each document of a member', () => {
  expect([barcodeUrl(5, 'png'), barcodeUrl(5, 'pdf'), ballotUrl(5)]).toEqual([
    '/api/people/5/barcode.png',
    '/api/people/5/barcode.pdf',
    '/api/people/5/ballot',
  ]);
});

it('forgets the kept picture of a barcode with its account', () => {
  const queryClient = createQueryClient();
  const { queryKey } = barcodePictureQuery(5);
  queryClient.setQueryData(queryKey, 'data:image/png;base64,AAAA');
  resetAccount(queryClient);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
});
