import { describe, expect, it } from 'vitest';
import { csvLine } from './index.ts';

describe('a line of CSV', () => {
  it.each<[readonly string[], string]>([
    [['a', '', 'c'], 'a,,c'],
    [['a,b', 'say "so"', 'two\nlines', ' blank '], '"a,b","say ""so""","two\nlines"," blank "'],
    [['=1+1', '+1 call', '-2+3', '@SUM(A1)'], "'=1+1,'+1 call,'-2+3,'@SUM(A1)"],
    [['\t=1', '\r=1'], `'\t=1,"'\r=1"`],
    [['-5', '+1,234.50', '-5%', 'a=1'], '-5,"+1,234.50",-5%,a=1'],
  ])('%j', (values, line) => {
    expect(csvLine(values)).toBe(`${line}\r\n`);
  });
});
