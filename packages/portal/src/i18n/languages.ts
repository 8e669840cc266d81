export { isLanguage, type Language, languages } from '@conkit/rules';
