declare global {
  interface Window {
    loadPatiently: <T>(load: () => Promise<T>) => Promise<T>;
  }
}

/**
 * A file of the build with its styles, asked for again as long as the server cannot be reached: by the page's own
 * `inline/load-patiently.js`, since the first script has to come in the same way.
 * Throws what the import throws when the server is there and the file does not come.
 */
export const loadPatiently: Window['loadPatiently'] = (load) => window.loadPatiently(load);
