import { denialText, type ErrorCode } from '../errors/index.ts';

interface ReasonRule {
  /** What the user reads; `{label}` is the screen or field asked for. */
  readonly text: (label: string) => string;
  /** What a write answers that is refused for this reason. */
  readonly errorCode: ErrorCode;
}

const denied = (label: string) => denialText(label);

/** Every reason a decision of this folder can give, with its text and the code the api answers. */
export const accessReasons = {
  featureOff: { text: denied, errorCode: 'FORBIDDEN' },
  needsSystemAdministrator: { text: denied, errorCode: 'FORBIDDEN' },
  needsAdministrator: { text: denied, errorCode: 'FORBIDDEN' },
  noScreenAccess: { text: denied, errorCode: 'FORBIDDEN' },
  noAppAccess: { text: denied, errorCode: 'FORBIDDEN' },
  noPermission: { text: denied, errorCode: 'FORBIDDEN' },
  outOfRegion: { text: () => 'The region is not one of yours.', errorCode: 'FORBIDDEN' },
  readAccess: { text: (label) => `You may read ${label}, not change it.`, errorCode: 'FORBIDDEN' },
  customAccess: { text: (label) => `${label} decides by itself what you may change.`, errorCode: 'FORBIDDEN' },
  appReadOnly: { text: () => 'Your account can read but not change anything.', errorCode: 'APP_READ_ONLY' },
  consolidated: {
    text: () => 'This file is consolidated. You can read and copy.',
    errorCode: 'FILE_LOCKED',
  },
  fileLocked: { text: () => 'This file is locked. You can read and copy.', errorCode: 'FILE_LOCKED' },
  settlementLocked: {
    text: () => 'The settlement statement of this file is locked. You can read and copy.',
    errorCode: 'FILE_LOCKED',
  },
  fileInUse: { text: () => 'Somebody else has this file open. You can read and copy.', errorCode: 'FILE_IN_USE' },
  fileInUseByYou: {
    text: () => 'You have this file open in another window. You can read and copy.',
    errorCode: 'FILE_IN_USE',
  },
  wasReadOnly: { text: () => 'The invoice was opened read-only.', errorCode: 'FORBIDDEN' },
  bankOutOfRegion: {
    text: () => 'The bank of this file belongs to a region that is not one of yours. You can read and copy.',
    errorCode: 'FORBIDDEN',
  },
  fieldNeedsPermission: {
    text: (label) => `Changing ${label} needs a right you do not have.`,
    errorCode: 'FIELD_NOT_EDITABLE',
  },
  fieldNotEditable: { text: (label) => `${label} is set by the system.`, errorCode: 'FIELD_NOT_EDITABLE' },
} as const satisfies Record<string, ReasonRule>;

export type AccessReasonCode = keyof typeof accessReasons;

/** Why something is limited: a code for tests and the api, a sentence for the user. */
export interface AccessReason {
  readonly code: AccessReasonCode;
  readonly text: string;
}

/** The reason of a code, worded for a screen or field. */
export function accessReason(code: AccessReasonCode, label: string): AccessReason {
  return { code, text: accessReasons[code].text(label) };
}

/** The error code of a write that is refused for a reason. */
export function errorCodeOf(reason: AccessReason): ErrorCode {
  return accessReasons[reason.code].errorCode;
}
