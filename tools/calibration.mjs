/**
 * The same browser build may round a blur or the edge of a letter otherwise on another kind of processor. This draws a page of letters,
 * curves, shadows and gradients and says whether it comes out as where the pictures were made; only then can pictures be compared
 * without tolerance. A new browser build is no reason to look away: then the pictures fail and are made anew.
 *
 *   node tools/calibration.mjs --write     done by `npm run visual -- --update`
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { browser, REPEATABLE } from './browser.mjs';

const record = new URL('../.storybook/calibration.json', import.meta.url);

const face = async () => {
  const file = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2');
  return (await readFile(file)).toString('base64');
};

const drawing = (font) => `<!doctype html><style>
  @font-face { font-family: Probe; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  body { margin: 8px; font: 13px Probe; background: #f4f6f8; color: #101820 }
  div { display: inline-block; margin: 4px; padding: 6px 10px; border-radius: 5px; border: 1px solid #8aa }
</style>
<div style="box-shadow: 0 2px 9px rgb(0 30 60 / 0.23)">Closing 04/15/2013 <b style="font-weight: 560">180,000.00</b></div>
<div style="background: linear-gradient(97deg, #06c, #9df); opacity: 0.83">Gradient</div>
<div style="filter: blur(0.7px); transform: rotate(3deg)">Turned</div>
<div style="background: oklch(0.71 0.13 230 / 0.4); font-size: 11px; letter-spacing: 0.2px">Colour</div>
<svg width="60" height="60"><path d="M5 50 A 25 25 0 0 1 55 50" fill="none" stroke="#a30" stroke-width="5.5"/>
<circle cx="30" cy="30" r="12.3" fill="rgb(0 90 40 / 0.5)"/></svg>`;

/** What this machine draws: the browser's version and a hash of the picture. */
async function sample() {
  const { chromium } = await import('playwright');
  const options = await browser();
  const instance = await chromium.launch({ ...options, args: [...options.args, ...REPEATABLE] });
  try {
    const page = await instance.newPage({ viewport: { width: 480, height: 200 } });
    await page.setContent(drawing(await face()));
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    return { browser: instance.version(), drawing: createHash('sha256').update(picture).digest('hex') };
  } finally {
    await instance.close();
  }
}

/** Whether pictures come out here as where they were made. True as well where nothing can be said yet. */
export async function drawsAsRecorded() {
  const recorded = await readFile(record, 'utf8').then(JSON.parse, () => null);
  if (recorded === null) return true;
  const here = await sample();
  return here.browser !== recorded.browser || here.drawing === recorded.drawing;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const here = await sample();
  if (process.argv.includes('--write')) await writeFile(record, `${JSON.stringify(here, null, 2)}\n`);
  console.log(here);
}
