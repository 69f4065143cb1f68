import type { WireDate } from '../dates/index.ts';

/** All that the paper of one check says. Amounts are in cents. */
export interface CheckFace {
  readonly number: number;
  readonly date: WireDate;
  readonly payee: string;
  /** Name and address for a window envelope, a line each; empty where no address is known. */
  readonly address: readonly string[];
  readonly amount: number;
  readonly memo: string | null;
  /** Whose signatures are printed, a line each: as many as it has lines to sign on, or none. */
  readonly signers?: readonly number[];
  /** Whose money it is. */
  readonly fileNumber: string;
  /** What it pays, for the stubs. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  /** What its letter says instead, where that is more: of a check for several files each line of each of them. */
  readonly detail?: CheckFace['lines'];
}

/** What all checks of a bank account say. */
export interface CheckDrawer {
  /** The title of the account and the address of the office, a line each. */
  readonly office: readonly string[];
  readonly bankName: string;
  readonly routingNumber: string;
  /** In full. */
  readonly accountNumber: string;
  /** The routing number as a fraction, `11-35/1210`; null where the office gave none. */
  readonly fractionalRouting: string | null;
  /** Above this amount, in cents, there are two lines to sign on; left out or null: as the layout says. */
  readonly twoSignaturesAbove?: number | null;
}
