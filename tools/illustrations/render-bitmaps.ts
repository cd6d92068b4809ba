/**
 * Renders the pictures that must be bitmaps, with the Chromium at the path given, `/usr/bin/chromium` without one:
 * the image that social networks show, and the icons of home screens.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { INK, PAPER, PAPRIKA } from './drawing/palette.ts';

const publicFolder = fileURLToPath(new URL('../../frontend/public/', import.meta.url));
const executablePath = process.argv[2] ?? '/usr/bin/chromium';

function dataUrl(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(path).toString('base64')}`;
}

const mark = (name: string): string => dataUrl(`${publicFolder}${name}`, 'image/svg+xml');
const dish = (name: string): string => dataUrl(`${publicFolder}images/dishes/${name}.avif`, 'image/avif');
const headingFont = dataUrl(
  fileURLToPath(
    import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  ),
  'font/woff2',
);

const SOCIAL_IMAGE = `<!doctype html>
<style>
  @font-face { font-family: Heading; src: url(${headingFont}); font-weight: 200 800; }
  body { margin: 0; width: 1200px; height: 630px; background: ${PAPER}; font-family: Heading; color: ${INK}; overflow: hidden; }
  .words { position: absolute; left: 80px; top: 76px; display: flex; align-items: center; gap: 28px; }
  .words img { width: 116px; }
  h1 { margin: 0; font-size: 116px; font-weight: 800; letter-spacing: -0.03em; line-height: 1; }
  .table { position: absolute; inset: auto 0 0 0; height: 176px; background: ${PAPRIKA}; }
  .lace { position: absolute; left: 0; bottom: 138px; width: 1200px; height: 64px; }
  .dish { position: absolute; border-radius: 28px; width: 336px; box-shadow: 0 18px 40px #5a2a1840; border: 8px solid #fff; }
</style>
<div class="words"><img src="${mark('images/logo.svg')}" alt=""><h1>Tischlein</h1></div>
<div class="table"></div>
<svg class="lace" viewBox="0 0 1200 64"><path fill="#f3d9bf" d="M0 0h1200v30${'a30 28 0 0 1-60 0'.repeat(20)}z"/></svg>
<img class="dish" style="left:72px;top:282px;transform:rotate(-4deg)" src="${dish('pizza-margherita')}" alt="">
<img class="dish" style="left:424px;top:262px" src="${dish('burger-classic')}" alt="">
<img class="dish" style="left:776px;top:282px;transform:rotate(4deg)" src="${dish('ramen-shoyu')}" alt="">`;

/** The mark with its own round corners, on nothing. */
function installedIcon(size: number): string {
  return `<body style="margin:0;background:transparent"><img src="${mark('favicon.svg')}" width="${size}" alt="">`;
}

/** Platforms cut a circle or a drop out of it: the mark keeps to the inner four fifths. */
function maskableIcon(size: number): string {
  return `<body style="margin:0;background:${PAPRIKA}"><img src="${mark('favicon.svg')}" width="${size * 0.8}" style="display:block;margin:${size * 0.1}px" alt="">`;
}

async function render(browser: Browser, html: string, width: number, height: number, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: 'load' });
  await page.evaluate('document.fonts.ready');
  const path = publicFolder + file;
  await page.screenshot(file.endsWith('.jpg') ? { path, type: 'jpeg', quality: 84 } : { path, omitBackground: true });
  await page.close();
}

const browser = await chromium.launch({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  await render(browser, SOCIAL_IMAGE, 1200, 630, 'images/og-image.jpg');
  const icon = `<body style="margin:0;background:${PAPRIKA}"><img src="${mark('favicon.svg')}" width="180" alt="">`;
  await render(browser, icon, 180, 180, 'apple-touch-icon.png');
  for (const size of [192, 512]) await render(browser, installedIcon(size), size, size, `icons/icon-${size}.png`);
  await render(browser, maskableIcon(512), 512, 512, 'icons/maskable-512.png');
} finally {
  await browser.close();
}
