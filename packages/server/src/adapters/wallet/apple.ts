import type { LocalizedText } from '@conkit/api-client';
import type { PKPass } from 'passkit-generator';
import type { Convention } from '../../config/types.ts';
import { getMessages } from '../../locales/messages.ts';
import type { AppleWallet, WalletPass } from '../../ports/wallet.ts';
import type { AppleWalletKeys } from '../../process/walletKeys.ts';

type Settings = NonNullable<NonNullable<Convention['wallet']>['apple']>;

/** The sizes that Apple requires, in pixels. */
const ICONS = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87 } as const;

/** Creates passes for Apple Wallet. */
export function createAppleWallet(
  { pass_type, team }: Settings,
  { certificate, issuer, key }: AppleWalletKeys,
  config: Pick<Convention, 'languages' | 'texts'>,
): AppleWallet {
  const certificates = {
    wwdr: issuer.toString(),
    signerCert: certificate.toString(),
    signerKey: key.export({ type: 'pkcs1', format: 'pem' }),
  };
  return {
    async createPass(pass) {
      // Loaded when the first member asks for a pass.
      const [{ PKPass }, files] = await Promise.all([import('passkit-generator'), drawIcons(pass)]);
      const file = new PKPass({ ...files }, certificates, {
        passTypeIdentifier: pass_type,
        teamIdentifier: team,
        serialNumber: pass.id,
        organizationName: pass.convention,
        description: pass.convention,
        logoText: pass.convention,
        // Only the holder's own phone gets it.
        sharingProhibited: true,
        backgroundColor: toRgb(pass.colors.ground),
        foregroundColor: toRgb(pass.colors.text),
        labelColor: toRgb(pass.colors.label),
      });
      file.type = 'eventTicket';
      file.setExpirationDate(pass.expires);
      file.setBarcodes({
        format: 'PKBarcodeFormatCode128',
        message: pass.code,
        altText: pass.code,
        messageEncoding: 'iso-8859-1',
      });
      addFields(file, pass, config);
      return file.getAsBuffer();
    },
  };
}

async function drawIcons({ drawIcon }: WalletPass): Promise<Record<string, Buffer>> {
  const drawn = Object.entries(ICONS).map(
    async ([name, size]) => [name, Buffer.from(await drawIcon(size))] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Returns the fields in a language, in the same order for each. */
function createFields(
  { name, type, days }: WalletPass,
  config: Pick<Convention, 'texts'>,
  language: string,
) {
  const words = getMessages(config, language).wallet;
  const local = (text: LocalizedText) => text[language] ?? text.en;
  const about: Field[] = [{ key: 'type', label: words.membership, value: local(type) }];
  if (days.en !== '') about.push({ key: 'days', label: words.days, value: local(days) });
  return { main: { key: 'name', label: words.name, value: name }, about };
}

/** Writes the fields in English, and what English labels and values are in the other languages. */
function addFields(
  file: PKPass,
  pass: WalletPass,
  config: Pick<Convention, 'languages' | 'texts'>,
): void {
  const english = createFields(pass, config, 'en');
  file.primaryFields.push(english.main);
  file.secondaryFields.push(...english.about);
  for (const language of config.languages) {
    if (language === 'en') continue;
    const local = createFields(pass, config, language);
    // The name stays as it is, even if it is the same as another text.
    const pairs = english.about.flatMap(({ label, value }, at) => [
      [label, local.about[at]?.label ?? label],
      [value, local.about[at]?.value ?? value],
    ]);
    const texts = [...pairs, [english.main.label, local.main.label], [pass.name, pass.name]];
    file.localize(language, Object.fromEntries(texts.map((pair) => pair.map(escapeQuotes))));
  }
}

/** Escapes a text for `pass.strings`, which the library writes as it is. A phone refuses a file with a bare quote. */
const escapeQuotes = (text: string): string =>
  text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
