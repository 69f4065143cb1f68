import type { Plugin, Rolldown } from 'vite';
import { isFirstFile } from './chunks.ts';

/**
 * Chrome compiles every function of a file that begins with this line at once, beside the main thread and while the rest of
 * the file is still on its way. Without it each function is compiled when it is first called, by the thread that draws.
 * A browser that does not know the line reads a comment. (Explicit compile hints, v8.dev/blog/explicit-compile-hints)
 */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Puts the hint before the files of the first screen: most of their functions are called before it stands. */
export function compileHints(): Plugin {
  return {
    name: 'closewright:compile-hints',
    apply: 'build',
    generateBundle: {
      // The hint counts in the first line only, and other plugins write there.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !isFirstFile(file.name)) continue;
          file.code = hint + file.code;
          shiftLine(bundle[`${file.fileName}.map`]);
        }
      },
    },
  };
}

/** Tells a source map of the line that was put before its file. */
function shiftLine(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): void {
  if (file?.type !== 'asset') return;
  const map = JSON.parse(String(file.source));
  file.source = JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
