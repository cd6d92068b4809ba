/** A picture of one pixel, in a form as browsers send it. */
import type { Text } from './body-texts.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);
const BOUNDARY = 'boundary-of-the-fuzzer';

export const PNG_FORM: Text = {
  type: `multipart/form-data; boundary=${BOUNDARY}`,
  bytes: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    PNG,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
};
