import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../process/root.ts';
import { EVENT_TYPES } from './events.ts';

it('documents exactly the events that the server handles', () => {
  const page = readFileSync(join(root, 'docs/payments.md'), 'utf8');
  const named = page.match(/`(payment_intent|charge|refund)\.[\w.]+`/g) ?? [];
  expect(named.map((name) => name.slice(1, -1))).toEqual(EVENT_TYPES);
});
