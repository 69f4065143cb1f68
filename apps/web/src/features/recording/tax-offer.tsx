import { formatDate, formatMoney } from '@closewright/domain/formats';
import { type ChargedFile, emptyTransferTax } from '@closewright/domain/government-charges';
import { cents } from '@closewright/domain/money';
import {
  codeOfVersion,
  hasOtherTaxTerms,
  inForceOf,
  isByNoTable,
  isSameTax,
  type OfferedTax,
  refreshedTax,
  replacedTax,
  type TaxesInForce,
  takenTax,
  taxCost,
  versionWords,
} from '@closewright/domain/rate-versions';
import { TriangleAlert } from 'lucide-react';
import type { Row } from '../../records/editor/aggregate.ts';
import { useKindMode } from '../../records/rows/page-context.ts';
import { OfferButton } from '../../records/settlement/offer-button.tsx';
import { useStatementPage } from '../../records/settlement/statement-page.tsx';

interface TaxOfferProps {
  row: Row | undefined;
  /** Null while it is not known. */
  taxes: TaxesInForce | null;
  /** Those that a file like this one pays and no other row has. */
  missing: readonly OfferedTax[];
  file: ChargedFile;
}

/** What the tables of the place say of the tax in hand on the day of the closing, and which taxes of the place have no table on it. */
export function TaxOffer({ row, taxes, missing, file }: TaxOfferProps) {
  const { offered, unknown } = taxes ?? { offered: null, unknown: [] };
  return (
    <>
      {row && <OfRow row={row} offered={offered} missing={missing} file={file} />}
      {unknown.length > 0 && (
        <ul>
          {unknown.map((words) => (
            <li key={words} className="flex items-start gap-2 py-1">
              <TriangleAlert aria-hidden className="mt-0.5 size-icon flex-none text-warning-fg" strokeWidth={1.75} />
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
  offered: readonly OfferedTax[] | null;
  missing: readonly OfferedTax[];
  file: ChargedFile;
}

function OfRow({ row, offered, missing, file }: OfRowProps) {
  const { editor } = useStatementPage();
  const { mode } = useKindMode('transferTaxes');
  const tax = { ...emptyTransferTax, ...row.values };
  const kept = tax.rateVersion;
  if (kept === null) {
    const meant = missing.filter((each) => isSameTax(each.tax, tax) || (tax.method === null && !tax.label?.trim()));
    return (
      mode === 'edit' &&
      meant.length > 0 && (
        <div className={stack}>
          {meant.map((each) => (
            <OfferButton
              key={`${each.version} ${each.tax.label}`}
              words={`Take ${isOnlyOne(each, meant) ? each.tax.label : namedOf(each)}`}
              onTake={() => editor.set('transferTaxes', row.key, takenTax(each))}
            />
          ))}
        </div>
      )
    );
  }
  if (offered !== null && isByNoTable(tax, offered)) {
    const hasTable = offered.some(({ code }) => code === codeOfVersion(kept));
    return (
      <div className={stack}>
        <p className="text-label text-warning-fg">
          {`By ${versionWords(kept)}, which has no tax ${hasTable ? 'of this name' : 'for this place'} on the closing date.`}
        </p>
        {mode === 'edit' &&
          missing.map((each) => (
            <OfferButton
              key={`${each.version} ${each.tax.label}`}
              words={`Replace by ${namedOf(each)}`}
              onTake={() => editor.set('transferTaxes', row.key, replacedTax(tax, each))}
            />
          ))}
      </div>
    );
  }
  const inForce = inForceOf(tax, offered ?? []);
  const terms = inForce && refreshedTax(tax, inForce);
  if (!inForce || !terms || !hasOtherTaxTerms(tax, terms))
    return <p className="text-muted">{`By ${versionWords(kept)}`}</p>;
  const cost = taxCost({ ...tax, ...terms }, file);
  const takes = `takes ${cost === null ? 'another tax' : formatMoney(cents(cost))}`;
  return (
    <div className={stack}>
      <p className="text-label text-muted">
        {inForce.version === kept
          ? `By ${versionWords(kept)}, which ${takes} here.`
          : `By ${versionWords(kept)}, or typed over it. ${inForce.version}, in force from ${formatDate(inForce.from)}, ${takes}.`}
      </p>
      {mode === 'edit' && (
        <OfferButton
          words={`Refresh to ${versionWords(inForce.version)}`}
          onTake={() => editor.set('transferTaxes', row.key, { ...terms })}
        />
      )}
    </div>
  );
}

const stack = 'flex flex-col items-start gap-1';

const namedOf = ({ tax, version }: OfferedTax): string => `${tax.label} (${versionWords(version)})`;

/** State and county may call theirs the same. */
const isOnlyOne = ({ tax }: OfferedTax, among: readonly OfferedTax[]): boolean =>
  among.filter((each) => isSameTax(each.tax, tax)).length === 1;
