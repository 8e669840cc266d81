// Generates packages/portal/src/routeTree.gen.ts from packages/portal/src/routes, as the portal's build does.
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const root = join(import.meta.dirname, '../packages/portal');
const config = getConfig({ target: 'react', autoCodeSplitting: true, disableLogging: true }, root);
await new Generator({ config, root }).run();
