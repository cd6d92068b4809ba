import path from 'node:path';
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../contracts/constants.ts';
import type { OperatorView } from '../contracts/admin/operator.ts';
import { readOperator } from './operator.ts';
import { keepSessionSecret } from './session-secret.ts';
import { StartupError } from './startup-error.ts';
import { isOnThisMachine } from './this-machine.ts';
import { VARIABLES, type VariableName } from './variables.ts';

/** For what is committed in the last moment. */
const HOLD_MARGIN_MS = 1_000;

/** The injection token of the one `Environment`. */
export const ENVIRONMENT = Symbol('Environment');

type Value<N extends VariableName> = Extract<ReturnType<(typeof VARIABLES)[N]['parse']>, { ok: true }>['value'];

export interface Environment {
  readonly nodeEnv: Value<'NODE_ENV'>;
  readonly isProduction: boolean;
  readonly port: number;
  /** Null: start the embedded Postgres and use its URL. */
  readonly databaseUrl: string | null;
  /** Null: the role of `databaseUrl` migrates as well. */
  readonly migrationDatabaseUrl: string | null;
  /** Null: nothing is read from a replica. */
  readonly databaseReplicaUrl: string | null;
  /** An absolute path. */
  readonly dataDir: string;
  /** Null: one instance, queues on Postgres. */
  readonly redisUrl: string | null;
  readonly role: Value<'ROLE'>;
  readonly sessionSecret: string;
  /** It has no trailing slash. */
  readonly publicUrl: string;
  /** Whose `X-Forwarded-For` is believed. Everybody else is the address that they connect from. */
  readonly trustedProxies: Value<'TRUSTED_PROXIES'>;
  readonly demoData: boolean;
  readonly deliveryFeePolicy: Value<'DELIVERY_FEE_POLICY'>;
  readonly acceptDeadlineSeconds: number;
  /** Counted from the last change of an order's status. */
  readonly guestDataDays: number;
  readonly maxConnections: number;
  readonly maxSocketsPerAddress: number;
  readonly rateLimit: boolean;
  readonly logLevel: Value<'LOG_LEVEL'>;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  /** How long mails and messages about a step wait that can still be taken back. No variable: screens count the same seconds. */
  readonly undoHoldMs: number;
  /** `https://*.push.example` stands for every host below it. */
  readonly pushOrigins: readonly string[];
  /** Null: maps are drawn from the product's own data. */
  readonly mapStyleUrl: string | null;
  /** It is null when nothing is traced. */
  readonly otlpEndpoint: string | null;
  readonly posNetwork: Value<'TILL_NETWORK'>;
  readonly pictureNetwork: Value<'PICTURE_NETWORK'>;
  readonly pictureTimeoutMs: number;
  readonly operator: OperatorView;
  /** It is null when no contact was configured. */
  readonly securityContact: string | null;
}

/**
 * Reads and checks the whole environment. Throws a `StartupError` with one line for each variable that is wrong.
 * An empty variable counts as unset, as a line `REDIS_URL=` in an `.env` file means it.
 */
