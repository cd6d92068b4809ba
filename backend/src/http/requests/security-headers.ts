import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Environment } from '../../config/environment.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * What the product never asks a browser for. Whoever got a script into a page could not ask for it either. A rider's place
 * is asked for, by the product's own pages: without a word about it browsers grant it to no others.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];
export const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

export function securityHeaders(
  { publicUrl, mapStyleUrl }: Pick<Environment, 'publicUrl' | 'mapStyleUrl'>,
  scriptHashes: string[],
): Parameters<NestFastifyApplication['useSecurityHeaders']>[0] {
  // Of an operator's own map the style alone is known here: what it names has to come from its origin.
  const mapOrigins = mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin];
  const isSecure = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'", publicUrl.replace(/^http/, 'ws'), ...mapOrigins],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mapOrigins],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        scriptSrcAttr: ["'none'"],
        // Mantine sets its sizes and colours as inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'"],
        ...(isSecure && { upgradeInsecureRequests: true }),
      },
    },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
  };
}
