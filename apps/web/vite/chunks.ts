import { build, type InlineConfig, type Rolldown } from 'vite';

/** Where the parts of the first screen begin, as the ends of module ids. */
const notice = ['/src/app/start-up/notice-page.tsx'];
const app = ['/src/app/mount.tsx'];

/** Where every other page begins. It comes once the first screen stands. */
const pages = ['/src/app/router.tsx'];

/** Module ids by the file they belong into. */
export type FirstScreen = Record<'entry' | 'base' | 'app' | 'router', ReadonlySet<string>>;

/**
 * Finds what the first screen is made of. The bundler by itself cuts it into thirty files, and on a slow line each round
 * of requests costs more than its bytes; but only the bundler knows which modules are left once unused code is gone. So
 * it is asked first, in a build that is thrown away.
 * - `entry`: the start-up, and what it shares with the app.
 * - `base`: what notice and app share (React above all).
 * - `app`: what the first screen needs besides.
 * - `router`: what any other page needs besides. Whatever is only reached by a dynamic import stays where it was put.
 */
export async function findFirstScreen(config: InlineConfig): Promise<FirstScreen> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const reached = (starts: readonly Rolldown.OutputChunk[]): Set<string> => {
    const found = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (chunk === undefined || found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
    };
    for (const start of starts) visit(start);
    return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
  };
  const startingAt = (names: readonly string[]) =>
    chunks.filter(({ facadeModuleId }) => names.some((name) => facadeModuleId?.replaceAll('\\', '/').endsWith(name)));
  const entry = reached(chunks.filter(({ isEntry }) => isEntry));
  const base = without(reached(startingAt(notice)), entry);
  const first = without(without(reached(startingAt(app)), entry), base);
  const router = [entry, base, first].reduce(without, reached(startingAt(pages)));
  return { entry, base, app: first, router };
}

function without(set: Set<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...set].filter((id) => !others.has(id)));
}

/** Names the file of a module; null leaves the module to the bundler. */
export function fileOf({ entry, base, app, router }: FirstScreen, id: string): string | null {
  if (entry.has(id)) return 'entry';
  if (base.has(id)) return 'base';
  return app.has(id) ? 'app' : router.has(id) ? 'router' : null;
}

/** Whether a file holds what {@link fileOf} put into it for the first screen, by the name of its chunk. */
export const isFirstFile = (name: string): boolean => ['index', 'entry', 'base', 'app'].includes(name);

/** Files that are there before anything is asked for on demand: naming them with every demand costs the first screen bytes. */
export const isAlwaysThere = (file: string): boolean =>
  /^assets\/((entry|index|base|app|router|rolldown-runtime)-[\w-]{8})\.(js|css)$/.test(file);
