import type { CheckFace } from '../check-printing/index.ts';
import { counted } from '../formats/index.ts';

/** What a file pays by a payment for several. */
export interface RemittedPart {
  readonly fileNumber: string;
  readonly amount: number;
  readonly lines: CheckFace['lines'];
}

/** What a paper for several files says: on its stubs a line for each file, in its letter each line of each file. */
export function remittanceOf(
  parts: readonly RemittedPart[],
): Required<Pick<CheckFace, 'lines' | 'detail' | 'fileNumber'>> {
  return {
    fileNumber: counted(parts.length, 'file'),
    lines: parts.map(({ fileNumber, amount, lines: [first, ...others] }) => ({
      label: `${fileNumber}: ${others.length === 0 ? (first?.label ?? '') : counted(others.length + 1, 'line')}`,
      amount,
    })),
    detail: parts.flatMap(({ fileNumber, lines }) =>
      lines.map(({ label, amount }) => ({ label: `${fileNumber}: ${label}`, amount })),
    ),
  };
}
