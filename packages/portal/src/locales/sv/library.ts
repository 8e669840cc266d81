// The library in Swedish, beside what the portal says.
export { sv as library } from '@conkit/ui/words/sv';
