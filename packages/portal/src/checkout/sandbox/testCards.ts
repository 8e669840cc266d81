import type { SandboxTestCard, TypedCard } from '@conkit/ui';

/** A card that the sandbox knows. Its number stays in the browser; only the token is sent. */
interface TestCard extends SandboxTestCard {
  token: string;
}

/** The payment industry's well-known test numbers. They belong to nobody and charge nobody. */
export const testCards: readonly TestCard[] = [
  { number: '4242 4242 4242 4242', token: 'tok_sandbox_success', outcome: 'success' },
  { number: '4000 0000 0000 0002', token: 'tok_sandbox_declined', outcome: 'declined' },
  { number: '4000 0025 0000 3155', token: 'tok_sandbox_3ds', outcome: 'authentication' },
];

const digits = (text: string) => text.replaceAll(/\D/g, '');

/** What stands for a test number; undefined for any other number, which is refused. */
export const tokenOf = (number: string): string | undefined =>
  testCards.find((card) => digits(card.number) === digits(number))?.token;

/** A month and a year, as on a card: `12/34`. */
export const isExpiry = (text: string): boolean =>
  /^(0?[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(text.trim());

/** The three or four digits on a card's back. */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim());

/** The fields of a card in which something is wrong, in their order. */
export const wrongIn = ({ number, expiry, code, postcode }: TypedCard): (keyof TypedCard)[] => [
  ...(tokenOf(number) === undefined ? (['number'] as const) : []),
  ...(isExpiry(expiry) ? [] : (['expiry'] as const)),
  ...(isSecurityCode(code) ? [] : (['code'] as const)),
  ...(postcode.trim() ? [] : (['postcode'] as const)),
];
