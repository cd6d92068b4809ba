/** What `eslint.config.js` is made of: from here, since these packages are installed beside this file. */
export { default as eslint } from '@eslint/js';
export { default as boundaries } from 'eslint-plugin-boundaries';
export { default as jsxA11y } from 'eslint-plugin-jsx-a11y';
export { default as reactHooks } from 'eslint-plugin-react-hooks';
export { default as globals } from 'globals';
export { default as tseslint } from 'typescript-eslint';
