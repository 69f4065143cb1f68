/**
 * A count with what it counts, in the number that English wants: `1 file`, `0 files`, `1,200 files`, `2 counts are`.
 * @param many the plural, where it is not made by an s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
