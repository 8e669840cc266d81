/**
 * The parts of the portal's texts, with the folders and files of `src` that use them. A page loads only the parts it
 * shows; a text that two parts use is in both. Everything else is `core`, which every page loads.
 */
export const parts = {
  account: ['features/account/', 'people/'],
  checkout: ['checkout/'],
  desk: ['features/desk/', 'people/'],
  form: ['i18n/FormLocale.tsx'],
  /** The frame of the account's pages. */
  frame: [
    'shell/DrawerDialog.tsx',
    'shell/DrawerMenu.tsx',
    'shell/SignOutDialog.tsx',
    'shell/memberFrame.tsx',
    'shell/useSignOut.ts',
  ],
  membership: ['features/membership/', 'features/front/'],
  nominations: ['features/hugo/nominations/', 'features/hugo/shared/'],
  payments: ['features/payments/'],
  /** What the convention states about itself, and the pages about moved records. */
  statements: ['features/accessibility/', 'features/privacy/'],
  voting: ['features/hugo/voting/', 'features/hugo/shared/'],
} as const;

export type MessagePart = keyof typeof parts | 'core';

const OWN_PARTS = Object.keys(parts) as (keyof typeof parts)[];

export const MESSAGE_PARTS: readonly MessagePart[] = ['core', ...OWN_PARTS];

/** Returns the parts to which the texts of a source file belong, by its path from the root. */
export function findParts(file: string): readonly MessagePart[] {
  const path = file.replace(/^.*packages\/portal\/src\//, '');
  const found = OWN_PARTS.filter((name) => parts[name].some((start) => path.startsWith(start)));
  return found.length > 0 ? found : ['core'];
}
