import { expect, it } from 'vitest';
import { presign } from './packetS3.ts';

const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
const now = new Date('2013-05-24T00:00:00Z');
const request = { method: 'GET', region: 'us-east-1', keys, now, seconds: 86_400 } as const;

it('signs the example of the AWS documentation as documented', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  expect(presign({ ...request, url })).toBe(
    'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  );
});

it('encodes a path and a query once, and sorts the query', () => {
  const url = new URL('https://files.example.com/packet/');
  url.pathname += encodeURIComponent("Novel (author's) – 100%.epub");
  url.searchParams.set('response-content-disposition', `attachment; filename*=UTF-8''a%20b`);
  const signed = presign({ ...request, url });
  expect(signed).toContain('/packet/Novel%20%28author%27s%29%20%E2%80%93%20100%25.epub?X-Amz-');
  expect(signed).toContain(
    '&response-content-disposition=attachment%3B%20filename%2A%3DUTF-8%27%27a%2520b&X-Amz-Signature=',
  );
});

it('changes the signature with the method, time and secret', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const signatures = [
    presign({ ...request, url }),
    presign({ ...request, url, method: 'HEAD' }),
    presign({ ...request, url, seconds: 60 }),
    presign({ ...request, url, keys: { ...keys, secret: 'another' } }),
  ].map((signed) => signed.split('X-Amz-Signature=')[1]);
  expect(new Set(signatures).size).toBe(4);
});
