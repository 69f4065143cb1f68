import { CustomFieldType, type CustomFieldTypeName, ReferenceTable } from '@closewright/domain/custom-fields';

/** A custom field of the demonstration. Choices of a child list stand under the parent's choice that offers them. */
export interface SeedField {
  readonly label: string;
  readonly type: CustomFieldTypeName;
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly choices?: readonly string[];
  /** Label of the pick list above, with the choices under each of its choices. */
  readonly child?: { readonly of: string; readonly choices: Readonly<Record<string, readonly string[]>> };
  /** What the demo file has stored; money in cents. */
  readonly value?: string | number | boolean;
}

export interface SeedTab {
  readonly label: string;
  readonly referenceTable: ReferenceTable;
  readonly inFileMain?: boolean;
  readonly fields: readonly SeedField[];
}

/** The custom tabs of the first demo tenant, and what its demo file has in them. */
export const demoCustomTabs: readonly SeedTab[] = [
  {
    label: 'Post-closing',
    referenceTable: ReferenceTable.Orders,
    inFileMain: true,
    fields: [
      { label: 'Received Deed', type: 'Date', value: '2013-04-17' },
      {
        label: 'Courier',
        type: 'PickList',
        choices: ['FedEx', 'UPS', 'Hand Delivery'],
        value: 'FedEx',
      },
      {
        label: 'Courier Service',
        type: 'ChildPickList',
        child: {
          of: 'Courier',
          choices: {
            FedEx: ['Priority Overnight', 'Standard Overnight', '2Day'],
            UPS: ['Next Day Air', '2nd Day Air', 'Ground'],
            'Hand Delivery': ['Runner', 'Attorney Pick-up'],
          },
        },
        value: 'Priority Overnight',
      },
      { label: 'Courier Number', type: 'Text', maxLength: 30, value: '7749 0012 3345' },
      { label: 'Courier Fee', type: 'Money', value: 2_850 },
      { label: 'Pages Recorded', type: 'Integer', value: 24 },
      { label: 'Package Complete', type: 'Boolean', value: true },
      { label: 'Shipped At', type: 'DateTime', value: '2013-04-16T16:45' },
      {
        label: 'Post-closing Notes',
        type: 'Memo',
        value: 'Recorded deed goes to the buyer, recorded mortgage to the lender.\nPolicy follows when both are back.',
      },
    ],
  },
  {
    label: 'Association',
    referenceTable: ReferenceTable.Orders,
    fields: [
      { label: 'Association Name', type: 'Text', maxLength: 60, required: true, value: 'Sunset Ridge Association' },
      { label: 'Management Company', type: 'Company', value: '7-4' },
      { label: 'Dues', type: 'Money', value: 12_500 },
      { label: 'Transfer Fee Percent', type: 'Decimal', value: '0.5' },
      { label: 'Office Opens', type: 'Time', value: '08:30' },
      {
        label: 'Estoppel Language',
        type: 'RichText',
        value: '<p>Dues are paid through <strong>April 2013</strong>.</p>',
      },
    ],
  },
  {
    label: 'Survey',
    referenceTable: ReferenceTable.Property,
    fields: [
      { label: 'Survey Ordered', type: 'Date', value: '2013-03-20' },
      { label: 'Acres', type: 'Decimal', value: '0.25' },
      { label: 'Flood Zone', type: 'PickList', choices: ['X', 'A', 'AE', 'V'], value: 'X' },
      { label: 'Encroachments', type: 'Memo' },
    ],
  },
  {
    label: 'Loan Servicing',
    referenceTable: ReferenceTable.SaleLoan,
    fields: [
      { label: 'Servicer', type: 'Text', maxLength: 60, value: 'Ficus Bank Servicing' },
      { label: 'First Draft Sent', type: 'Date', value: '2013-04-02' },
      { label: 'Wire Confirmed', type: 'Boolean', value: false },
    ],
  },
  {
    label: 'Identification',
    referenceTable: ReferenceTable.Buyer,
    fields: [
      {
        label: 'Identification',
        type: 'PickList',
        choices: ['Driver License', 'Passport', 'State Id'],
        value: 'Driver License',
      },
      { label: 'Checked On', type: 'Date', value: '2013-04-15' },
    ],
  },
];

/** The types a seed names, as numbers. */
export const seedType = (name: CustomFieldTypeName): CustomFieldType => CustomFieldType[name];
