/** `npm run lint`: ESLint's own command line. */
await import('./node_modules/eslint/bin/eslint.js');
