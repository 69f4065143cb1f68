import { expect, it } from 'vitest';
import { goldenComparison, typedSample } from './golden-lines.ts';

const file = (text: string) => ({ text, isFile: true });
const row = (ours: string, theirs: string) => {
  const [line] = goldenComparison(ours, file(theirs)).lines;
  const marked = (pieces: readonly { text: string; isSame: boolean }[] | null | undefined) =>
    pieces?.map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join('') ?? null;
  return [marked(line?.ours), marked(line?.theirs), line?.column];
};

it.each([
  ['the same', 'I,1042', 'I,1042', 'I,1042', 'I,1042', null],
  ['another figure', 'I,1042', 'I,1052', 'I,10[4]2', 'I,10[5]2', 5],
  ['longer', 'I,1042,', 'I,1042', 'I,1042[,]', 'I,1042', 7],
  ['shorter', '', 'I', null, '[I]', null],
  ['only ours', 'I', '', '[I]', null, null],
])('marks what is not the same: %s', (_, ours, theirs, left, right, column) => {
  expect(row(ours, theirs)).toEqual([left, right, column]);
});

it('counts the lines that differ, and those that one side alone has', () => {
  const { lines, different } = goldenComparison('a\r\nb\r\nc\r\n', file('a\r\nx\r\n'));
  expect(lines.map(({ number, isSame }) => [number, isSame])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect(different).toBe(2);
  expect(lines[2]?.theirs).toBeNull();
});

it.each([
  ['a\r\nb\r\n', 'a\nb\n', 'Lines end with CR LF, in the sample with LF.'],
  ['a\nb\n', 'a\nb', 'The last line ends as the others do, in the sample it does not.'],
  ['a\nb', 'a\nb\n', 'The last line does not end as the others do, in the sample it does.'],
  ['a\nb\n', 'a\nc\n', null],
  ['a\n', '', null],
])('says how lines end where that differs: %j beside %j', (ours, theirs, words) => {
  expect(goldenComparison(ours, file(theirs)).ends).toBe(words);
});

it('says nothing of how pasted lines end', () => {
  const { different, ends } = goldenComparison('a\r\nb\r\n', { text: 'a\nb', isFile: false });
  expect([different, ends]).toEqual([0, null]);
});

it.each([
  ['a\nb\n', { text: 'a\r\nb\r\n', isFile: true }],
  ['a\nx\n', { text: 'a\nx\n', isFile: false }],
])('is the file that was loaded until a line is typed over: %j', (text, sample) => {
  expect(typedSample(file('a\r\nb\r\n'), text)).toEqual(sample);
});
