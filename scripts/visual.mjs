// npm run visual -- --base <commit>: builds the Storybook of a commit and of the working tree on this machine, compares
// every story of both, and writes before, after and difference of what changed: visual/index.html.
await import('./visual/main.ts');
