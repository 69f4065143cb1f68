import { posix } from 'node:path';

/**
 * Tells which folders of the kit (`packages/ui`) a screen uses: what the web app imports, and what that is made of.
 * @param kit the files of the kit, by path
 * @param screens the files of the web app
 */
export function partsInUse(kit: ReadonlyMap<string, string>, screens: Iterable<string>): (file: string) => boolean {
  const reached = new Set<string>();
  const reach = (file: string): void => {
    const text = kit.get(file);
    if (text === undefined || reached.has(file)) return;
    reached.add(file);
    for (const [, from = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g))
      reach(posix.join(posix.dirname(file), from));
  };
  for (const text of screens) {
    for (const [, name = ''] of text.matchAll(/'@closewright\/ui\/([^']+)'/g)) {
      for (const place of [`components/${name}/index.ts`, `${name}/index.ts`, `${name}.ts`, `${name}.tsx`])
        reach(`packages/ui/src/${place}`);
    }
  }
  const folders = new Set([...reached].map((file) => posix.dirname(file)));
  return (file) => folders.has(posix.dirname(file));
}
