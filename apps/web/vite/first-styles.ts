import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { type FirstScreen, isFirstFile } from './chunks.ts';
import { splitStyles } from './style-split.ts';

const loader = fileURLToPath(new URL('../src/app/start-up/complete-styles.ts', import.meta.url)).replaceAll('\\', '/');

/** What draws nothing needs no styles. */
const isPlain = (id: string) => id.endsWith('.plain.ts') || id.includes('/keycloak-js/');

/**
 * Splits the style sheet of the app: index.html links what the first screen needs, and names the rest, which is fetched once that
 * stands. Whatever else is drawn comes by a dynamic import of the first screen's modules, and each of those waits for the rest
 * here: nothing is seen without its styles, however slow the line.
 */
export function firstStyles(first: FirstScreen): Plugin {
  const modules = new Set([...first.entry, ...first.base, ...first.app]);
  const placed = { first: '', rest: '' };
  return {
    name: 'closewright:first-styles',
    apply: 'build',
    async transform(code, id) {
      if (!modules.has(id) || !code.includes('import(')) return null;
      const changed = await awaitStyles(code, this.parse(code), async (source) => {
        const target = await this.resolve(source, id);
        return target !== null && !modules.has(target.id) && !isPlain(target.id);
      });
      return changed === code
        ? null
        : { code: `import { completeStyles as styles$ } from '${loader}';${changed}`, map: null };
    },
    generateBundle: {
      // Before the style sheet is linked: by the page, and by whatever imports something from the entry.
      order: 'pre',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const linked = files.flatMap((file) =>
          file.type === 'chunk' && isFirstFile(file.name) && file.viteMetadata ? [file.viteMetadata.importedCss] : [],
        );
        const names = linked.flatMap((css) => [...css]);
        const sheet = bundle[names[0] ?? ''];
        if (names.length !== 1 || sheet?.type !== 'asset')
          throw new Error(`One style sheet was expected: ${names.join()}`);
        for (const css of linked) css.clear();
        delete bundle[sheet.fileName];
        const parts = splitStyles(String(sheet.source), isNamedIn(files));
        for (const name of ['first', 'rest'] as const) {
          const hash = createHash('sha256').update(parts[name]).digest('base64url').slice(0, 8);
          const fileName = `assets/${name}-${hash}.css`;
          this.emitFile({ type: 'asset', fileName, source: parts[name] });
          placed[name] = `/${fileName}`;
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: placed.first }, injectTo: 'head' },
        { tag: 'meta', attrs: { name: 'closewright-styles', content: placed.rest }, injectTo: 'head' },
      ],
    },
  };
}

/** Lets the dynamic imports of a module that draw something wait for the styles as well. */
async function awaitStyles(code: string, tree: object, isDrawn: (source: string) => Promise<boolean>): Promise<string> {
  let changed = code;
  // From the last to the first, so that the places of those before stay as they are.
  for (const { start, end, source } of dynamicImports(tree).toSorted((a, b) => b.start - a.start)) {
    if (!(await isDrawn(source))) continue;
    const waiting = `Promise.all([${code.slice(start, end)},styles$()]).then(([part])=>part)`;
    changed = changed.slice(0, start) + waiting + changed.slice(end);
  }
  return changed;
}

interface DynamicImport {
  readonly start: number;
  readonly end: number;
  readonly source: string;
}

/** Every `import('…')` in a syntax tree. */
function dynamicImports(tree: object): DynamicImport[] {
  const node = tree as { type?: string; start: number; end: number; source?: { value?: unknown } };
  const below = Object.values(tree).flatMap((value) =>
    typeof value === 'object' && value !== null ? dynamicImports(value) : [],
  );
  const source = node.source?.value;
  if (node.type === 'ImportExpression' && typeof source === 'string') {
    below.push({ start: node.start, end: node.end, source });
  }
  return below;
}

/** Whether the scripts of the first screen name a class: it stands in one of their texts. */
function isNamedIn(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): (className: string) => boolean {
  const code = files.flatMap((file) => (file.type === 'chunk' && isFirstFile(file.name) ? [file.code] : [])).join('\n');
  const words = new Set(code.split(/["'`\s]|\$\{|\}/));
  // A quote or a backslash is written otherwise in a script: such a class is taken along.
  return (className) => /["'`\\]/.test(className) || words.has(className);
}
