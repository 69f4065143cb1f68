import { counted } from '@closewright/domain/formats';
import { lenderOffer } from '@closewright/domain/statement-presets';
import { Button } from '@closewright/ui/button';
import { useQuery } from '@tanstack/react-query';
import { ListPlus } from 'lucide-react';
import { queryFor } from '../../lib/api/index.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

export interface LenderDefaultsOfferProps {
  /** The statement itself. */
  row: Row;
  lender: string | null;
}

/** What the office has set up for the lender of the loan: what is open is filled by it as one step, what is said otherwise stays and is named. */
export function LenderDefaultsOffer({ row, lender }: LenderDefaultsOfferProps) {
  const { editor, mayEdit } = useStatementPage();
  const { data = [] } = useQuery(queryFor('listLenderDefaults'));
  const offer = lenderOffer(data, lender, row.values);
  if (offer === null) return null;
  const { fills, differs } = offer;
  const count = Object.keys(fills).length;
  return (
    <div className="flex flex-wrap items-center gap-2 px-cell pb-2">
      {mayEdit && (
        <Button
          size="sm"
          icon={ListPlus}
          disabled={count === 0}
          disabledReason="Nothing that they say is open"
          onClick={() => editor.set('statement', row.key, fills)}
        >
          Take the defaults of {lender}
        </Button>
      )}
      <p className="text-label text-muted">
        {count > 0 && `${counted(count, 'field')} of the statement, on this page and others. `}
        {differs.length > 0 && `Said otherwise here: ${differs.join(', ')}.`}
      </p>
    </div>
  );
}
