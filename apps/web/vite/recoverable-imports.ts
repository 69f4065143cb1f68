import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Dynamic imports that can be asked for again. A browser keeps the failure of a module for as long as the page lives (whatwg/html#6768):
 * one request lost while the server is away, and that part of the app is gone until the page is loaded anew. So the files are fetched
 * first, all beside each other; only when all are here, in the browser's cache, they are imported. (Not by links: a preload that
 * failed is kept as well.) Takes the place of Vite's own helper, which fetches them ahead as modules. `resolveDependencies` has to name every file, see
 * vite.config.ts.
 */
export function recoverableImports(): Plugin {
  return {
    name: 'closewright:recoverable-imports',
    apply: 'build',
    enforce: 'pre',
    load: { order: 'pre', filter: { id: /preload-helper\.js$/ }, handler: (id) => (id === helper ? code : null) },
  };
}

const code = `
const files = new Map();
const get = async (href) => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(answer.status + ' ' + href);
  await answer.arrayBuffer();
};
const style = (href) => new Promise((done, fail) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    link.remove();
    fail(new Error(href));
  };
  document.head.append(link);
});
const fetchFile = (href) => {
  if (!files.has(href)) {
    const isAhead = document.querySelector('[href="' + href + '"],[src="' + href + '"]');
    const file = isAhead ? undefined : (href.endsWith('.css') ? style : get)(href);
    files.set(href, file);
    file?.catch(() => files.delete(href));
  }
  return files.get(href);
};
export const __vitePreload = async (load, names = []) => {
  await Promise.all(names.map((name) => fetchFile('/' + name)));
  return load();
};
`;
