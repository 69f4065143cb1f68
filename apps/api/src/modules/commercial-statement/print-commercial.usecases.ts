import type { DownloadAddress } from '@closewright/contract/kit';
import { commercialOfForm, commercialStatement } from '@closewright/domain/forms';
import type { Caller } from '../../platform/auth/caller.ts';
import type { PrintedForm } from '../../platform/pdf/index.ts';
import type { Actor, Database } from '../../platform/tenant/in-tenant.ts';
import { besideFile } from '../orders/file-work.usecases.ts';
import { draftOnPaper, later, statementToDraw, wholeStatement } from '../settlement/print-form.usecases.ts';
import { foundCommercial } from './commercial.usecases.ts';

/** The commercial statement of a file. */
export interface CommercialWanted {
  readonly ordersID: number;
}

/** Of several loans the statement that the file shows first. */
const loanID = 0;

/** Where the PDF of the commercial statement of a file may be fetched, by who may read all that stands in it. */
export function offerCommercial(
  database: Database,
  caller: Caller,
  ordersID: number,
  offer: (wanted: CommercialWanted, fileNumber: string) => DownloadAddress,
): Promise<DownloadAddress> {
  const action = 'readCommercial';
  return besideFile({ database, caller, ordersID, action }, async (tx, file) => {
    await wholeStatement(tx, file, loanID);
    return offer({ ordersID }, file.state.fileNumber);
  });
}

/** The commercial statement of a file as it is stored, with what it takes of the file and its statement: a draft. */
export function commercialOnPaper(
  database: Database,
  actor: Actor,
  { ordersID }: CommercialWanted,
): Promise<PrintedForm> {
  return database.inTenant(actor, async (tx) => {
    const commercial = await foundCommercial(tx, { tenant: actor.tenant, ordersID });
    const { known, told, changedAt } = await statementToDraw(tx, actor, { ordersID, loanID });
    const document = commercialStatement(known, told, commercialOfForm(commercial));
    return draftOnPaper(document, {
      of: document.title,
      actor,
      told,
      changedAt: later(changedAt, commercial.updatedAt),
    });
  });
}
