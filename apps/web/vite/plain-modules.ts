import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Evaluates modules named `*.plain.ts` while building and ships only what they export, as literals.
 *
 * The contract is written with zod, which weighs more than the router. The browser needs the method and path of an
 * endpoint and the label and kind of a field long before it needs a schema, so `*.plain.ts` modules derive those from
 * the contract and the first screen carries no zod. Each export is a module of its own to the bundler: one list holds the
 * tables of all pages, and a page carries those it names. Outside a build (dev server, tests) the modules run as they are.
 */
export function plainModules(): Plugin {
  return {
    name: 'closewright:plain-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const [file = id, query] = id.split('?');
      if (!file.endsWith('.plain.ts')) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
      const name = new URLSearchParams(query).get('export');
      return {
        code: name === null ? reexports(file, Object.keys(exported)) : constant(name, exported[name]),
        moduleSideEffects: false,
      };
    },
  };
}

const reexports = (file: string, names: readonly string[]): string =>
  names.map((name) => `export { ${name} } from './${basename(file)}?export=${name}';`).join('\n');

/** A plain value as JavaScript. Anything that is none is a mistake in the module, said at build time. */
function constant(name: string, value: unknown): string {
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`A plain module exports ${typeof value}: ${name}`);
  return `export const ${name} = ${JSON.stringify(value) ?? 'undefined'};`;
}
