import { InputError } from '../errors/index.ts';
import { counted } from '../formats/index.ts';
import type { CheckFace } from './check-face.ts';

type StubLine = CheckFace['lines'][number];

/**
 * What a stub with room for so many lines lists: what has no room is one line with its sum, so that the stub comes to the check. A check that is of no line is one by its memo.
 * @throws InputError where the lines do not come to the check
 */
export function stubLines(
  { lines, amount, memo }: Pick<CheckFace, 'lines' | 'amount' | 'memo'>,
  room: number,
): readonly StubLine[] {
  if (lines.length === 0) return [{ label: memo ?? 'Payment', amount }];
  if (sumOf(lines) !== amount) throw new InputError('INCONSISTENT', 'lines', 'The lines do not come to the check');
  if (lines.length <= room) return lines;
  const rest = lines.slice(room - 1);
  return [...lines.slice(0, room - 1), { label: `And ${counted(rest.length, 'more line')}`, amount: sumOf(rest) }];
}

const sumOf = (lines: readonly StubLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0);
