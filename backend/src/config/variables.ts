import { ORDER_LINK_DAYS } from '../contracts/constants.ts';
import { integer, networks, oneOf, origin, redisUrl, text, url } from './variable.ts';

const ADDRESS = {
  pattern: /^[^\s@<>,]+@[^\s@<>,]+$/,
  mustBe: 'must be a bare address, such as hallo@tischlein.example',
};
const ONE_LINE = { pattern: /^\S[^\p{Cc}]{0,199}$/u, mustBe: 'must be one line of at most 200 characters' };

/** Every variable that the product reads, in the order of `.env.example`. */
export const VARIABLES = {
  NODE_ENV: oneOf({
    values: ['development', 'test', 'production'],
    meaning:
      'production wants a SESSION_SECRET and has no demo data by itself; the image sets it. development, test or production. Unset: development',
  }),
  PORT: integer({ default: '3000', min: 1, max: 65_535, meaning: 'HTTP and WebSocket' }),
  DATABASE_URL: url({
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://user:password@host:5432/tischlein',
    secret: true,
    meaning: 'Postgres 15 or newer. Unset: an embedded Postgres in DATA_DIR',
  }),
  MIGRATION_DATABASE_URL: url({
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://owner:password@host:5432/tischlein',
    secret: true,
    meaning: 'the same database by the role that owns its tables. Unset: the role of DATABASE_URL',
  }),
  DATABASE_REPLICA_URL: url({
    schemes: ['postgres', 'postgresql'],
    example: 'postgres://user:password@replica:5432/tischlein',
    secret: true,
    meaning:
      'a standby of that database, or several behind one address: lists, search, tables and reports are read there while it has everything that was committed. Unset: all from DATABASE_URL',
  }),
  DATA_DIR: text({
    default: '.data',
    pattern: /^[^\0]+$/,
    mustBe: 'must be a path',
    meaning: 'where the embedded Postgres and the kept secrets live',
  }),
  REDIS_URL: redisUrl({
    secret: true,
    meaning:
      'set: queues and sockets run on Redis, any number of instances; redis://one:6379,two:6379?cluster=true for a Redis Cluster. Unset: queues run on Postgres, one instance',
  }),
  ROLE: oneOf({
    default: 'all',
    values: ['all', 'api', 'worker'],
    meaning: 'what this process does: all, api or worker',
  }),
  SESSION_SECRET: text({
    pattern: /^.{32,}$/su,
    mustBe: 'must have at least 32 characters, for instance from: openssl rand -base64 36',
    secret: true,
    meaning: 'at least 32 characters; required in production, else made and kept in DATA_DIR',
  }),
  PUBLIC_URL: origin({
    example: 'https://tischlein.example',
    meaning: 'the origin people use: allowed origin, links in e-mails, cookie security. Unset: http://localhost:$PORT',
  }),
  TRUSTED_PROXIES: networks({
    default: 'loopback',
    meaning:
      'the proxies whose X-Forwarded-For is believed: addresses, ranges, loopback, linklocal, uniquelocal, or none. Limits and the audit log go by it',
  }),
  DEMO_DATA: oneOf({
    values: ['true', 'false', 'local'],
    meaning:
      'seed the demo accounts, restaurants and menus; local: while PUBLIC_URL is this machine. Unset: local outside production',
  }),
  DELIVERY_FEE_POLICY: oneOf({
    default: 'restaurant',
    values: ['restaurant', 'flat'],
    meaning: "restaurant: each restaurant's own fee; flat: 2.90 for every order",
  }),
  ACCEPT_DEADLINE_SECONDS: integer({
    default: '300',
    min: 1,
    max: 86_400,
    meaning: 'a pending order that nobody accepted is cancelled after it',
  }),
  GUEST_DATA_DAYS: integer({
    default: '90',
    min: ORDER_LINK_DAYS,
    max: 1_095,
    meaning:
      "days after an order's last status until what its guest typed is blanked. Not before its links end, and within the three years of § 195 BGB",
  }),
  MAX_CONNECTIONS: integer({
    default: '20000',
    min: 10,
    max: 1_000_000,
    meaning: 'connections that this process has open at once, sockets included; further ones are closed as they come',
  }),
  MAX_SOCKETS_PER_ADDRESS: integer({
    default: '1000',
    min: 1,
    max: 1_000_000,
    meaning:
      'sockets that this process has open to one IPv4 address or IPv6 network, behind which there may be a whole office; not counted with RATE_LIMIT=off',
  }),
  RATE_LIMIT: oneOf({ default: 'on', values: ['on', 'off'], meaning: 'off only for load tests' }),
  LOG_LEVEL: oneOf({
    default: 'info',
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    meaning: 'fatal, error, warn, info, debug, trace or silent',
  }),
  SMTP_URL: url({
    schemes: ['smtp', 'smtps'],
    example: 'smtp://user:password@host:587',
    secret: true,
    meaning: 'where e-mail goes. Unset: the message is logged',
  }),
  MAIL_FROM: text({
    ...ADDRESS,
    meaning: 'the sender of e-mails. Unset: no-reply at the host of PUBLIC_URL',
  }),
  VAPID_PUBLIC_KEY: text({
    pattern: /^[\w-]{87}$/,
    mustBe: 'must be the 87 base64url characters of a P-256 public key',
    meaning: 'Web Push, together with VAPID_PRIVATE_KEY. Unset: the message is logged',
  }),
  VAPID_PRIVATE_KEY: text({
    pattern: /^[\w-]{43}$/,
    mustBe: 'must be the 43 base64url characters of a P-256 private key',
    secret: true,
    meaning: 'Web Push, together with VAPID_PUBLIC_KEY',
  }),
  PUSH_ORIGINS: text({
    default:
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.notify.windows.com,https://*.push.apple.com',
    pattern: /^https?:\/\/[^\s/,]+(?:,https?:\/\/[^\s/,]+)*$/,
    mustBe: 'must be origins such as https://push.example or https://*.push.example, with commas between',
    meaning: 'the push services that browsers may name; nothing is sent elsewhere',
  }),
  TILL_NETWORK: oneOf({
    values: ['public', 'any'],
    meaning:
      'where POS systems may be. public: at https on the open internet alone; any: on this machine, too. Unset: public',
  }),
  PICTURE_NETWORK: oneOf({
    values: ['public', 'any'],
    meaning:
      'where pictures may be that restaurants give as addresses. public: on the open internet alone; any: on this machine, too. Unset: public',
  }),
  PICTURE_TIMEOUT_MS: integer({
    default: '10000',
    min: 50,
    max: 60_000,
    meaning: 'how long fetching such a picture may take, redirects included',
  }),
  MAP_STYLE_URL: url({
    schemes: ['http', 'https'],
    example: 'https://tiles.example/style.json',
    meaning:
      "a MapLibre style that maps are drawn on; its tiles, letters and pictures come from the same origin. Unset: the product's own map of Berlin, and points elsewhere",
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url({
    schemes: ['http', 'https'],
    example: 'http://collector:4318',
    meaning: 'where OpenTelemetry traces go, by OTLP over HTTP. Unset: nothing is traced',
  }),
  OPERATOR_NAME: text({
    ...ONE_LINE,
    meaning:
      'who runs this installation, for the imprint, the privacy page and the foot of e-mails (§ 5 DDG). Unset: an example on this machine, else nobody, and each start says so',
  }),
  OPERATOR_STREET: text({ ...ONE_LINE, meaning: 'street and number of the operator' }),
  OPERATOR_PLACE: text({ ...ONE_LINE, meaning: 'postal code and place' }),
  OPERATOR_COUNTRY: text({ ...ONE_LINE, default: 'Deutschland', meaning: 'country' }),
  OPERATOR_REPRESENTATIVE: text({ ...ONE_LINE, meaning: 'who represents the operator' }),
  OPERATOR_PHONE: text({
    pattern: /^\+?[\d ()/-]{5,40}$/,
    mustBe: 'must be a phone number, such as +49 30 1234567',
    meaning: 'phone number of the operator',
  }),
  OPERATOR_EMAIL: text({ ...ADDRESS, meaning: 'where guests, authorities and users write to' }),
  OPERATOR_RESTAURANT_EMAIL: text({ ...ADDRESS, meaning: 'where restaurants write to. Unset: OPERATOR_EMAIL' }),
  OPERATOR_REGISTER: text({ ...ONE_LINE, meaning: 'court and number of the register. Unset: in none' }),
  OPERATOR_VAT_ID: text({
    pattern: /^[A-Z]{2}[0-9A-Z]{2,13}$/,
    mustBe: 'must be a VAT ID, such as DE123456789',
    meaning: 'VAT ID (§ 27a UStG). Unset: none',
  }),
  OPERATOR_RESPONSIBLE: text({
    ...ONE_LINE,
    meaning:
      'who is responsible for the content (§ 18 (2) MStV), with the address where it is another. Unset: OPERATOR_REPRESENTATIVE',
  }),
  OPERATOR_SUPERVISION: text({
    ...ONE_LINE,
    meaning: 'supervisory authority, where the business needs a permission. Unset: none',
  }),
  SECURITY_CONTACT: text({
    pattern: /^(?:mailto:[^\s@<>,]+@[^\s@<>,]+|https:\/\/\S+|tel:\+[\d-]+)$/,
    mustBe: 'must begin with mailto:, https:// or tel:',
    meaning: 'where holes are reported, in /.well-known/security.txt. Unset: OPERATOR_EMAIL',
  }),
} as const;

export type VariableName = keyof typeof VARIABLES;
