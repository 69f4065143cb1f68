import type { InvoiceBatch, InvoiceCustomerRow, OpenInvoice } from '@closewright/contract/invoices';
import { invoiceNumber } from '@closewright/domain/invoices';

/** An open invoice of the customer. */
export const exampleOpenInvoice = ({ invoiceID = 1, ...part }: Partial<OpenInvoice> = {}): OpenInvoice => ({
  ...{ invoiceID, number: invoiceNumber(invoiceID), ordersID: 41, fileNumber: '13-1001' },
  ...{ date: '2013-03-12', due: '2013-04-11', daysLate: 4, total: 100_00, balance: 100_00 },
  ...part,
});

/** A customer with open invoices. */
export const exampleCustomer = (part: Partial<InvoiceCustomerRow> = {}): InvoiceCustomerRow => ({
  ...{ customerKey: 'company 7', name: 'Ficus Bank', companyID: 7, open: 2, balance: 250_00, credit: 0 },
  ...part,
});

/** A batch that was noted. */
export const exampleBatch = (part: Partial<InvoiceBatch> = {}): InvoiceBatch => ({
  ...{ invoiceBatchID: 3, number: 'B-000003', customerKey: 'company 7', customerCompanyName: 'Ficus Bank' },
  ...{ date: '2013-04-15', amount: 300_00, means: 'Check', reference: '1042', note: null, creditUsed: 0, over: 50_00 },
  allocations: [
    {
      ...{ invoiceID: 1, number: 'I-000001', ordersID: 41, fileNumber: '13-1001', amount: 100_00 },
      ...{ writtenOff: 0, reason: null },
    },
    {
      ...{ invoiceID: 2, number: 'I-000002', ordersID: 42, fileNumber: '13-1002', amount: 150_00 },
      ...{ writtenOff: 5_00, reason: 'Agreed' },
    },
  ],
  ...{ by: 'Ada Park', at: '2013-04-15T15:00:00Z', takenBack: null },
  ...part,
});
