/** What kubernetes/ says of the product must be so: no cluster is needed to see that. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import { parseAllDocuments } from 'yaml';
import { loadEnvironment } from '../../src/config/environment.ts';

interface Container {
  name: string;
  image: string;
  env?: { name: string; value: string }[];
  envFrom: { configMapRef: { name: string } }[];
  ports: { name: string; containerPort: number }[];
  securityContext: unknown;
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  volumeMounts: { mountPath: string }[];
  startupProbe?: { httpGet: { path: string; port: string } };
  readinessProbe: { httpGet?: { path: string; port: string } };
  livenessProbe: { httpGet?: { path: string; port: string } };
  lifecycle?: { preStop: { sleep: { seconds: number } } };
}
interface Resource {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    selector: Record<string, unknown>;
    template: {
      metadata: { labels: Record<string, string> };
      spec: { containers: Container[]; securityContext: unknown; terminationGracePeriodSeconds: number };
    };
    scaleTargetRef: { kind: string; name: string };
    replicas: number;
    minReplicas: number;
    maxReplicas: number;
    metrics: { pods: { metric: { name: string } } }[];
    rules: { http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
    ports: { name: string; port: number; targetPort: string }[];
  };
}

interface Policy {
  name: string;
  podSelector: { matchLabels?: Record<string, string> };
  ingress?: { ports: { port: number }[] }[];
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FOLDER = path.join(ROOT, 'kubernetes');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const filesOf = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
const resourcesOf = <R>(folder: string): R[] =>
  filesOf(folder).flatMap((file) =>
    parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS() as R),
  );
const files = filesOf(FOLDER);
const resources = resourcesOf<Resource>(FOLDER);
const ofKind = (kind: string) => resources.filter((resource) => resource.kind === kind);
const named = (kind: string, name: string): Resource => {
  const found = ofKind(kind).find(({ metadata }) => metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};
const deployments = ofKind('Deployment').map((each) => [each.metadata.name, each] as const);
const products = deployments.filter(([name]) => name !== 'pgbouncer');
function containerOf({ metadata, spec }: Resource): Container {
  const [container] = spec.template.spec.containers;
  if (!container) throw new Error(`${metadata.name} has no container.`);
  return container;
}

function variablesOf(container: Container): Record<string, string> {
  return {
    ...Object.assign({}, ...container.envFrom.map(({ configMapRef }) => named('ConfigMap', configMapRef.name).data)),
    ...Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
  } as Record<string, string>;
}

describe('on Kubernetes', () => {
  it('every file is taken in', () => {
    const kustomization = parseAllDocuments(read('kubernetes/kustomization.yaml'))[0]?.toJS() as {
      resources: string[];
      images: { name: string }[];
    };
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
    const images = deployments.map(([, deployment]) => containerOf(deployment).image);
    expect([...new Set(images)].toSorted()).toEqual(kustomization.images.map(({ name }) => name).toSorted());
    for (const image of images) expect(read('docker-compose.yml')).toContain(`${image}:local`);
  });

  it.each(products)('the %s takes its settings', (name, deployment) => {
    const container = containerOf(deployment);
    const variables = variablesOf(container);
    const secrets = { DATABASE_URL: 'postgres://a:b@c:6432/d', REDIS_URL: 'redis://e', SESSION_SECRET: 'x'.repeat(32) };
    const taken = /for name in ([\w ]+); do/.exec(read('docker/start.sh'))?.[1]?.split(' ') ?? [];
    for (const secret of Object.keys(secrets)) {
      expect(taken).toContain(secret);
      expect(variables[`${secret}_FILE`]).toMatch(new RegExp(`^${container.volumeMounts[0]?.mountPath}/[\\w-]+$`));
    }
    const plain = Object.fromEntries(Object.entries(variables).filter(([variable]) => !variable.endsWith('_FILE')));
    const environment = loadEnvironment({ NODE_ENV: 'production', ...plain, ...secrets });
    expect(environment).toMatchObject({ role: name, demoData: false, port: container.ports[0]?.containerPort });
    const known = read('backend/src/config/variables.ts');
    for (const variable of Object.keys(plain)) expect(known).toMatch(new RegExp(`^ {2}${variable}: `, 'm'));
  });

  it.each(products)('the %s is asked where it answers, and has time to end', (name, deployment) => {
    const { startupProbe, readinessProbe, livenessProbe, lifecycle } = containerOf(deployment);
    expect([startupProbe, readinessProbe, livenessProbe].map((probe) => probe?.httpGet?.path)).toEqual([
      '/api/health/ready',
      '/api/health/live',
      '/api/health/live',
    ]);
    const [, composeSeconds = ''] = /stop_grace_period: (\d+)s/.exec(read('docker-compose.yml')) ?? [];
    const seconds = deployment.spec.template.spec.terminationGracePeriodSeconds;
    expect(seconds - (lifecycle?.preStop.sleep.seconds ?? 0)).toBeGreaterThanOrEqual(Number(composeSeconds));
    expect(lifecycle === undefined).toBe(name === 'worker');
  });

  it.each(deployments)('the %s may do as little as in the compose stack, within bounds', (_, deployment) => {
    expect(deployment.spec.template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    expect(containerOf(deployment).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    const { requests, limits } = containerOf(deployment).resources;
    expect(Object.keys(requests)).toEqual(['cpu', 'memory']);
    expect(Object.keys(limits)).toEqual(['memory']);
  });

  it('services, budget and ingress find what they are for', () => {
    for (const service of ofKind('Service')) {
      const { template } = named('Deployment', service.metadata.name).spec;
      expect(template.metadata.labels).toMatchObject(service.spec.selector);
      const [port] = service.spec.ports;
      expect(template.spec.containers[0]?.ports[0]).toEqual({ name: port?.targetPort, containerPort: port?.port });
    }
    expect(named('PodDisruptionBudget', 'api').spec.selector).toEqual(named('Deployment', 'api').spec.selector);
    const { service } = named('Ingress', 'tischlein').spec.rules[0]?.http.paths[0]?.backend ?? {};
    expect(named('Service', service?.name ?? '').spec.ports[0]?.name).toBe(service?.port.name);
  });

  it('only the migration knows the owner of the tables', () => {
    const [job] = ofKind('Job');
    if (job === undefined) throw new Error('There is no job.');
    const migration = containerOf(job);
    expect(variablesOf(migration).MIGRATION_DATABASE_URL_FILE).toMatch(/^\/run\/secrets\/owner\//);
    expect(migration.securityContext).toEqual(containerOf(named('Deployment', 'api')).securityContext);
    expect(read('backend/src/cli.ts')).toContain('  prepare: {');
    for (const [, deployment] of deployments) {
      expect(Object.keys(variablesOf(containerOf(deployment))).filter((name) => name.includes('MIGRATION'))).toEqual(
        [],
      );
      expect(JSON.stringify(deployment)).not.toContain('tischlein-owner');
    }
  });

  it('nobody reaches a pod that no policy lets in', () => {
    const policies = ofKind('NetworkPolicy').map(
      ({ metadata, spec }) => ({ name: metadata.name, ...spec }) as unknown as Policy,
    );
    const nobody = policies.find(({ name }) => name === 'nobody');
    expect(nobody).toMatchObject({
      podSelector: { matchLabels: { 'app.kubernetes.io/part-of': 'tischlein' } },
      policyTypes: ['Ingress', 'Egress'],
    });
    expect(nobody).not.toHaveProperty('ingress');
    expect(read('kubernetes/kustomization.yaml')).toContain('includeTemplates: true');
    for (const [name, deployment] of deployments) {
      const policy = policies.find((each) => each.name === name);
      expect(policy?.podSelector.matchLabels?.['app.kubernetes.io/name']).toBe(name);
      const ports = policy?.ingress?.flatMap((rule) => rule.ports.map(({ port }) => port));
      expect(ports).toEqual(containerOf(deployment).ports.map(({ containerPort }) => containerPort));
    }
  });

  it('the autoscaler goes by a metric that the API has', () => {
    const { scaleTargetRef, metrics, minReplicas } = named('HorizontalPodAutoscaler', 'api').spec;
    named(scaleTargetRef.kind, scaleTargetRef.name);
    expect(read('backend/src/realtime/sockets/socket-metrics.ts')).toContain(`name: '${metrics[0]?.pods.metric.name}'`);
    expect(minReplicas).toBeGreaterThanOrEqual(2);
    expect(deployments.find(([name]) => name === 'api')?.[1].spec).not.toHaveProperty('replicas');
  });
});

/** By the operator CloudNativePG. */
describe('Postgres on Kubernetes', () => {
  interface Cluster {
    instances: number;
    imageName: string;
    bootstrap: { initdb: Record<string, unknown> & { secret: { name: string } } };
    managed: { roles: { name: string; passwordSecret: { name: string } }[] };
    postgresql: { synchronous: unknown; parameters: Record<string, string> };
    plugins: { name: string; parameters: { barmanObjectName: string } }[];
  }
  interface Made {
    apiVersion: string;
    kind: string;
    metadata: { name: string };
    spec: unknown;
  }
  const made = resourcesOf<Made>(path.join(FOLDER, 'postgres'));
  const specOf = <Spec>(kind: string): Spec => made.find((each) => each.kind === kind)?.spec as Spec;
  const kustomization = read('kubernetes/postgres/kustomization.yaml');
  const cluster = specOf<Cluster>('Cluster');

  it('has the fields that its operator knows', () => {
    const schemas = JSON.parse(read('backend/test/docs/cloudnative-pg/schemas.json')) as Record<string, object>;
    const ajv = new Ajv({ allErrors: true, validateFormats: false, allowUnionTypes: true, strictTypes: false });
    const judged = made.filter(({ apiVersion }) => apiVersion.includes('cnpg.io'));
    expect(judged.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`).toSorted()).toEqual(
      Object.keys(schemas).toSorted(),
    );
    for (const { apiVersion, kind, spec } of judged) {
      const validate = ajv.compile(schemas[`${apiVersion} ${kind}`] ?? false);
      expect(validate(spec) ? [] : validate.errors).toEqual([]);
    }
    // Of the version that is installed, and everything in the folder is taken in.
    expect(read('backend/test/docs/cloudnative-pg/README.md')).toContain(
      `cloudnative-pg) ${/cnpg-([\d.]+)\.yaml/.exec(kustomization)?.[1] ?? '?'},`,
    );
    for (const file of filesOf(path.join(FOLDER, 'postgres'))) expect(kustomization).toContain(file);
  });

  it('acknowledges what is on two disks of three, and only who has it takes over', () => {
    expect(cluster.instances).toBeGreaterThanOrEqual(3);
    expect(cluster.postgresql.synchronous).toEqual({
      method: 'any',
      number: 1,
      dataDurability: 'required',
      failoverQuorum: true,
    });
    expect(specOf('ScheduledBackup')).toMatchObject({ target: 'prefer-standby', cluster: { name: 'postgres' } });
    const { name } = made.find(({ kind }) => kind === 'ObjectStore')?.metadata ?? {};
    expect(cluster.plugins[0]?.parameters.barmanObjectName).toBe(name);
  });

  it('is the one that the product is made for: version, order of words, roles and addresses', () => {
    const [, major = ''] =
      /MAJOR_VERSION = '(\d+)'/.exec(read('backend/src/database/connection/embedded/cluster.ts')) ?? [];
    expect(cluster.imageName).toContain(`postgresql:${major}.`);
    const { database, owner, encoding, localeProvider, builtinLocale, secret } = cluster.bootstrap.initdb;
    expect({ database, owner }).toEqual({ database: 'tischlein', owner: 'tischlein' });
    const embedded = read('backend/src/database/connection/embedded/cluster.ts');
    for (const option of [
      `--encoding=${String(encoding)}`,
      `--locale-provider=${String(localeProvider)}`,
      `--builtin-locale=${String(builtinLocale)}`,
    ]) {
      expect(embedded).toContain(option);
    }
    const [application] = cluster.managed.roles;
    const { POSTGRES_USER, POSTGRES_HOST } = named('ConfigMap', 'pgbouncer').data;
    expect(application?.name).toBe(POSTGRES_USER);
    expect(POSTGRES_HOST).toBe('postgres-rw');
    for (const name of [secret.name, application?.passwordSecret.name, 'postgres-backups']) {
      expect(kustomization).toContain(`create secret generic ${String(name)} `);
    }
    const secrets = read('kubernetes/kustomization.yaml');
    expect(secrets).toContain('replica-url="postgres://tischlein_app:…@postgres-ro/tischlein?$ca"');
    for (const [, deployment] of products) {
      const container = containerOf(deployment);
      expect(variablesOf(container).DATABASE_REPLICA_URL_FILE).toBe('/run/secrets/tischlein/replica-url');
      expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/run/secrets/postgres');
    }
    expect(read('docker/start.sh')).toContain(' DATABASE_REPLICA_URL ');
  });

  it('has a connection for everyone', () => {
    const allowed = Number(cluster.postgresql.parameters.max_connections);
    const [, ofReplica] = /MAX_CONNECTIONS = (\d+)/.exec(read('backend/src/replica/replica.ts')) ?? [];
    const { maxReplicas } = named('HorizontalPodAutoscaler', 'api').spec;
    const workers = named('Deployment', 'worker').spec.replicas;
    // Also when one of the followers is away.
    expect((maxReplicas + workers) * Number(ofReplica)).toBeLessThan(allowed);
    const pools =
      named('Deployment', 'pgbouncer').spec.replicas * Number(named('ConfigMap', 'pgbouncer').data.POOL_SIZE);
    expect(pools).toBeLessThan(allowed);
  });

  it('lets in the product and its operator alone', () => {
    const { podSelector, ingress } = specOf<Policy>('NetworkPolicy');
    expect(podSelector.matchLabels).toEqual({ 'cnpg.io/cluster': 'postgres' });
    expect(ingress?.map(({ ports }) => ports.map(({ port }) => port))).toEqual([[5432], [5432, 8000], [9187]]);
  });
});
