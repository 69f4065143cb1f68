/** What is entered of a good faith estimate, by the block that says it. */
export const gfeLabels = {
  gfeOrigination: 'GFE 1, our origination charge',
  gfeRate: 'GFE 2, credit or charge for the rate',
  gfeTitle: 'GFE 4, title services and lender’s insurance',
  gfeOwnersTitle: 'GFE 5, owner’s title insurance',
  gfeRecording: 'GFE 7, government recording charges',
  gfeTransferTaxes: 'GFE 8, transfer taxes',
  gfeEscrow: 'GFE 9, initial deposit for escrow',
  gfeInterest: 'GFE 10, daily interest charges',
  gfeInsurance: 'GFE 11, homeowner’s insurance',
} as const;

/** The amounts of the blocks as they are entered. */
export type GfeAmounts = Readonly<Partial<Record<keyof typeof gfeLabels, number | null>>>;

/** A line of the HUD-1 whose amount a block tells as one. */
export interface GfeBlock {
  /** The block, as the estimate numbers it. */
  readonly block: string;
  readonly field: keyof typeof gfeLabels;
}

/** The blocks by the line of the HUD-1 (12 CFR 1024, Appendix A and C). Blocks 3 and 6 tell of each service: those are the estimates of the fees. */
export const gfeBlocks: Readonly<Record<number, GfeBlock>> = {
  801: { block: '1', field: 'gfeOrigination' },
  802: { block: '2', field: 'gfeRate' },
  1101: { block: '4', field: 'gfeTitle' },
  1103: { block: '5', field: 'gfeOwnersTitle' },
  1201: { block: '7', field: 'gfeRecording' },
  1203: { block: '8', field: 'gfeTransferTaxes' },
  1001: { block: '9', field: 'gfeEscrow' },
  901: { block: '10', field: 'gfeInterest' },
  903: { block: '11', field: 'gfeInsurance' },
};
