import type { Plugin } from 'vite';

/** Modules the entry always imports, but dynamically: the files they ended up in are fetched at once. */
const early = ['/src/app/mount.tsx', '/keycloak-js/lib/keycloak.js'];

/**
 * Adds to index.html what the browser can only find after running the entry: the chunks that the start-up always needs.
 * Without it the first screen waits for entry and chunk one after the other. The font is left out on purpose: on a slow
 * line it would hold up the scripts by half a second, and text is readable in the fallback until it is there.
 */
export function preloadHints(): Plugin {
  return {
    name: 'closewright:preload-hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const chunks = files.filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const wanted = new Set<string>();
        const want = (fileName: string) => {
          if (wanted.has(fileName) || fileName === entry?.fileName) return;
          wanted.add(fileName);
          for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) want(imported);
        };
        for (const chunk of chunks) {
          const isEarly = chunk.moduleIds.some((id) => early.some((name) => id.replaceAll('\\', '/').endsWith(name)));
          if (isEarly) want(chunk.fileName);
        }
        const scripts = [...wanted]
          .filter((fileName) => !html.includes(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          }));
        return scripts.map((hint) => ({ ...hint, injectTo: 'head' as const }));
      },
    },
  };
}
