import { type CommissionFigure, commissionFigures } from '../commissions/index.ts';
import { figureOf } from '../settlement/index.ts';
import type { StatementFigures } from './from-stored.ts';
import type { StoredCharges } from './stored-fees.ts';
import type { FileFacts } from './stored-parts.ts';

type Parts = Pick<StatementFigures, 'parts'>;

/** All of the deposit: that of the file and further ones. Null as long as any of it is open, or debits and credits may not be read. */
export function depositOf({ parts }: Parts): number | null {
  const deposits = parts.filter(
    ({ kind, from }) => kind === 'deposit' || kind === 'Further deposit' || from === 'adjustments',
  );
  if (deposits.some(({ missing }) => missing.length > 0)) return null;
  return deposits.reduce((sum, { amounts }) => sum + (amounts.buyer ? figureOf(amounts.buyer).value : 0), 0);
}

/** The commissions of a statement in their order, with what their brokers keep of its deposit: all pages that show them say the same. */
export const statementCommissions = (
  { salePrice }: Pick<FileFacts, 'salePrice'>,
  { commissions }: Pick<StoredCharges, 'commissions'>,
  figures: Parts,
): readonly CommissionFigure[] => commissionFigures(commissions, { salePrice, deposit: depositOf(figures) });
