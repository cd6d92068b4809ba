import type { Plugin } from 'vite';

const OWN = '/src/lib/lazy-route-component.ts';
const ROUTERS = /import \{ lazyRouteComponent \} from (['"])@tanstack\/react-router\1/;

/** What the router's plugin makes of a route asks for its screen patiently. To be named after that plugin. */
export function patientScreens(): Plugin {
  return {
    name: 'tischlein:patient-screens',
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx$/, code: 'lazyRouteComponent' },
      handler(code, id) {
        if (!ROUTERS.test(code)) this.error(`${id} imports lazyRouteComponent in another way than expected.`);
        return { code: code.replace(ROUTERS, `import { lazyRouteComponent } from '${OWN}'`), map: null };
      },
    },
  };
}
