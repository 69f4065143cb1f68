import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type ChargedFile, emptyTransferTax } from '@closewright/domain/government-charges';
import { cents } from '@closewright/domain/money';
import {
  hasOtherTaxTerms,
  inForceOf,
  isSameTax,
  keptTax,
  type OfferedTax,
  type TaxesInForce,
  tableTaxCost,
  takenTax,
} from '@closewright/domain/rate-versions';
import type { Row } from '../../records/editor/aggregate.ts';
import { useKindMode } from '../../records/rows/page-context.ts';
import { OfferButton } from '../../records/settlement/offer-button.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

interface TaxOfferProps {
  row: Row | undefined;
  taxes: TaxesInForce;
  file: ChargedFile;
}

/** What the tables of the place say of the tax in hand on the day of the closing, and which taxes of the place have no table on it. */
export function TaxOffer({ row, taxes: { offered, unknown }, file }: TaxOfferProps) {
  return (
    <>
      {row && <OfRow row={row} offered={offered} file={file} />}
      {unknown.length > 0 && (
        <ul>
          {unknown.map((words) => (
            <li key={words} className="text-warning-fg">
              {words}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface OfRowProps {
  row: Row;
  offered: readonly OfferedTax[];
  file: ChargedFile;
}

function OfRow({ row, offered, file }: OfRowProps) {
  const { editor } = useStatementPage();
  const { mode } = useKindMode('transferTaxes');
  const tax = { ...emptyTransferTax, ...row.values };
  const kept = tax.rateVersion;
  if (kept === null) {
    const meant = offered.filter((each) => isSameTax(each.tax, tax) || (tax.method === null && !tax.label?.trim()));
    return (
      mode === 'edit' &&
      meant.map((each) => (
        <OfferButton
          key={`${each.version} ${each.tax.label}`}
          words={`Take ${each.tax.label}`}
          onTake={() => editor.set('transferTaxes', row.key, takenTax(each))}
        />
      ))
    );
  }
  const inForce = inForceOf(tax, offered);
  const terms = inForce && keptTax(inForce.version, inForce.tax);
  if (!inForce || !terms || !hasOtherTaxTerms(tax, terms)) return <p className="text-muted">{`By ${kept}`}</p>;
  const cost = tableTaxCost(inForce.tax, file);
  return (
    <div>
      <p className="text-label text-muted">
        {`By ${kept}, or typed over it. ${inForce.version}, in force from ${formatDate(inForce.from)}, takes ${cost === null ? 'another tax' : formatMoney(cents(cost))}.`}
      </p>
      {mode === 'edit' && (
        <OfferButton
          words={`Refresh to ${inForce.version}`}
          onTake={() => editor.set('transferTaxes', row.key, { ...terms })}
        />
      )}
    </div>
  );
}
