// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface BothVersionsMessages {
  /** Explains what happened and asks for a choice. */
  choose: string;
  here: string;
  elsewhere: string;
  keepMine: string;
  takeTheirs: string;
}

export const bothVersionsMessages: BothVersionsMessages = {
  choose: 'This category was also changed in another window or on another device. Neither version is lost: choose the one to keep.',
  here: 'On this screen',
  elsewhere: 'Saved elsewhere',
  keepMine: 'Keep mine',
  takeTheirs: 'Take the saved one',
};
