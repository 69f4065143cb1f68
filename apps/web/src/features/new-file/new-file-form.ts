import type { NewFileBody } from '@closewright/contract/new-files';
import {
  type CopiedPart,
  copiedParts,
  defaultOrderKind,
  defaultSettlementStatementType,
  fileNumberError,
  fileNumberMessages,
} from '@closewright/domain/orders';

/** What is typed in the dialog Create New File. */
export type NewFileForm = {
  /** Whether the branch's pool gives the number. */
  isNumbered: boolean;
  fileNumber: string;
  regionID: number | null;
  branchID: number | null;
  kindOfOrder: number;
  settlementStatementType: number;
  orderServiceID: number | null;
  titleUnitID: number | null;
  escrowUnitID: number | null;
  /** Undefined for that of the branch, null for none. */
  workflowProcessTemplateID: number | null | undefined;
  buyerFirstName: string;
  buyerLastName: string;
  sellerFirstName: string;
  sellerLastName: string;
  propertyAddress: string;
  propertyCity: string;
  propertyState: string;
  propertyZip: string;
  templateID: number | null;
  copyFrom: string;
  copyFromID: number | null;
  parts: readonly CopiedPart[];
};

/**
 * The form before anything is typed.
 * @param place region and branch of the user
 * @param source the file it is copied from, where that is known already
 */
export function emptyForm(
  place: Pick<NewFileForm, 'regionID' | 'branchID'>,
  source?: { readonly ordersID: number; readonly fileNumber: string },
): NewFileForm {
  return {
    isNumbered: true,
    fileNumber: '',
    ...place,
    kindOfOrder: defaultOrderKind,
    settlementStatementType: defaultSettlementStatementType,
    orderServiceID: null,
    titleUnitID: null,
    escrowUnitID: null,
    workflowProcessTemplateID: undefined,
    buyerFirstName: '',
    buyerLastName: '',
    sellerFirstName: '',
    sellerLastName: '',
    propertyAddress: '',
    propertyCity: '',
    propertyState: '',
    propertyZip: '',
    templateID: null,
    copyFrom: source?.fileNumber ?? '',
    copyFromID: source?.ordersID ?? null,
    parts: copiedParts,
  };
}

export type NewFileErrors = Readonly<Partial<Record<keyof NewFileForm, string>>>;

/** What is wrong before the server is asked. */
export function newFileErrors(form: NewFileForm): NewFileErrors {
  const numberError = form.isNumbered ? null : fileNumberError(form.fileNumber);
  return {
    ...(numberError === null ? {} : { fileNumber: numberError }),
    ...(form.regionID === null ? { regionID: 'Region is required' } : {}),
    ...(form.branchID === null ? { branchID: 'Branch is required' } : {}),
    ...(form.copyFrom.trim() !== '' && form.copyFromID === null ? { copyFrom: fileNumberMessages.missing } : {}),
    ...(form.copyFromID !== null && form.parts.length === 0 ? { parts: 'Choose what is taken over' } : {}),
  };
}

/** The form as the api takes it. Region and branch are chosen: `newFileErrors` has seen to it. */
export function newFileBody(form: NewFileForm): NewFileBody {
  const word = (text: string) => text.trim() || null;
  const facts = {
    buyerFirstName: word(form.buyerFirstName),
    buyerLastName: word(form.buyerLastName),
    sellerFirstName: word(form.sellerFirstName),
    sellerLastName: word(form.sellerLastName),
    propertyAddress: word(form.propertyAddress),
    propertyCity: word(form.propertyCity),
    propertyState: word(form.propertyState),
    propertyZip: word(form.propertyZip),
  };
  const from =
    form.templateID !== null
      ? { ordersID: form.templateID, parts: [] }
      : form.copyFromID !== null
        ? { ordersID: form.copyFromID, parts: [...form.parts] }
        : null;
  return {
    fileNumber: form.isNumbered ? null : form.fileNumber.trim(),
    regionID: form.regionID ?? 0,
    branchID: form.branchID ?? 0,
    kindOfOrder: form.kindOfOrder,
    settlementStatementType: form.settlementStatementType,
    orderServiceID: form.orderServiceID,
    titleUnitID: form.titleUnitID,
    escrowUnitID: form.escrowUnitID,
    workflowProcessTemplateID: form.workflowProcessTemplateID,
    facts: Object.values(facts).some((fact) => fact !== null) ? facts : null,
    from,
  };
}
