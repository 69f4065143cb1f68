import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the classic scripts of index.html, all of them files of `public`, into the page itself: they come before the first paint
 * and ask for the first answers, so a request of their own would cost what they save. The api allows what stands in a built page
 * by its hash (security-headers.ts).
 */
export function inlineScripts(): Plugin {
  let publicFolder = '';
  return {
    name: 'closewright:inline-scripts',
    apply: 'build',
    configResolved: (config) => {
      publicFolder = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<script src="\/([\w-]+\.js)"><\/script>/g, (_, name: string) => {
          const code = readFileSync(join(publicFolder, name), 'utf8').replace(/^\s*\/\/.*\n/gm, '');
          if (code.includes('</')) throw new Error(`${name} cannot stand in a page`);
          return `<script>\n${code}</script>`;
        }),
    },
  };
}
