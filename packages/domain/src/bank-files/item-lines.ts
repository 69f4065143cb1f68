/** The line of an item, which no other item of the file has: where several begin on one line, the next ones count on. */
export function newItemLines(): (line: number) => number {
  let last = 0;
  return (line) => {
    last = Math.max(line, last + 1);
    return last;
  };
}
