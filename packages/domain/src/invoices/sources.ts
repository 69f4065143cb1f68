import type { StatementMoney } from '../check-writing/index.ts';
import { nameKey } from '../parties/index.ts';
import type { InvoiceSourceKind } from './invoice.ts';

/** A row of the statement that the office is paid for. */
export interface InvoiceSource {
  readonly key: string;
  readonly label: string;
  readonly kind: InvoiceSourceKind;
  /** Cents; null while the statement does not say it. */
  readonly amount: number | null;
  /** Paid at closing, or outside of it. */
  readonly isOutside: boolean;
}

/** The rows of a statement whose payee is the office: its settlement agent, or whoever is called as the office is. Those that come to nothing are none. */
export function invoiceSources({ parties }: StatementMoney, office: readonly string[]): readonly InvoiceSource[] {
  const names = new Set(office.map(nameKey));
  return parties
    .filter(({ kind, name }) => kind === 'agent' || (kind === 'other' && name !== null && names.has(nameKey(name))))
    .flatMap(({ lines }) =>
      lines.flatMap(({ key, label, way, amount }) => {
        if (way === 'gives') return [];
        const value = amount.kind === 'figure' ? amount.value : null;
        return value === 0 ? [] : [{ key, label, kind: kindOf(key), amount: value, isOutside: way === 'outside' }];
      }),
    );
}

function kindOf(key: string): InvoiceSourceKind {
  if (!key.startsWith('fee.rates.')) return 'statement';
  return key.includes('.endorsement.') ? 'endorsement' : 'premium';
}

/** Whether a disbursement goes to the office: by the statement, or by its name. */
export function paysOffice(
  { party, payee }: { readonly party: string | null; readonly payee: string },
  office: readonly string[],
): boolean {
  return party === 'agent' || office.some((name) => nameKey(name) === nameKey(payee));
}
