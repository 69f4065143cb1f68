import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Dynamic imports that can be asked for again. A browser keeps the failure of a module for as long as the page lives (whatwg/html#6768):
 * one request lost while the server is away, and that part of the app is gone until the page is loaded anew. So the files are fetched
 * first, all beside each other; only when all are here, in the browser's cache, they are imported. (Not by links: a preload that
 * failed is kept as well.) Takes the place of Vite's own helper, which fetches them ahead as modules.
 *
 * Which files each import needs stands in a table of its own, which the page names and the browser fetches once it has nothing else to
 * do: it grows with every page of the app, and the first screen needs none of them.
 * @param inPage the files that the page itself names
 */
export function recoverableImports(inPage: RegExp): Plugin {
  /** What each file imported dynamically needs beside itself. */
  const needs = new Map<string, string[]>();
  return {
    name: 'closewright:recoverable-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (own, files, { hostType }) => {
            if (hostType === 'html') return files;
            if (inPage.test(own)) return [];
            needs.set(
              own,
              files.filter((file) => file !== own && !inPage.test(file)),
            );
            return [own];
          },
        },
      },
    }),
    load: { order: 'pre', filter: { id: /preload-helper\.js$/ }, handler: (id) => (id === helper ? code : null) },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The app has no page');
        const table = this.emitFile({ type: 'asset', name: 'needs.json', source: JSON.stringify(tableOf(needs)) });
        const link = `<link rel="prefetch" href="/${this.getFileName(table)}">`;
        page.source = String(page.source).replace('</head>', `  ${link}\n  </head>`);
      },
    },
  };
}

/** The names of all files, those that are imported first, and for each of these the places of what it needs. */
function tableOf(needs: ReadonlyMap<string, readonly string[]>): { files: string[]; needs: number[][] } {
  const files = [...new Set([...needs.keys(), ...[...needs.values()].flat()])];
  const placeOf = new Map(files.map((file, at) => [file, at]));
  return { files, needs: [...needs.values()].map((own) => own.map((file) => placeOf.get(file) ?? 0)) };
}

const code = `
const files = new Map();
let table;
const get = async (href) => {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(answer.status + ' ' + href);
  return answer;
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
const fetchFile = (name) => {
  const href = '/' + name;
  if (!files.has(href)) {
    const isAhead = document.querySelector('[href="' + href + '"],[src="' + href + '"]');
    const file = isAhead ? undefined : href.endsWith('.css') ? style(href) : get(href).then((answer) => answer.arrayBuffer());
    files.set(href, file);
    file?.catch(() => files.delete(href));
  }
  return files.get(href);
};
const readTable = () => {
  table ??= get(document.querySelector('link[rel=prefetch]').href).then((answer) => answer.json());
  table.catch(() => {
    table = undefined;
  });
  return table;
};
const fetchNeeds = async (name) => {
  const all = await readTable();
  const needs = all.needs[all.files.indexOf(name)] ?? [];
  await Promise.all(needs.map((place) => fetchFile(all.files[place])));
};
export const __vitePreload = async (load, names = []) => {
  await Promise.all(names.map((name) => (name.endsWith('.js') ? Promise.all([fetchFile(name), fetchNeeds(name)]) : fetchFile(name))));
  return load();
};
`;
