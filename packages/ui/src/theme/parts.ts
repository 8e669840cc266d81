// Everything with styles, for the one published style sheet.
export * from '../index.ts';
export * from '../desk.ts';
