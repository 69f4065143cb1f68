/**
 * One Chromium for every test: Storybook tests, journeys, benchmarks and pictures.
 *
 * On Linux x64 it is the build that ships inside an npm package, so nothing is installed on the machine and every
 * checkout sees the same pixels. Elsewhere: CHROMIUM_PATH, Playwright's own browser, or one installed on the system.
 *
 *   import { browser } from './tools/browser.mjs';
 *   chromium.launch(await browser());                        // { executablePath, args, env }
 *
 *   node tools/browser.mjs                                   prints the path
 *   node tools/browser.mjs screenshot URL OUT.png [1366x768] [--theme dark] [--full] [--wait SELECTOR]
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The package's own arguments are for one-process cloud functions and turn web security off: these are ours. */
const ARGS = ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb', '--disable-lcd-text'];

/**
 * For pictures that are compared pixel by pixel. What changes is drawn anew as a whole tile and not in part, or the smoothed edges of
 * letters depend on the order in which things came; and letters are drawn by the same code on every processor.
 */
export const REPEATABLE = ['--disable-partial-raster', '--disable-skia-runtime-opts'];

/** @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>} */
export async function browser() {
  const inherited = /** @type {Record<string, string>} */ ({ ...process.env });
  if (process.env.CHROMIUM_PATH) {
    if (!existsSync(process.env.CHROMIUM_PATH))
      throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`);
    return { executablePath: process.env.CHROMIUM_PATH, args: ARGS, env: inherited };
  }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpacked();
    return {
      executablePath: join(folder, 'chromium'),
      args: ARGS,
      env: { ...inherited, ...(await surroundings(folder)) },
    };
  }
  return { executablePath: await installed(), args: ARGS, env: inherited };
}

/**
 * Unpacks into a folder of its own and renames it into place, so that two processes starting at once never see a
 * half-written browser: the one that comes second throws its copy away.
 */
async function unpacked() {
  const packageFolder = join(root, 'node_modules', '@sparticuz', 'chromium');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const cache = join(root, 'node_modules', '.cache', 'chromium');
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;

  const scratch = join(cache, `.unpacking-${process.pid}-${Date.now()}`);
  await mkdir(scratch, { recursive: true });
  // The package unpacks into the folder that TMPDIR names at the moment of the call, and reuses what lies there.
  const before = process.env.TMPDIR;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    process.env.TMPDIR = scratch;
    const packs = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(packs.map((pack) => inflate(join(packageFolder, 'bin', pack))));
    await chmod(join(scratch, 'chromium'), 0o755);
    await rename(scratch, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    await rm(scratch, { recursive: true, force: true });
  }
  return folder;
}

/** Libraries and fonts come from the package too; the system's are not looked at, so pictures do not depend on it. */
async function surroundings(folder) {
  const fonts = join(folder, 'fontconfig');
  const file = join(fonts, 'fonts.conf');
  const text = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(fonts, 'cache')}</cachedir>
</fontconfig>
`;
  const present = await readFile(file, 'utf8').catch(() => '');
  if (present !== text) {
    await mkdir(fonts, { recursive: true });
    // A name of its own for each call: one process asks twice at once, for two projects of tests.
    const scratch = `${file}.${crypto.randomUUID()}`;
    await writeFile(scratch, text);
    await rename(scratch, file);
  }
  const libraries = [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: fonts, FONTCONFIG_FILE: file };
}

async function installed() {
  const { chromium } = await import('playwright');
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
    Boolean,
  );
  const candidates = [
    chromium.executablePath(),
    ...(process.platform === 'darwin'
      ? ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
          (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
        )
      : []),
    ...(process.platform === 'win32'
      ? programs.flatMap((folder) => [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ])
      : []),
    ...(process.platform === 'linux'
      ? ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].flatMap((name) => [
          `/usr/bin/${name}`,
          `/snap/bin/${name}`,
        ])
      : []),
  ];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Install Chrome or Chromium, run "npx playwright install chromium", or set CHROMIUM_PATH to its program.',
  );
}

async function screenshot(parameters) {
  const flag = (name) => {
    const at = parameters.indexOf(`--${name}`);
    return at < 0 ? undefined : parameters.splice(at, 2)[1];
  };
  const theme = flag('theme');
  const wait = flag('wait');
  const full = parameters.includes('--full');
  const [url, out, size = '1366x768'] = parameters.filter((parameter) => parameter !== '--full');
  const [width, height] = size.split('x').map(Number);
  if (!url || !out || !width || !height) {
    throw new Error(
      'node tools/browser.mjs screenshot URL OUT.png [WIDTHxHEIGHT] [--theme dark] [--full] [--wait SELECTOR]',
    );
  }
  const { chromium } = await import('playwright');
  const instance = await chromium.launch(await browser());
  try {
    const page = await instance.newPage({
      viewport: { width, height },
      colorScheme: theme === 'dark' ? 'dark' : 'light',
    });
    page.on('pageerror', (error) => console.error(`page error: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`));
    const address = existsSync(url) ? pathToFileURL(url).href : url;
    await page.goto(address, { waitUntil: 'networkidle' });
    if (theme) await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    if (wait) await page.waitForSelector(wait);
    await page.evaluate(() => document.fonts.ready);
    await mkdir(dirname(out), { recursive: true });
    await page.screenshot({ path: out, fullPage: full });
    console.log(out);
  } finally {
    await instance.close();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, ...parameters] = process.argv.slice(2);
  try {
    if (command === 'screenshot') await screenshot(parameters);
    else console.log((await browser()).executablePath);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
