import { createHash } from 'node:crypto';

/** A small PDF, as a document of a file has it. */
export function pdfDocument(name: string) {
  const content = Buffer.from(`%PDF-1.7 ${name} \u0000\u00ff`);
  return {
    name,
    mediaType: 'application/pdf',
    sha256: createHash('sha256').update(content).digest('hex'),
    content: content.toString('base64'),
  };
}

const requestKey = (at: number) => `3f0e8a52-6d1c-4c5e-9a77-00000000000${at}`;
/** What every letter of the file is asked for with. */
export const asked = {
  underwriterCompanyID: 'Beta Title Insurance Co.',
  form: 'Multiple transactions',
  propertyState: 'AZ',
  lenderName: 'Ficus Bank',
  address1: '4321 Random Blvd.',
  city: 'Somecity',
  addressState: 'ST',
  zip: '12340',
};

/** A file with something in every section. */
export const rich = {
  fileNumber: 'R-1',
  branchID: 'Harborview',
  closerID: 'closer',
  underwriterCompanyID: 'Beta Title Insurance Co.',
  primaryOrdersID: '12-3456',
  defaultLoanID: 2,
  salePrice: '250,000.05',
  loans: [
    {
      lenderName: 'Ficus Bank',
      amount: '200000',
      rate: '6.125',
      isAdjustableRate: true,
      armIndex: 'SOFR',
      lienPosition: 1,
    },
    {
      amount: '20000.99',
      dayBasis: '360',
      custom: { 'Loan Servicing': { Servicer: 'Somebody', 'Wire Confirmed': false } },
    },
  ],
  properties: [
    {
      address1: '1 Elm',
      loanID: 2,
      acreage: '0.75',
      subdivision: 'Elm Grove',
      surveyName: 'Survey 4',
      fullLegal: ' Lot 1,\n  Block 2 \n',
      propertyTypeID: 'Condominium',
      taxes: [{ taxYear: 2025, amount: '1,234.56', isPaid: true, authority: 'Any County' }, { taxYear: 2026 }],
      custom: { Survey: { 'Flood Zone': 'AE', Acres: '0.5' } },
    },
    {},
    { isForeignAddress: true, country: 'Elbonia', regionTerritory: 'North' },
  ],
  parties: [
    {
      roleTypeID: 'Buyer',
      name: 'محمد O’Brien-北京 🏡',
      vesting: 'A trust',
      entityType: 'Trust',
      taxID: '12-3456789',
      signers: [{ name: 'Anna Field', title: 'Trustee' }, { name: 'Peter Field' }],
      custom: { Identification: { Identification: 'Passport', 'Checked On': '2026-01-02' } },
    },
    { roleTypeID: 'Lender', companyID: 'Ficus Bank', contactID: 'Joe Smith', name: 'Ficus Bank' },
    { roleTypeID: 'Real Estate Agent', buyerSellerID: 'Seller', name: 'An agent' },
  ],
  notes: [
    { body: 'Call\nthe seller', supersededAt: '2026-02-03T10:00:00.000Z', createdAt: '2026-02-01T10:00:00.000Z' },
    {
      body: 'Called',
      supersedesID: 1,
      noteTypeID: 'Phone call',
      noteCategoryID: 'Seller',
      isCritical: true,
      usersID: 'closer',
      createdAt: '2026-02-03T10:00:00.000Z',
    },
  ],
  tasks: [
    { name: 'Order title', assigneeID: 'title-examiner', dueAnchor: 'openDate', dueDays: -3, isDueDateEdited: true },
    {
      name: 'Wire',
      dueDate: '2026-03-01',
      dependsOn: '1, 3',
      isComplete: true,
      completedAt: '2026-02-20T09:30:00.000Z',
      completedBy: 'closer',
      taskNote: 'Done',
      notedAt: '2026-02-20T09:31:00.000Z',
      notedBy: 'closer',
      earlierNotes: [
        { taskNote: 'Bank called\nCall back', notedAt: '2026-02-18T08:00:00.000Z', notedBy: 'closer' },
        { taskNote: 'Waiting', notedAt: '2026-02-19T08:00:00.000Z' },
      ],
    },
    { name: 'Search', notApplicable: true, notedAt: '2026-02-21T09:31:00.000Z', notedBy: 'escrow-officer' },
  ],
  settlements: [
    {
      loanID: 1,
      payoffs: [
        {
          lenderName: 'Rho Servicing',
          loanNumber: '7704-11',
          principal: '99,000.00',
          interest: '400.00',
          interestTo: '2026-11-20',
          goodThrough: '2026-11-30',
          perDiem: '13.56',
          cushionDays: 2,
          wireVerifiedDate: '2026-11-18',
          fees: [{ label: 'Release', amount: '35.00' }, { label: 'Wire' }],
        },
        { lenderName: 'Sigma Bank', rate: '4.95', daysInYear: '360', roundsDay: true, remarks: 'Second\nlien' },
      ],
    },
    {
      loanID: 2,
      payoffs: [{ lenderName: 'Tau Bank' }],
      prorations: [
        {
          label: 'County taxes',
          amount: '3,650.00',
          period: 'Semi-annual',
          periodFrom: '2026-01-01',
          periodTo: '2026-06-30',
          isPaid: true,
          estimatePercent: '105',
          dayCount: 'actual/365',
          closingDayBelongsTo: 'Buyer',
          dailyDecimals: '4 decimals',
          actualAmount: '3,700.50',
          remarks: 'Agreed\nto re-prorate',
        },
        { label: 'Dues' },
      ],
      adjustments: [
        { kind: 'Seller credit', buyerAmount: '2,500.00' },
        {
          kind: 'Adjustment from seller',
          label: 'Rent of April',
          buyerAmount: '300.00',
          sellerAmount: '250.00',
          party: 'Tenant',
          remarks: 'By the lease\nof 2012',
        },
      ],
    },
  ],
  documents: [pdfDocument('CPL 1'), pdfDocument('CPL 2'), pdfDocument('CPL 3')],
  letters: [
    {
      ...asked,
      form: 'Single transaction',
      loanID: 2,
      loanNumber: '123',
      loanAmount: '20,000.99',
      clause: 'its successors and/or assigns',
      attention: 'Joe Smith',
      address2: 'Floor 2',
      state: 'Replaced',
      requestKey: requestKey(1),
      letterNumber: 'CPL-AZ-1',
      fee: '25.00',
      feeRule: 'Arizona',
      documentID: 1,
      requestedAt: '2026-02-01T10:00:00.000Z',
      requestedBy: 'closer',
      issuedAt: '2026-02-01T10:00:01.000Z',
    },
    {
      ...asked,
      state: 'Issued',
      requestKey: requestKey(2),
      letterNumber: 'CPL-AZ-2',
      documentID: 2,
      reissuedFromID: 1,
      requestedAt: '2026-02-02T10:00:00.000Z',
      requestedBy: 'escrow-officer',
      issuedAt: '2026-02-02T10:00:01.000Z',
    },
    {
      ...asked,
      state: 'Voided',
      requestKey: requestKey(3),
      letterNumber: 'CPL-AZ-3',
      documentID: 3,
      requestedAt: '2026-02-03T10:00:00.000Z',
      issuedAt: '2026-02-03T10:00:01.000Z',
      voidedAt: '2026-02-04T10:00:00.000Z',
      voidedBy: 'closer',
      voidReason: 'The loan was cancelled',
    },
    {
      ...asked,
      state: 'Refused',
      requestKey: requestKey(4),
      problem: 'The underwriter does not know this lender',
      requestedAt: '2026-02-05T10:00:00.000Z',
    },
    {
      ...asked,
      state: 'Pending',
      requestKey: requestKey(5),
      reissuedFromID: 4,
      requestedAt: '2026-02-06T10:00:00.000Z',
    },
  ],
  custom: {
    Association: {
      'Association Name': 'Sunset',
      'Management Company': 'Sunset Ridge Association | Lee Marsh',
      Dues: '125.10',
    },
    'Post-closing': { Courier: 'UPS', 'Courier Service': 'Ground', 'Pages Recorded': 3, 'Received Deed': '2026-03-01' },
  },
};
