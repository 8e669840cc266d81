import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import browsers from '../../tools/browsers.json' with { type: 'json' };
import { linguiMacro } from '../../tools/lingui-macro.ts';
import { portalMessages } from '../../tools/portal-messages.ts';
import { languages } from '../rules/src/languages.ts';

const source = '@conkit/source';

/** The locales of React Aria's texts to keep. */
const locales = Object.values(languages).map(({ tag }) => (tag === 'en-IE' ? 'en-US' : tag));

/**
 * Groups modules into a few files per page: on a slow network each file costs a round trip. React Aria
 * stays with the dialogs that need it, which load on demand.
 */
const chunks = [
  {
    name: 'vendor',
    // Excludes `useBlocker`, which only ballots and nominations use, and queries of components: a visitor's first page
    // has none.
    test: /node_modules[\\/](react|use-sync-external-store|@tanstack|@lingui|openapi-fetch)[\\/](?!.*(useBlocker|queryObserver|InfiniteQuery|infiniteQueryObserver|useBaseQuery|useQuery\.|useSuspenseQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider))/,
    // Takes precedence over the dialogs' group, which would otherwise include React.
    priority: 3,
  },
  {
    name: 'react-dom',
    test: /node_modules[\\/](react-dom|scheduler)[\\/]/,
    priority: 3,
  },
  {
    name: 'queries',
    test: /node_modules[\\/]@tanstack[\\/].*(queryObserver|useBaseQuery|useQuery\.|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'dialog',
    test: /node_modules[\\/](react-aria|react-aria-components|react-stately|@internationalized|clsx)[\\/]/,
    priority: 2,
  },
  {
    name: 'shared',
    // What every page uses, including a visitor's first screen: one file compresses better than several.
    // Files in these folders that only other pages use are excluded, as is a route's part (`-…`,
    // `tsr-split`), which would bring its whole screen.
    test: /packages[\\/](api-client|rules[\\/]src[\\/](awards|languages|navigation|membership[\\/]rights|people[\\/]email)\.ts|ui[\\/]src[\\/](theme(?![\\/](contract|ground|reset|styles))|words(?![\\/](dates|messageParts))|primitives[\\/](Busy|Button|Card|Field|Link|MessageBar|Notice|Page|TextField|VisuallyHidden))[\\/]|ui[\\/]src[\\/]primitives[\\/]icons[\\/](icons\.css|messageIcons)|portal[\\/]src[\\/]((App|router|routeTree\.gen|start|state)\.|api[\\/](?!accountPeople|admin|voting|documents|hugo|outcome|nominations|passkeys|people|prices|purchases|reading)|browser[\\/](kept|nextTask|passkeys|useSingleFlight)\.|i18n[\\/](?!FormLocale|membershipDescription|ownTexts|productTexts|purchaseAnswers|saleText|useRefusals|useSubtitle)[^\\/]+$|routes[\\/](?!-)(?!.*tsr-split)|shell[\\/](?!RichText|SignOutDialog|desk|ownPeople|styles|fallbackFont|Drawer|LazyDialog|memberFrame|passkeyText|useKeptPage|useSignOut)))|preload-helper/,
    priority: 1,
  },
  {
    name: 'sign-in',
    // Used by a visitor's first page, and by each page that requires signing in.
    test: /packages[\\/](ui[\\/]src[\\/]blocks[\\/]SignIn|portal[\\/]src[\\/]features[\\/]account[\\/](LoginLinkCard|askedMail|inbox\.|useLinkRequest|usePasskey))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'account',
    // What the pages behind the sign-in share. A feature's own parts and the dialogs stay where they are
    // used.
    test: /packages[\\/](rules(?![\\/]src[\\/](reading|purchases[\\/](questions|countries)))|ui[\\/]src[\\/](words|primitives[\\/](?!Dialog)|blocks[\\/]page\.css)|portal[\\/]src[\\/](api[\\/](?!passkeys)|browser[\\/](?!keepPage)|i18n[\\/](?!membershipDescription|purchaseAnswers|saleText)|shell[\\/](?!passkeyText|useKeptPage)))/,
    minShareCount: 2,
  },
  {
    name: 'drafts',
    // Drafts, and the schemas that parse their stored copies.
    test: /packages[\\/]drafts|node_modules[\\/]valibot/,
    minShareCount: 2,
  },
  {
    name: 'award',
    // What the pages for nominating and voting share.
    test: /packages[\\/](portal[\\/]src[\\/]features[\\/]hugo[\\/]shared|ui[\\/]src[\\/](blocks[\\/]categories|components[\\/](BothVersions|CategoryIndex|CategoryFold|Deadline|MailOutcome|Retryable|SaveState)))/,
    minShareCount: 2,
  },
];

/**
 * Uses Open Sans only if it is available at once, as from the second page on. A late font breaks lines
 * elsewhere than the fallback and moves the text while it is being read.
 */
const onlyInTime: Plugin = {
  name: 'conkit:fonts-only-in-time',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('@fontsource') && id.endsWith('.css')
      ? code.replaceAll('font-display: swap', 'font-display: optional')
      : undefined,
};

/**
 * Two builds of one application: `dist/client` for browsers, and `dist/server/entry.js`, which the server
 * loads to render first screens (`vite build --ssr`).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    onlyInTime,
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    linguiMacro(),
    react(),
    portalMessages(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales }), apply: 'build' },
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React 18 and later include it.
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  // One self-contained file, because the server loads it by path from any working directory.
  ssr: { noExternal: true },
  // Not `ssr.resolve`: vanilla-extract's compiler replaces `ssr` with its own.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        rollupOptions: { input: 'src/entry.server.tsx', output: { entryFileNames: 'entry.js' } },
      }
    : {
        outDir: 'dist/client',
        // Compresses 1 to 2 kB better than the default.
        minify: 'terser',
        terserOptions: { compress: { passes: 3 } },
        target: Object.entries(browsers).map(([name, version]) => name + version),
        manifest: true,
        // One stylesheet, which the server inlines so that nothing renders unstyled.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        // All supported browsers either support module preloading or work without it.
        modulePreload: { polyfill: false },
        rollupOptions: { output: { codeSplitting: { groups: chunks } } },
      },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/brand', '/dev', '/hugo-packet', '/assets/locales'].map((path) => [
        path,
        'http://127.0.0.1:8080',
      ]),
    ),
  },
}));
