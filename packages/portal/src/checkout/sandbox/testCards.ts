import type { SandboxTestCard, TypedCard } from '@conkit/ui';

/** A test card. The number stays in the browser; only the token is sent. */
interface TestCard extends SandboxTestCard {
  token: string;
}

/** The payment industry's well-known test numbers. They are never charged. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', token: 'tok_sandbox_success', outcome: 'success' },
  { number: '4000 0000 0000 0002', token: 'tok_sandbox_declined', outcome: 'declined' },
  { number: '4000 0025 0000 3155', token: 'tok_sandbox_3ds', outcome: 'authentication' },
];

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** Returns the token of a test number, or undefined for other numbers. */
export const findToken = (number: string): string | undefined =>
  testCards.find((card) => digits(card.number) === digits(number))?.token;

/** Returns true for a month and a year as on a card: `12/34`. */
export const isExpiry = (text: string): boolean =>
  /^(0?[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(text.trim());

/** Returns true for the three or four digits on a card's back. */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim());

/** Returns the invalid fields of a card, in form order. */
export const listWrongFields = ({
  number,
  expiry,
  code,
  postcode,
}: TypedCard): (keyof TypedCard)[] => [
  ...(findToken(number) === undefined ? (['number'] as const) : []),
  ...(isExpiry(expiry) ? [] : (['expiry'] as const)),
  ...(isSecurityCode(code) ? [] : (['code'] as const)),
  ...(postcode.trim() ? [] : (['postcode'] as const)),
];
