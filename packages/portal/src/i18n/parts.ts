/**
 * The parts of the portal's texts, with the folders and files of `src` that use them. A page loads only the parts it
 * shows; a text that two parts use is in both. Everything else is `core`, which every page loads.
 */
export const parts = {
  /** Texts that visitors also read. The account's own pages are in `membership`. */
  account: [
    'features/account/SignIn',
    'features/account/LoginLinkCard',
    'features/account/InboxCard',
    'features/account/VisitorHome',
    'features/account/useLinkRequest',
  ],
  checkout: ['checkout/', 'i18n/FormLocale.tsx', 'i18n/useRefusals.ts'],
  // Includes rarely opened pages: a part of their own would make the first page larger.
  desk: [
    'features/accessibility/',
    'features/account/passkeySignIn',
    'features/desk/',
    'features/passkeys/',
    'features/privacy/',
    'i18n/FormLocale.tsx',
    'i18n/useRefusals.ts',
    'people/',
    'shell/passkeyText',
  ],
  /** The frame of the account's pages. */
  frame: [
    'shell/DrawerDialog.tsx',
    'shell/DrawerMenu.tsx',
    'shell/SignOutDialog.tsx',
    'shell/memberFrame.tsx',
    'shell/useSignOut.ts',
  ],
  membership: [
    'features/account/BarcodeDialog',
    'features/account/EditDialog',
    'features/account/Home',
    'features/front/',
    'features/membership/',
    'i18n/membershipDescription.ts',
    'i18n/saleText.ts',
    'people/',
    'shell/useKeptPage.ts',
  ],
  nominations: ['features/hugo/nominations/', 'features/hugo/shared/'],
  payments: ['features/payments/', 'i18n/saleText.ts'],
  reading: ['features/hugo/reading/', 'features/hugo/shared/', 'shell/useKeptPage.ts'],
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
