// Generated from packages/rules/src/languages.gen.ts by scripts/generate.mjs. Do not edit.
export { fi } from './fi.ts';
export { sv } from './sv.ts';
