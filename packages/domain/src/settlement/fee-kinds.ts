/** Lines of a kind of fee on the numbered forms; null where the form has none of its own and the fee takes a free line. */
interface KindOfFee {
  readonly label: string;
  /** The line of the form of 2010, which may depend on the section: insurance is prepaid or held in escrow. */
  readonly hud2010: number | null;
  readonly hud1974: number | null;
  /** The same where the fee is part of the initial escrow payment (section G). */
  readonly escrow2010?: number;
  readonly escrow1974?: number;
  /** A charge of the title company or the settlement agent. */
  readonly isTitle?: true;
}

/** What fees are for, as far as forms tell them apart (12 CFR 1024, Appendix A; the form of 1974 numbers them otherwise). */
export const feeKinds = {
  general: { label: 'Other', hud2010: null, hud1974: null },
  origination: { label: 'Origination charge', hud2010: 801, hud1974: 801 },
  ratePoints: { label: 'Points for the interest rate', hud2010: 802, hud1974: 802 },
  appraisal: { label: 'Appraisal', hud2010: 804, hud1974: 803 },
  creditReport: { label: 'Credit report', hud2010: 805, hud1974: 804 },
  taxService: { label: 'Tax service', hud2010: 806, hud1974: null },
  floodCertification: { label: 'Flood certification', hud2010: 807, hud1974: null },
  lendersInspection: { label: 'Lender’s inspection', hud2010: null, hud1974: 805 },
  mortgageInsuranceApplication: { label: 'Mortgage insurance application', hud2010: null, hud1974: 806 },
  assumption: { label: 'Assumption', hud2010: null, hud1974: 807 },
  prepaidInterest: { label: 'Daily interest charges', hud2010: 901, hud1974: 901 },
  mortgageInsurance: { label: 'Mortgage insurance', hud2010: 902, hud1974: 902, escrow2010: 1003, escrow1974: 1002 },
  homeownersInsurance: {
    label: 'Homeowner’s insurance',
    hud2010: 903,
    hud1974: 903,
    escrow2010: 1002,
    escrow1974: 1001,
  },
  cityPropertyTaxes: { label: 'City property taxes', hud2010: null, hud1974: null, escrow2010: 1004, escrow1974: 1003 },
  countyPropertyTaxes: {
    label: 'County property taxes',
    hud2010: null,
    hud1974: null,
    escrow2010: 1004,
    escrow1974: 1004,
  },
  assessments: { label: 'Annual assessments', hud2010: null, hud1974: null, escrow1974: 1005 },
  aggregateAdjustment: {
    label: 'Aggregate adjustment',
    hud2010: null,
    hud1974: null,
    escrow2010: 1007,
    escrow1974: 1008,
  },
  settlementFee: { label: 'Settlement or closing fee', hud2010: 1102, hud1974: 1101, isTitle: true },
  titleSearch: { label: 'Abstract or title search', hud2010: null, hud1974: 1102, isTitle: true },
  titleExamination: { label: 'Title examination', hud2010: null, hud1974: 1103, isTitle: true },
  titleBinder: { label: 'Title insurance binder', hud2010: null, hud1974: 1104, isTitle: true },
  documentPreparation: { label: 'Document preparation', hud2010: null, hud1974: 1105, isTitle: true },
  notary: { label: 'Notary', hud2010: null, hud1974: 1106, isTitle: true },
  attorney: { label: 'Attorney', hud2010: null, hud1974: 1107, isTitle: true },
  ownersTitleInsurance: { label: 'Owner’s title insurance', hud2010: 1103, hud1974: 1108, isTitle: true },
  lendersTitleInsurance: { label: 'Lender’s title insurance', hud2010: 1104, hud1974: 1108, isTitle: true },
  titleService: { label: 'Title service', hud2010: null, hud1974: null, isTitle: true },
  recording: { label: 'Recording', hud2010: 1202, hud1974: 1201 },
  localTransferTax: { label: 'City or county tax, stamps', hud2010: 1204, hud1974: 1202 },
  stateTransferTax: { label: 'State tax, stamps', hud2010: 1205, hud1974: 1203 },
  survey: { label: 'Survey', hud2010: null, hud1974: 1301 },
  pestInspection: { label: 'Pest inspection', hud2010: null, hud1974: 1302 },
  commission: { label: 'Real estate commission', hud2010: 701, hud1974: 701 },
} as const satisfies Readonly<Record<string, KindOfFee>>;

export type FeeKind = keyof typeof feeKinds;

/** The kind of a fee with the lines it has. */
export const kindOf = ({ kind = 'general' }: { readonly kind?: FeeKind }): KindOfFee => feeKinds[kind];
