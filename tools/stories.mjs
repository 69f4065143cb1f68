/** The stories of the kit, read from their files without running them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from './programs.mjs';

/**
 * Every story whose picture and ARIA tree are kept.
 * @returns {{ id: string, file: string, part: string, looks: string[] }[]} `part` is the folder of the component; `looks` those of `inLooks`
 */
export function featureStories() {
  const found = [];
  for (const path of readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.features.stories.tsx')) continue;
    const file = `packages/ui/src/${path.replaceAll('\\', '/')}`;
    const source = readFileSync(join(root, file), 'utf8');
    const csf = loadCsf(source, {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    for (const [name, { id }] of Object.entries(csf._stories)) {
      const { start, end } = csf.getStoryExport(name);
      const looks = /inLooks\(([^)]*)\)/.exec(source.slice(start ?? 0, end ?? 0))?.[1]?.match(/\w+/g) ?? [];
      found.push({ id, file, part: basename(dirname(file)), looks });
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
