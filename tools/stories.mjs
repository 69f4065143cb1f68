/** The stories of the kit, read from their files without running them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { root } from './programs.mjs';

/**
 * Every story whose looks and ARIA tree are kept.
 * @returns {{ id: string, file: string, part: string }[]} `part` is the folder of the component
 */
export function featureStories() {
  const found = [];
  for (const path of readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.features.stories.tsx')) continue;
    const file = `packages/ui/src/${path.replaceAll('\\', '/')}`;
    const csf = loadCsf(readFileSync(join(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    for (const { id } of csf.stories) found.push({ id, file, part: basename(dirname(file)) });
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}
