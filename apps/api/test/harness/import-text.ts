import {
  type ImportCounts,
  type ImportInput,
  type ImportWatcher,
  importFiles,
} from '../../src/modules/file-exchange/import-files.usecases.ts';
import type { Problem } from '../../src/modules/file-exchange/record-rows.ts';
import type { Actor } from '../../src/platform/tenant/in-tenant.ts';

/** An import with everything that was said of it. */
export interface ImportReport extends ImportCounts {
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** Imports a text; bytes of a letter may come apart. */
export async function importText(
  deps: Parameters<typeof importFiles>[0],
  actor: Actor,
  { format, text }: { readonly format: ImportInput['format']; readonly text: string },
  watcher: Partial<ImportWatcher> = {},
): Promise<ImportReport> {
  const bytes = Buffer.from(text);
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const input: ImportInput = {
    format,
    async *read() {
      for (let from = 0; from < bytes.length; from += 1021) yield bytes.subarray(from, from + 1021);
    },
  };
  const counts = await importFiles(deps, actor, input, {
    onProblem: (problem) => void problems.push(problem),
    onNote: (note) => void notes.push(note),
    ...watcher,
  });
  return { ...counts, problems, notes };
}
