/** What docker/nginx promises to browsers: seen in its text here, and at work in test/compose. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const FOLDER = path.resolve(import.meta.dirname, '../../../docker/nginx');
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8').replaceAll(/^\s*#.*$/gm, '');

/** The blocks that begin with a line such as `location /api/`, without their braces. */
function blocksOf(text: string, start: RegExp): string[] {
  return [...text.matchAll(new RegExp(`^\\s*${start.source} \\{\\n((?:.*\\n)*?)^\\s*\\}`, 'gm'))].map(
    ([, body = '']) => body,
  );
}

describe('nginx', () => {
  it('speaks TLS 1.2 and 1.3 with forward secrecy and authenticated encryption, the strongest first', () => {
    const https = read('https.conf');
    expect(https).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
    const suites = /ssl_ciphers ([^;]+);/.exec(https)?.[1]?.split(':') ?? [];
    expect(suites.length).toBeGreaterThan(3);
    for (const suite of suites) expect(suite).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM|CHACHA20-POLY1305)/);
    expect(suites[0]).toContain('AES256');
    expect(https).toContain('ssl_prefer_server_ciphers on;');
  });

  it('leads people from http to https, and refuses programs there', () => {
    const [plain = ''] = read('https.conf')
      .split(/^server \{$/m)
      .slice(1);
    expect(plain).toContain('listen 8080;');
    for (const start of [/location \/api\//, /location \/socket\.io\//]) {
      expect(blocksOf(plain, start).map((body) => body.trim())).toEqual(['return 403;']);
    }
    expect(blocksOf(plain, /location \//).map((body) => body.trim())).toEqual([
      'return 308 https://$host$request_uri;',
    ]);
  });

  it('gives what it answers by itself the headers of the product', () => {
    const maps = read('nginx.conf');
    for (const value of [
      'nosniff',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'max-age=31536000; includeSubDomains',
    ]) {
      expect(maps).toContain(value);
    }
    const own = [...read('own-answers.conf').matchAll(/^add_header [\w-]+ (\$\w+) always;$/gm)].map(([, name]) => name);
    expect(own).toHaveLength(4);
    for (const variable of own) expect(maps).toContain(` ${variable} {`);
    expect(read('product.conf')).toMatch(/^include \/etc\/nginx\/own-answers\.conf;$/m);
    for (const block of blocksOf(read('product.conf'), /location [^{]+/)) {
      if (block.includes('add_header')) expect(block).toContain('include /etc/nginx/own-answers.conf;');
    }
    expect(read('nginx.conf')).toContain('server_tokens off;');
  });

  it('asks nobody but the API, and tells it itself who calls', () => {
    const texts = ['nginx.conf', 'product.conf', 'http.conf', 'https.conf'].map(read).join('\n');
    expect(new Set([...texts.matchAll(/proxy_pass ([^;]+);/g)].map(([, to]) => to))).toEqual(new Set(['$api']));
    expect(new Set([...texts.matchAll(/set \$api ([^;]+);/g)].map(([, to]) => to))).toEqual(
      new Set(['http://api:3000']),
    );
    for (const line of [
      'proxy_set_header X-Forwarded-For $remote_addr;',
      'proxy_set_header X-Forwarded-Proto $scheme;',
      "proxy_set_header X-Forwarded-Host '';",
      "proxy_set_header Forwarded '';",
      'proxy_set_header X-Request-Id $request_id;',
    ]) {
      expect(texts).toContain(line);
    }
    // Neither files of its own nor lists of them.
    expect(texts).not.toMatch(/\b(?:root|alias|autoindex|proxy_cache|proxy_cache_path)\b/);
  });
});
