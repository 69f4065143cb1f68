import type { StoredBankItem } from '../bank-files/index.ts';
import type { WireDate } from '../dates/index.ts';

/** What of a wire that is expected tells which one came in. */
export interface ExpectedWireFacts {
  readonly expectedWireID: number;
  readonly expectedOn: WireDate;
  /** In cents. */
  readonly amount: number;
  readonly sender: string;
  readonly reference: string | null;
  readonly fileNumber: string;
}

/** An expected wire that an item of the bank may be. */
export interface ExpectedFit {
  readonly expectedWireID: number;
  /** What both have: `Reference and amount`. */
  readonly why: string;
  /** The only one that the item names, to the cent. */
  readonly isSure: boolean;
}

/** The wires that a file expects and that an item of the bank may be, the likeliest first. They are of its account and still expected. */
export function expectedFits(item: StoredBankItem, expected: readonly ExpectedWireFacts[]): readonly ExpectedFit[] {
  return expected
    .filter(({ amount }) => amount === item.amount)
    .map(({ expectedWireID }) => ({ expectedWireID, why: 'Amount', isSure: false }));
}
