import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './programs.mjs';

/**
 * The files of this checkout, committed or new, without what is deleted or ignored. Sorted, because git lists new files before the others: what is
 * written from the list stays the same once they are committed.
 * @param {string[]} patterns which files: folders, or `*.ts`; all without one
 * @returns {string[]} their paths from the root
 */
export function filesOfTheTree(...patterns) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  return execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))
    .toSorted();
}
