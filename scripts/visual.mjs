// npm run visual -- --base <commit>: builds the Storybooks of a commit and of the working tree on this machine,
// compares every story, and writes before, after and difference of each change: visual/index.html.
await import('./visual/main.ts');
