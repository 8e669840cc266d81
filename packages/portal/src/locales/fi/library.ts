// The library in Finnish, beside what the portal says.
export { fi as library } from '@conkit/ui/words/fi';