export function loadEnvironment(env: NodeJS.ProcessEnv = process.env): Environment {
  const reader = new Reader(env);
  const nodeEnv = reader.find('NODE_ENV') ?? 'development';
  const isProduction = nodeEnv === 'production';
  const port = reader.get('PORT');
  const role = reader.get('ROLE');
  const databaseUrl = reader.find('DATABASE_URL');
  const redisUrl = reader.find('REDIS_URL');
  const sessionSecret = reader.find('SESSION_SECRET');
  const publicKey = reader.find('VAPID_PUBLIC_KEY');
  const privateKey = reader.find('VAPID_PRIVATE_KEY');

  for (const name of ['MIGRATION_DATABASE_URL', 'DATABASE_REPLICA_URL'] as const) {
    if (reader.has(name) && !reader.has('DATABASE_URL'))
      reader.wrong(`${name} needs DATABASE_URL: set both, or neither for the embedded Postgres.`);
  }
  if (isProduction && !reader.has('SESSION_SECRET')) {
    reader.wrong(
      'SESSION_SECRET is required in production: set 32 characters or more, for instance from: openssl rand -base64 36',
    );
  }
  for (const [name, missing] of [
    ['DATABASE_URL', !reader.has('DATABASE_URL')],
    ['REDIS_URL', !reader.has('REDIS_URL')],
  ] as const) {
    if (role !== 'all' && missing)
      reader.wrong(`ROLE=${role} needs ${name}: set it, or run everything in one process with ROLE=all.`);
  }
  if (reader.has('VAPID_PUBLIC_KEY') !== reader.has('VAPID_PRIVATE_KEY')) {
    reader.wrong('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together: set both or neither.');
  }

  const demoData = reader.find('DEMO_DATA') ?? (isProduction ? 'false' : 'local');
  const publicUrl = reader.find('PUBLIC_URL') ?? `http://localhost:${port}`;
  const isLocal = isOnThisMachine(publicUrl);
  if (demoData === 'true' && !isLocal) {
    reader.wrong(
      `DEMO_DATA=true is for PUBLIC_URLs on this machine, and ${publicUrl} is for others, who know the demo password: set DEMO_DATA=false.`,
    );
  }
  const operator = readOperator(
    (name) => reader.find(name),
    (name) => reader.has(name),
    isLocal,
    (line) => reader.wrong(line),
  );
  const dataDir = path.resolve(reader.get('DATA_DIR'));
  const environment = {
    nodeEnv,
    isProduction,
    port,
    databaseUrl,
    migrationDatabaseUrl: reader.find('MIGRATION_DATABASE_URL'),
    databaseReplicaUrl: reader.find('DATABASE_REPLICA_URL'),
    dataDir,
    redisUrl,
    role,
    publicUrl,
    trustedProxies: reader.get('TRUSTED_PROXIES'),
    demoData: demoData !== 'false' && isLocal,
    deliveryFeePolicy: reader.get('DELIVERY_FEE_POLICY'),
    acceptDeadlineSeconds: reader.get('ACCEPT_DEADLINE_SECONDS'),
    guestDataDays: reader.get('GUEST_DATA_DAYS'),
    maxConnections: reader.get('MAX_CONNECTIONS'),
    maxSocketsPerAddress: reader.get('MAX_SOCKETS_PER_ADDRESS'),
    rateLimit: reader.get('RATE_LIMIT') === 'on',
    logLevel: reader.get('LOG_LEVEL'),
    smtpUrl: reader.find('SMTP_URL'),
    mailFrom: reader.find('MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    undoHoldMs: (UNDO_SECONDS + UNDO_GRACE_SECONDS) * 1_000 + HOLD_MARGIN_MS,
    vapid: publicKey !== null && privateKey !== null ? { publicKey, privateKey } : null,
    pushOrigins: reader.get('PUSH_ORIGINS').split(','),
    mapStyleUrl: reader.find('MAP_STYLE_URL'),
    otlpEndpoint: reader.find('OTEL_EXPORTER_OTLP_ENDPOINT'),
    // Tests have their POS systems and pictures on this machine.
    posNetwork: reader.find('TILL_NETWORK') ?? (nodeEnv === 'test' ? 'any' : 'public'),
    pictureNetwork: reader.find('PICTURE_NETWORK') ?? (nodeEnv === 'test' ? 'any' : 'public'),
    pictureTimeoutMs: reader.get('PICTURE_TIMEOUT_MS'),
    operator,
    securityContact: reader.find('SECURITY_CONTACT') ?? (operator.email === '' ? null : `mailto:${operator.email}`),
  };
  reader.throwIfWrong();
  return { ...environment, sessionSecret: sessionSecret ?? keepSessionSecret(dataDir) };
}

/** Collects what is wrong, so that one start names every wrong variable. */
class Reader {
  private readonly lines: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  has(name: string): boolean {
    return (this.env[name] ?? '') !== '';
  }

  wrong(line: string): void {
    this.lines.push(line);
  }

  throwIfWrong(): void {
    if (this.lines.length > 0) throw new StartupError(this.lines.join('\n'));
  }

  find<N extends VariableName>(name: N): Value<N> | null {
    const variable = VARIABLES[name];
    const text = this.has(name) ? this.env[name] : variable.default;
    if (text === null || text === undefined) return null;
    const parsed = variable.parse(text);
    if (parsed.ok) return parsed.value;
    this.wrong(`${variable.secret ? name : `${name}=${text}`} ${parsed.wrong}.`);
    return null;
  }

  /** For a variable with a default. What it returns beside a wrong value never leaves `loadEnvironment`. */
  get<N extends VariableName>(name: N): Value<N> {
    const fallback = VARIABLES[name].parse(VARIABLES[name].default ?? '');
    const found = this.find(name);
    if (found !== null) return found;
    if (!fallback.ok) throw new Error(`${name} has no valid default`);
    return fallback.value;
  }
}
