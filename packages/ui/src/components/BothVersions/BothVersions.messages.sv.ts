import type { BothVersionsMessages } from './BothVersions.messages.ts';

export const bothVersionsSv: Partial<BothVersionsMessages> = {
  choose:
    'Kategorin har också ändrats i ett annat fönster eller på en annan enhet. Ingen av versionerna har gått förlorad: välj den som ska behållas.',
  here: 'På den här skärmen',
  elsewhere: 'Sparat någon annanstans',
  keepMine: 'Behåll min',
  takeTheirs: 'Ta den sparade',
};
