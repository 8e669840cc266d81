// Takes a picture of each story of storybook-static, for the docs pages and the page of all screens.
await import('./visual/pictures.ts');
