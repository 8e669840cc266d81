import { createSign } from 'node:crypto';
import type { LocalizedText } from '@conkit/api-client';
import type { Convention } from '../../config/types.ts';
import type { Clock } from '../../ports/clock.ts';
import type { GoogleWallet, WalletPass } from '../../ports/wallet.ts';
import type { GoogleWalletKey } from '../../process/walletKeys.ts';

type Settings = NonNullable<NonNullable<Convention['wallet']>['google']>;

/** The maximum length of a name, in characters. Longer links don't work everywhere. */
const MAX_NAME = 60;

/** Creates links to Google Wallet: a generic pass in a signed JWT, which needs no call to Google. */
export const createGoogleWallet = (
  { issuer }: Settings,
  { email, key }: GoogleWalletKey,
  clock: Clock,
): GoogleWallet => ({
  createLink(pass) {
    const claims = {
      iss: email,
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(clock.now().getTime() / 1000),
      payload: createPayload(pass, issuer),
    };
    const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.');
    const signature = createSign('sha256').update(signed).sign(key, 'base64url');
    return `https://pay.google.com/gp/v/save/${signed}.${signature}`;
  },
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function createPayload(pass: WalletPass, issuer: string): object {
  const classId = `${issuer}.badge`;
  const name = [...pass.name];
  const object = {
    id: `${issuer}.${pass.id}`,
    classId,
    cardTitle: toLocalizedString({ en: pass.convention }),
    header: toLocalizedString({
      en: name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).join('')}…` : pass.name,
    }),
    subheader: toLocalizedString(joinTexts(pass.type, pass.days)),
    barcode: { type: 'CODE_128', value: pass.code, alternateText: pass.code },
    hexBackgroundColor: pass.colors.ground,
    validTimeInterval: { end: { date: pass.expires.toISOString() } },
  };
  return { genericClasses: [{ id: classId }], genericObjects: [object] };
}

/** Returns the membership with the days of a day pass, in the languages of the membership. */
function joinTexts(type: LocalizedText, days: LocalizedText): LocalizedText {
  const texts = Object.entries(type).map(([language, text]) => {
    const local = days[language as keyof LocalizedText] ?? days.en;
    return [language, local === '' ? text : `${text}, ${local}`];
  });
  return Object.fromEntries(texts) as LocalizedText;
}

const toLocalizedString = ({ en, ...others }: LocalizedText): object => {
  const translated = Object.entries(others).map(([language, value]) => ({ language, value }));
  return {
    defaultValue: { language: 'en', value: en },
    ...(translated.length > 0 && { translatedValues: translated }),
  };
};
