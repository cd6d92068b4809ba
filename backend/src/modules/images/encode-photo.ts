import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '../../http/problem.ts';

export interface Photo {
  /** SHA-256 of the large one, in hex. */
  hash: string;
  large: Buffer;
  small: Buffer;
}

/** As sharp calls them: AVIF is the one HEIF that its build reads. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];
/** Of the longer side. */
const LARGE_PX = 1_200;
const SMALL_PX = 400;
/** A photo of 50 megapixels is 200 MB while it is decoded. */
const MAX_PIXELS = 50_000_000;
const QUALITY = 80;

// What is a document or a program rather than a photo is not even looked at.
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'],
});

/**
 * Decodes whatever was uploaded and encodes it anew, upright, in two sizes: nothing of the file itself is kept, neither
 * its metadata nor what hides in it.
 *
 * @throws ProblemError `not_an_image`.
 */
export async function encodePhoto(file: Buffer): Promise<Photo> {
  try {
    const source = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await source.metadata();
    if (!FORMATS.includes(format)) throw new ProblemError('not_an_image');
    const upright = source.autoOrient();
    const [large, small] = [await toWebp(upright, LARGE_PX), await toWebp(upright, SMALL_PX)];
    return { hash: createHash('sha256').update(large).digest('hex'), large, small };
  } catch {
    throw new ProblemError('not_an_image');
  }
}

function toWebp(photo: Sharp, sizePx: number): Promise<Buffer> {
  return photo
    .clone()
    .resize({ width: sizePx, height: sizePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
