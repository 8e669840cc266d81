import type { LocalizedText } from '@conkit/api-client';

/** The content of a pass. */
export interface WalletPass {
  /** Identifies the pass of one person: letters, digits and `-`. A phone replaces an earlier pass with the same id. */
  readonly id: string;
  readonly convention: string;
  /** The encoded text of the barcode, such as `F-2`. */
  readonly code: string;
  readonly name: string;
  /** The membership or day pass. */
  readonly type: LocalizedText;
  /** The days of a day pass; empty without one. */
  readonly days: LocalizedText;
  /** As `#005383`: behind the texts, of the texts, and of their labels. */
  readonly colors: { readonly ground: string; readonly text: string; readonly label: string };
  /** The square icon as PNG. `size` is in pixels. */
  readonly drawIcon: (size: number) => Promise<Uint8Array>;
  /** When phones no longer show the pass first. */
  readonly expires: Date;
}

/** Creates passes for one kind of phone. */
export interface AppleWallet {
  /** Returns a signed `.pkpass` file. */
  createPass(pass: WalletPass): Promise<Uint8Array>;
}

export interface GoogleWallet {
  /** Returns a link that adds the pass. */
  createLink(pass: WalletPass): string;
}

/** The wallets that the convention makes passes for. */
export interface Wallets {
  readonly apple: AppleWallet | undefined;
  readonly google: GoogleWallet | undefined;
}
