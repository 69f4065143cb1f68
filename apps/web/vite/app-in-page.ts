import type { Plugin } from 'vite';

/**
 * Names the file of the app, and what it imports, in the page. The entry imports it dynamically, so that the start-up need not wait
 * for it, and the browser would ask for it only once the entry runs.
 */
export function appInPage(): Plugin {
  return {
    name: 'closewright:app-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'app');
        if (app?.type !== 'chunk') throw new Error('The app has no file of its own');
        return [app.fileName, ...app.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}
