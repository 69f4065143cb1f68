import type { ItemizedLine } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { FieldLink, Figure } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { type Named, ofTrace } from '../../records/settlement/computed/named-figures.ts';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';

const nameOf = ({ field }: ItemizedLine): string => `parts.${field}`;

/** The sums of the lines that have parts, by their names. */
export const figuresOfParts = (lines: readonly ItemizedLine[]): Named[] =>
  lines.map((line) => ofTrace(nameOf(line), line.sum));

/** The lines with their parts, as the itemized copy has them. */
export function PartsPart({ lines }: { lines: readonly ItemizedLine[] }) {
  return (
    <ComputedPart title="Itemized lines" note={lines.length > 0 ? String(lines.length) : ''}>
      {lines.length === 0 ? (
        <p className="px-cell text-label text-muted">No line has parts. Alt Shift P on a line opens them.</p>
      ) : (
        <ul className="text-body">
          {lines.map((line) => (
            <li key={line.field} className="border-b border-hairline px-cell py-1">
              <div className="flex justify-between gap-3">
                <FieldLink field={`${line.field}.label`}>{line.label}</FieldLink>
                <Figure name={nameOf(line)} strong />
              </div>
              <ul>
                {line.parts.map(({ label, payee, amount }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name of their own, and are only read here
                  <li key={at} className="flex justify-between gap-3 ps-3">
                    <span>
                      {label} {payee && <span className="text-muted">to {payee}</span>}
                    </span>
                    <span className="figures">{formatMoney(cents(amount ?? 0))}</span>
                  </li>
                ))}
              </ul>
              {line.finding !== null && <FindingBadge>{line.finding}</FindingBadge>}
            </li>
          ))}
        </ul>
      )}
    </ComputedPart>
  );
}
