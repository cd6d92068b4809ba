import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FILE_NAME = 'routes.json';
const PATHS = /interface FileRoutesByFullPath \{([^}]*)\}/;

/** Writes the router's paths beside the page, so that the server answers 404 where no screen is. */
export function knownRoutes(routeTree: string): Plugin {
  return {
    name: 'tischlein:known-routes',
    apply: 'build',
    generateBundle() {
      const [, list = ''] = PATHS.exec(readFileSync(routeTree, 'utf8')) ?? [];
      const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path]) => path);
      if (paths.length === 0) throw new Error(`There are no routes in ${routeTree}.`);
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: JSON.stringify(paths) });
    },
  };
}
