import { createHash } from 'node:crypto';
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE } from '../../contracts/images.ts';
import { ProblemError } from '../../http/problem.ts';

export interface Photo {
  /** SHA-256 of the large one, in hex. */
  hash: string;
  large: Buffer;
  small: Buffer;
}

/** As sharp calls them: AVIF is the one HEIF that its build reads. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'];
/** The longer side of a photo has so many pixels. */
const LARGE_PX = 1_200;
const SMALL_PX = 400;
/** JPEG is made smaller while it is decoded; of the others every pixel takes four bytes. */
const MAX_PIXELS = { jpeg: MAX_PICTURE.megapixelsOfJpeg * 1_000_000, other: MAX_PICTURE.megapixels * 1_000_000 };
const TIMEOUT_SECONDS = 10;
/** Of something that moves, the first picture alone. */
const SOURCE: SharpOptions = { limitInputPixels: MAX_PIXELS.jpeg, failOn: 'error', pages: 1 };
const QUALITY = 80;

// What is a document or a program rather than a photo is not even looked at.
sharp.block({
  operation: ['VipsForeignLoadSvg', 'VipsForeignLoadPdf', 'VipsForeignLoadMagick', 'VipsForeignLoadOpenslide'],
});

/**
 * Decodes whatever was uploaded and encodes it anew, upright, in two sizes: nothing of the file itself is kept, neither
 * its metadata nor what hides in it.
 *
 * @throws ProblemError `not_an_image`, or `validation_failed` for one that is too large or takes too long.
 */
export async function encodePhoto(file: Buffer): Promise<Photo> {
  try {
    const metadata = await sharp(file, { ...SOURCE, limitInputPixels: false }).metadata();
    if (!FORMATS.includes(metadata.format)) throw new ProblemError('not_an_image');
    if (!isReasonable(metadata)) throw tooLarge();
    const large = await toWebp(sharp(file, SOURCE).autoOrient(), LARGE_PX);
    const small = await toWebp(sharp(large), SMALL_PX);
    return { hash: createHash('sha256').update(large).digest('hex'), large, small };
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (error instanceof Error && error.message.includes('timeout')) throw tooLarge();
    throw new ProblemError('not_an_image');
  }
}

/** By what the header says, before anything is decoded. */
function isReasonable({ format, width, height }: Metadata): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const maxPixels = format === 'jpeg' ? MAX_PIXELS.jpeg : MAX_PIXELS.other;
  return longer <= MAX_PICTURE.side && longer <= shorter * MAX_PICTURE.ratio && width * height <= maxPixels;
}

function tooLarge(): ProblemError {
  const { side, megapixels, ratio } = MAX_PICTURE;
  return ProblemError.field('file', 'picture_size', { side, megapixels, ratio });
}

function toWebp(photo: Sharp, sizePx: number): Promise<Buffer> {
  return photo
    .resize({ width: sizePx, height: sizePx, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}
