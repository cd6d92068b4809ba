import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '../../contracts/images.ts';
import { readUpload } from './uploads.ts';

const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const END = '\r\n--x--\r\n';

function upload(): { raw: PassThrough; file: Promise<Buffer> } {
  const raw = new PassThrough();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  return { raw, file: readUpload({ headers, raw } as unknown as FastifyRequest) };
}

describe('a form with a file', () => {
  it('is read in whatever pieces it comes', async () => {
    const { raw, file } = upload();
    for (const byte of `${HEAD}abc${END}`) raw.write(byte);
    raw.end();
    expect((await file).toString()).toBe('abc');
  });

  it('may be as large as it may, and not a byte larger', async () => {
    const most = upload();
    most.raw.end(Buffer.concat([Buffer.from(HEAD), Buffer.alloc(MAX_UPLOAD_BYTES), Buffer.from(END)]));
    expect(await most.file).toHaveLength(MAX_UPLOAD_BYTES);
    const more = upload();
    more.raw.end(Buffer.concat([Buffer.from(HEAD), Buffer.alloc(MAX_UPLOAD_BYTES + 1), Buffer.from(END)]));
    await expect(more.file).rejects.toMatchObject({ code: 'body_too_large' });
  });

  it('is given up when whoever sends it goes away in the middle', async () => {
    const { raw, file } = upload();
    raw.write(`${HEAD}abc`);
    raw.destroy();
    await expect(file).rejects.toMatchObject({ code: 'malformed_body' });
  });

  it('is taken in to its end after a refusal, so that the answer is read', async () => {
    const { raw, file } = upload();
    raw.write('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n');
    raw.write(`${HEAD}abc`);
    await expect(file).rejects.toMatchObject({ code: 'body_too_large' });
    const ended = new Promise((resolve) => raw.once('end', resolve));
    raw.end(`${'c'.repeat(200_000)}${END}`);
    await ended;
  });
});
