/** Where this page leads. */
export interface RemittanceLinks {
  /** The money of a file. */
  moneyHref(ordersID: number): string;
  /** Its Premiums page. */
  premiumsHref(ordersID: number): string;
  /** Where one payee is paid for several files. */
  consolidatedHref(payee: string, files: readonly number[]): string;
}
