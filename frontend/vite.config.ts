import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compressedFiles } from './build/compressed-files.ts';
import { earlyFiles } from './build/early-files.ts';
import { knownRoutes } from './build/known-routes.ts';
import { inlineScripts } from './build/inline-scripts.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { ownColors } from './build/own-colors.ts';
import { patientScreens } from './build/patient-screens.ts';
import { pageThemeVariables } from './build/theme-variables.ts';
import { serviceWorkerFiles } from './build/service-worker-files.ts';
import { webManifest } from './build/web-manifest.ts';

/** Icons, hooks and what nearly every screen but the first draws with: a kilobyte each at most. */
const SMALL = new RegExp(
  String.raw`node_modules/@(?:tabler|mantine/(?:hooks|core/esm/(?:core|components/` +
    String.raw`(?:ActionIcon|Anchor|Button|Group|Loader|Paper|Stack|Text|Title|Transition|UnstyledButton))))/`,
);
/** What more than one of the customers' screens uses. */
const SHARED = new RegExp(
  [
    String.raw`components/(?:buttons/(?:busy-button|held|more-button)|lazy-part|money|reduced-motion|dialogs/use-focus-back|notices/(?:explained-connection|loading)|page/page-skeleton|use-clock|use-next-render|use-now)\.`,
    String.raw`contracts/(?:restaurants/capacity|orders/(?:fulfilment|status-words|order-status|planned-order|promise|reviews))\.`,
    String.raw`domain/cart/(?:cart|count-items|fulfilment-state|new-line|order-ahead|quote-place|use-cart|use-cart-prices|use-remove-line)\.`,
    String.raw`domain/(?:cart-lines/price-list|dishes/(?:chosen|declaration|price-details|sold-out)|push/device|reviews/given-review)\.`,
    String.raw`domain/menu/(?:add-button|dish-card|menu-search-field|quantity-stepper)\.`,
    String.raw`domain/orders/(?:arrival|order-badge|order-failure|order-lines|order-not-found|payment-text|status-badge|use-guest-status)\.`,
    String.raw`domain/place/(?:choose-postcode|lazy-postcode-dialog)\.`,
    String.raw`domain/problems/words/problem-words\.`,
    String.raw`domain/restaurants/(?:stars|use-restaurant)\.`,
    String.raw`lib/(?:format|http/use-next-page|load-patiently|offline|realtime|socket)\b`,
    String.raw`lib/api/(?:account/(?:account|addresses|push)|customer-queries|my-orders|orders|places|read-order)\b`,
    String.raw`node_modules/(?:@mantine/core/esm/components/(?:Container|Skeleton|Tabs)|jotai/.*useAtom)\b`,
    String.raw`node_modules/@tanstack/(?:query-core/.*(?:mutation|queries)Observer|react-query/.*use(?:Mutation|Queries)|react-router/.*useRouterState)\b`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);
/**
 * The list of what each screen imports is in the first file, and few of those who get that see a panel or read what is
 * behind the footer: those scripts ask for what they import themselves. Styles come from the list alone.
 */
const SELDOM_SEEN = new RegExp(
  String.raw`(?:^|\/)(?:auth-|restaurant\.(?!_id)|admin|business-registration|order\._id_\.receipt|profile\.(?!index)|` +
    String.raw`password-reset|confirm-email|guest-orders|report|decisions|favourites|accessibility|contact|faq|how-it-works|imprint|pricing|privacy|support|terms)\b`,
);
/** What opens over the page, and the fields of forms: few files are few names in that list. */
const OVERLAYS = mantine('CloseButton|Drawer|FocusTrap|Modal|ModalBase|OptionalPortal|Overlay|Portal|ScrollArea');
const INPUTS = mantine(
  'AccordionChevron|Checkbox|InlineInput|Input|InputBase|NativeSelect|PasswordInput|Textarea|TextInput',
);
/** One file of styles a panel or kind of page, for the same reason. */
const KITCHEN_STYLES = styles(String.raw`features/(?:kitchen[\w-]*|menu-editor)`);
const ADMIN_STYLES = styles(String.raw`(?:features/(?:admin[\w-]*|moderation)|components/(?:table|page/panel))`);
const ACCOUNT_STYLES = styles(
  '(?:features/(?:account|addresses|favourites|orders|receipt)|domain/(?:addresses|security)|components/(?:cards|page/account))',
);
const ARTICLE_STYLES = styles('(?:features/(?:business|pages|report)|domain/plans|components/rich-text)');
/** They are there before any other screen is asked for. */
const FIRST_CHUNKS = ['rolldown-runtime', 'react', 'libraries'];
const FIRST_FILES = /assets\/(?:rolldown-runtime|react|libraries)-/;
/** As short as the bundler allows: two hundred names are in that list. */
const FILE_NAME = 'assets/[name]-[hash:7]';
/** A screen's script is named by its address, as `SELDOM_SEEN` reads it. */
const SCREEN = /\/routes\/(?:\(\w+\)\/)?(.+)\.tsx\?/;
/** Nobody looks for a file of styles or of a library by its name, but for the first ones. */
const NAMELESS = 'assets/[hash:7]';
const FIRST_STYLES = 'index.css';
const BACKEND = 'http://localhost:3000';

function fileNameOf({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  if (!FIRST_CHUNKS.includes(name) && moduleIds.every(isOfLibrary)) return NAMELESS;
  const [, screen] = SCREEN.exec(facadeModuleId ?? '') ?? [];
  return screen === undefined
    ? FILE_NAME
    : FILE_NAME.replace('[name]', screen.replaceAll('/', '.').replaceAll('$', '_'));
}

function isOfLibrary(id: string): boolean {
  return id.includes('node_modules');
}

function mantine(components: string): RegExp {
  const folders = '@mantine/core/(?:esm/components|styles)';
  return new RegExp(String.raw`${folders}/(?:${components})\b`.replaceAll('/', String.raw`[\\/]`));
}

function styles(folders: string): RegExp {
  return new RegExp(String.raw`${folders}\b.*\.css$`.replaceAll('/', String.raw`[\\/]`));
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/routeTree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    patientScreens(),
    react(),
    inlineScripts(path.join(import.meta.dirname, 'inline')),
    ownColors(),
    pageThemeVariables(),
    earlyFiles(path.join(import.meta.dirname, 'src/routes')),
    knownRoutes(path.join(import.meta.dirname, 'src/app/routeTree.gen.ts')),
    inlineStyles(),
    webManifest(),
    serviceWorkerFiles(path.join(import.meta.dirname, 'public')),
    compressedFiles(),
  ],
  resolve: {
    alias: { '@contracts/': fileURLToPath(new URL('../backend/src/contracts/', import.meta.url)) },
  },
  server: {
    proxy: {
      '/api': BACKEND,
      '/socket.io': { target: BACKEND, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    // MapLibre, which comes only where an operator names a style of maps.
    chunkSizeWarningLimit: 1_200,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (screen, files) =>
        files.filter((file) => !FIRST_FILES.test(file) && !(SELDOM_SEEN.test(screen) && file.endsWith('.js'))),
    },
    rolldownOptions: {
      output: {
        entryFileNames: `${FILE_NAME}.js`,
        chunkFileNames: (chunk) => `${fileNameOf(chunk)}.js`,
        assetFileNames: ({ names }) => `${names.includes(FIRST_STYLES) ? FILE_NAME : NAMELESS}[extname]`,
        codeSplitting: {
          groups: [
            // Changes less often than anything else: in a chunk of its own it stays cached over releases.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
            // What every screen starts with, as few files: forty small ones weigh more and take longer. A slow phone takes
            // touches between one and the next (inline/early-view.js).
            { name: 'libraries', tags: ['$initial'], test: /node_modules.*\.[cm]?js$/, priority: 15 },
            { name: 'start', tags: ['$initial'], priority: 10 },
            // What several screens share, as one file: two dozen of a kilobyte each hold a slow line up for a second.
            { name: 'small', test: SMALL, minShareCount: 2, priority: 5 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 4, includeDependenciesRecursively: false },
            { name: 'overlays', test: OVERLAYS, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
            { name: 'inputs', test: INPUTS, minShareCount: 2, priority: 3, includeDependenciesRecursively: false },
            { name: 'kitchen-styles', test: KITCHEN_STYLES, priority: 2 },
            { name: 'admin-styles', test: ADMIN_STYLES, priority: 2 },
            { name: 'account-styles', test: ACCOUNT_STYLES, priority: 2 },
            { name: 'article-styles', test: ARTICLE_STYLES, priority: 2 },
          ],
        },
      },
    },
  },
});
