/** Characters a file name may not contain (core.md §5). */
const forbidden = /[|*?\\:<>/$"]/;
/** Reserved device names of Windows, alone or with an ending: `con`, `CON.txt`, `com1` (core.md §5). */
const device = /^(?:com\d|lpt\d|con|nul|prn)(?:\.|$)/i;

/** What is wrong with a file name, null when nothing (core.md §5). An empty name is wrong too. */
export function fileNameError(name: string): string | null {
  if (name.trim() === '') return 'A file name is required';
  if (name.startsWith('.')) return 'A file name may not start with a dot';
  if (name.endsWith('.')) return 'A file name may not end with a dot';
  if (device.test(name)) return 'This file name is reserved';
  return forbidden.test(name) ? 'A file name may not contain | * ? \\ : < > / $ or a double quote' : null;
}
