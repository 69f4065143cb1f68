import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Evaluates modules named `*.plain.ts` while building and ships only what they export, as literals.
 *
 * The contract is written with zod, which weighs more than the router. The browser needs the method and path of an
 * endpoint and the label and kind of a field long before it needs a schema, so `*.plain.ts` modules derive those from
 * the contract and the first screen carries no zod. Outside a build (dev server, tests) the modules run as they are.
 */
export function plainModules(): Plugin {
  return {
    name: 'closewright:plain-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!file.endsWith('.plain.ts')) return null;
      const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${literal(value)};`)
        .join('\n');
    },
  };
}

/** JavaScript source of a plain value. Anything that is no plain value is a mistake in the module, said at build time. */
function literal(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'function' || typeof value === 'symbol')
    throw new Error(`A plain module exports ${typeof value}`);
  return JSON.stringify(value);
}
