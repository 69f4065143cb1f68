import type { LenderComparison } from '@closewright/contract/lender-disclosures';
import { disclosureOfAnswer } from '@closewright/contract/lender-disclosures';
import type { Settlement } from '@closewright/contract/settlement';
import { comparedDisclosures, type DisclosedStatement, ourDisclosure } from '@closewright/domain/lender-disclosure';
import { useMemo } from 'react';
import { useStatementState } from '../../../records/settlement/statement-figures.ts';
import { loanOf, useStatedOfLoan } from '../../../records/settlement/stored-loan.ts';
import { type LenderLine, lenderLines } from './lender-lines.ts';

/** The disclosure of a lender as it was read, and what of ours only the file says. */
export interface LenderFile extends Pick<LenderComparison, 'format' | 'ofFile'> {
  readonly name: string;
  readonly theirs: DisclosedStatement;
}

/** What an answer says of a file. */
export const lenderFile = (name: string, { format, theirs, ofFile }: LenderComparison): LenderFile => ({
  name,
  format,
  ofFile,
  theirs: disclosureOfAnswer(theirs),
});

/** Our statement as its rows stand on the screen beside the lender's: what they say otherwise, and the rows it is taken over into. */
export interface Compared {
  readonly lines: readonly LenderLine[];
  readonly ours: Parameters<typeof lenderLines>[1];
  /** What of ours is open, in words: it is compared with nothing. */
  readonly open: readonly string[];
}

/** The comparison with every edit; null without a file, and until ours is known. */
export function useLenderComparison(statement: Settlement, file: LenderFile | null): Compared | null {
  const known = useStatementState(statement);
  const stated = useStatedOfLoan();
  return useMemo(() => {
    if (known === null || file === null) return null;
    const loan = loanOf(statement);
    const disclosure = ourDisclosure({ known, loan: loan && { loan, stated: { ...stated } }, facts: file.ofFile });
    const ours = { disclosure, fees: known.charges.fees, adjustments: known.rows.adjustments };
    return {
      lines: lenderLines(comparedDisclosures(file.theirs, disclosure), ours),
      ours,
      open: known.figures.missing.map(({ words }) => words),
    };
  }, [known, stated, statement, file]);
}
