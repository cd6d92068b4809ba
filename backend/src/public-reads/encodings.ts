import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The better one first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Made once for many: a little more work than an answer that is compressed for one. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;
/** Less is not worth a header. */
const COMPRESS_FROM_BYTES = 1_024;

const deflateBrotli = promisify(brotliCompress);
const deflateGzip = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Browsers send but a few different headers, and each of their requests asks. */
const MAX_KNOWN = 100;
const known = new Map<string, Encoding>();

/** What a client takes and likes best, as `Accept-Encoding` has it. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const before = known.get(header);
  if (before !== undefined) return before;
  const encoding = bestOf(header);
  if (known.size < MAX_KNOWN) known.set(header, encoding);
  return encoding;
}

function bestOf(header: string): Encoding {
  const qualities = new Map(header.split(',').map(qualityOf));
  const qualityFor = (encoding: Encoding, otherwise: number) =>
    qualities.get(encoding) ?? qualities.get('*') ?? otherwise;
  let best: Encoding = 'identity';
  let quality = qualities.get('identity') ?? 0;
  for (const encoding of ENCODINGS.toReversed()) {
    const own = qualityFor(encoding, 0);
    if (own === 0 || own < quality) continue;
    best = encoding;
    quality = own;
  }
  return best;
}

/** `gzip;q=0.5`; without a number it is 1. */
function qualityOf(part: string): [encoding: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return [name, Number.isNaN(value) ? 0 : value];
}

export async function encode(plain: Buffer, encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
  if (encoding === 'identity' || plain.length < COMPRESS_FROM_BYTES) return { body: plain, encoding: 'identity' };
  const body =
    encoding === 'br'
      ? await deflateBrotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : await deflateGzip(plain, { level: GZIP_LEVEL });
  return { body, encoding };
}
