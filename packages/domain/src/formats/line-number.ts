const hidden = { from: 2400, to: 2599 } as const;

/** Whether a line number is displayed: 0 and 2400 to 2599 are not (core.md §5). */
export function isLineNumberShown(lineNumber: number): boolean {
  return lineNumber !== 0 && (lineNumber < hidden.from || lineNumber > hidden.to);
}
