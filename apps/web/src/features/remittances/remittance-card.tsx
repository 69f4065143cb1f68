import type { Remittance } from '@closewright/contract/remittances';
import { RemitCard, type RemitDetail } from '@closewright/ui/remit-card';
import { call } from '../../lib/api/index.ts';

/** The number of a remittance, with its policies and documents on a card. The list is one stop of Tab: the pane has the same. */
export function RemittanceCard({ remittance: { remittanceID, number } }: { readonly remittance: Remittance }) {
  return (
    <RemitCard label={`Remittance ${number}`} toggleOnClick load={() => readCard(remittanceID)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`What ${number} remits`}
        className="-my-px inline-flex h-6 max-w-full items-center underline decoration-dotted underline-offset-2 focus-visible:outline-2 focus-visible:outline-focus"
      >
        <span className="truncate">{number}</span>
      </button>
    </RemitCard>
  );
}

async function readCard(remittanceID: number): Promise<RemitDetail> {
  const { lines, documents } = await call('getRemittance', { params: { remittanceID } });
  return {
    policies: [...Map.groupBy(lines, ({ policyNumber }) => policyNumber)].map(([policyNumber, of]) => ({
      policyNumber,
      premiums: of.map(({ label, gross, liability, line }) => ({
        ...{ name: label, grossAmount: gross, liability, sequence: line },
      })),
    })),
    documents,
  };
}
