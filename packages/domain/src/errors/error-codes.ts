/** What one error code means: its HTTP status, when it is thrown, and what the user reads when the thrower says no more. */
export interface ErrorCodeRule {
  readonly status: number;
  readonly when: string;
  readonly message: string;
}

/**
 * Every code the api answers with, and the only place where a code gets its HTTP status (house.md, Contract).
 * The spec shows no server error codes (core.md §7 "Server error codes are not shown"), so the names are ours.
 */
export const errorCodes = {
  VALIDATION_FAILED: {
    status: 400,
    when: 'The parts of the request are readable but break the schema or a rule of the domain; modelState says where.',
    message: 'Please correct the highlighted errors on screen to continue.',
  },
  MALFORMED_BODY: {
    status: 400,
    when: 'The body is not the JSON it claims to be, or is nested deeper than allowed.',
    message: 'The request could not be read.',
  },
  UNAUTHENTICATED: {
    status: 401,
    when: 'There is no token, or it is not one this tenant accepts (signature, issuer, audience, client).',
    message: 'Please sign in.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    when: 'The token was good once and its time is over.',
    message: 'Your session has expired. Please sign in again.',
  },
  FORBIDDEN: {
    status: 403,
    when: 'The user is signed in and lacks the screen access, permission or special setting that the call needs.',
    message: 'Access to this section is not authorized. Please contact your administrator.',
  },
  APP_READ_ONLY: {
    status: 403,
    when: 'A write by a user who holds IsAppReadOnly (core.md §1).',
    message: 'Your account can read but not change anything.',
  },
  FIELD_NOT_EDITABLE: {
    status: 403,
    when: 'A write that touches a field whose mode for this user and file is not edit (house.md, Access).',
    message: 'One of the fields cannot be changed.',
  },
  INVALID_USER: {
    status: 403,
    when: 'A call that needs an authorized user, by a user without groupUsersID (core.md §4 Session).',
    message: "There's an issue with missing or invalid information on your account. Please contact your administrator.",
  },
  MISSING_USER: {
    status: 403,
    when: 'A call that needs an authorized user, by a login that has no usersID (core.md §4 Session).',
    message: "There's an issue with missing or invalid information on your account. Please contact your administrator.",
  },
  NOT_FOUND: {
    status: 404,
    when: 'The path, or the record of this tenant, does not exist. An id of another tenant answers exactly the same.',
    message: 'This could not be found.',
  },
  INVALID_TENANT: {
    status: 404,
    when: 'The first label of the host names no tenant.',
    message: 'There is no company at this address.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The path exists under another HTTP method.',
    message: 'This call is not possible here.',
  },
  VERSION_CONFLICT: {
    status: 409,
    when: 'A write is based on an older version than the one stored; conflict carries both sides.',
    message: 'Somebody else saved this file in the meantime.',
  },
  FILE_NUMBER_IN_USE: {
    status: 409,
    when: 'A file is created or renumbered with a number that another file of the tenant has.',
    message: 'File Number is already in use',
  },
  CONFIRMATION_NEEDED: {
    status: 409,
    when: 'A change that orphans or removes stored values, sent without the number of them that is true now.',
    message: 'This change concerns stored values. Please confirm how many.',
  },
  ITEM_IN_USE: {
    status: 409,
    when: 'An item is to be made inactive although records use it, and the caller has not said that this is meant.',
    message: 'Files use this item.',
  },
  NO_FILE_NUMBER: {
    status: 409,
    when: 'The branch has no file number pool, or its pool is inactive or has no numbers left.',
    message: 'There is no file number for this branch. Please contact your administrator.',
  },
  NAME_IN_USE: {
    status: 409,
    when: 'Something is created or renamed with a name, code or login that must be unique and is taken.',
    message: 'This name is already in use.',
  },
  CHANGE_WAITING: {
    status: 409,
    when: 'A change of a tax id or of wire instructions is asked for while another one waits to be decided.',
    message: 'Another change waits for approval. Decide about it first.',
  },
  CHANGE_DECIDED: {
    status: 409,
    when: 'A decision about a change that has been approved, refused or withdrawn already.',
    message: 'This change has been decided already.',
  },
  SECOND_PERSON_NEEDED: {
    status: 403,
    when: 'A change is approved or refused by the person who asked for it, or withdrawn by another one.',
    message: 'Somebody else has to decide.',
  },
  CHECK_PIN_NOT_SET: {
    status: 403,
    when: 'A call that takes a PIN, by somebody who has none, or whose PIN was taken away (the flag checkWritingPIN is on).',
    message: 'Set your PIN first, in User Settings.',
  },
  MERGE_REFUSED: {
    status: 409,
    when: 'Two companies that cannot become one: the same, merged before, of different regions, or with a waiting change.',
    message: 'These companies cannot be merged.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    when: 'A write that would take away the own right to administer, or leave the tenant without an administrator.',
    message: 'Somebody must be left who can administer.',
  },
  NOT_ENOUGH_MONEY: {
    status: 409,
    when: 'A posting takes more of an account of the ledger than it has on that day or on a later one.',
    message: 'There is not enough money in this file for it.',
  },
  FILE_SHORT: {
    status: 409,
    when: 'A disbursement of a file that is short of money the bank took back.',
    message: 'This file is short. Make that good before anything is paid out of it.',
  },
  BANK_ACCOUNT_CLOSED: {
    status: 409,
    when: 'A posting to a bank account that is inactive, not opened yet or closed on that day, or holds no money in trust.',
    message: 'This bank account takes no postings. Choose another one.',
  },
  PERIOD_CLOSED: {
    status: 409,
    when: 'A posting with a business date in a period of the bank account that is finalized.',
    message: 'This period of the bank account is finalized. Choose a later date.',
  },
  APPROVAL_NEEDED: {
    status: 403,
    when: 'A posting that advances money or books a loss without the approval of somebody else.',
    message: 'Somebody else has to approve this first.',
  },
  DECIDED_ALREADY: {
    status: 409,
    when: 'A request for approval is withdrawn or decided, or a positive pay file or an export of journals is accepted, taken back or downloaded that was decided otherwise before, or an invoice is gone on with that was issued or voided.',
    message: 'This request was decided already.',
  },
  TAKEN_BACK_ALREADY: {
    status: 409,
    when: 'A correction of a transaction that is corrected already, or is a correction itself; what was noted of an invoice, or a batch of payments, that was taken back already.',
    message: 'This was taken back already.',
  },
  CARRIED_ON: {
    status: 409,
    when: 'A posting that carries on what was taken back or is carried on the same way already, or takes back what is carried on; an invoice that is other by now than whoever goes on with it has seen.',
    message: 'Something else was posted about this since. Look at its ledger again.',
  },
  POSITIVE_PAY_REFUSED: {
    status: 409,
    when: 'A positive pay file for a bank account without a layout, with a check that the layout has no place for, or of other events than were seen; a list of exceptions that cannot be read, or a decision without its reason; modelState names each.',
    message: 'The file could not be made.',
  },
  JOURNALS_REFUSED: {
    status: 409,
    when: 'An export of journals while nothing is to be exported, the mapping lacks something, or something else is to be exported than was seen; details name what is missing.',
    message: 'The export could not be made.',
  },
  BANK_FILE_REFUSED: {
    status: 422,
    when: 'A bank file is cut off, does not add up, cannot be read or was taken already; its lines and reasons stand in the details. Nothing of it is stored.',
    message: 'This file was not taken.',
  },
  WIRE_BLOCKED: {
    status: 409,
    when: 'A wire is to be released or sent that a check blocks: no payee is named, its instructions are not good, other ones came, a list of sanctions has a like name; details name the check.',
    message: 'This payment cannot go yet.',
  },
  SANCTIONS_LIST_REFUSED: {
    status: 422,
    when: 'A list of sanctions cannot be read or is cut off; its lines and reasons stand in the details. Nothing of it is stored.',
    message: 'This list was not taken.',
  },
  NOT_RECONCILED: {
    status: 409,
    when: 'A day is to be finalized while bank, book and files do not agree, the bank told no balance of it, or something changed since it was seen.',
    message: 'Bank, book and files do not agree.',
  },
  DISBURSEMENT_BLOCKED: {
    status: 409,
    when: 'A disbursement that the checks before it block: the statement is open or out of balance, a line has changed or is held, nobody is named.',
    message: 'This cannot be paid yet.',
  },
  CHECK_NUMBER_TAKEN: {
    status: 409,
    when: 'A check with a number that another check of the bank account has.',
    message: 'Another check has this number.',
  },
  DOWNLOAD_USED: {
    status: 410,
    when: 'The address of a download was fetched from already, or its minute is over.',
    message: 'This file was fetched already, or its address is too old. Please ask for the file again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    when: 'The body is larger than the limit of the call.',
    message: 'The request is too large.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    when: 'The body has another content type than the call takes.',
    message: 'The request has a format that is not supported.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    when: 'A call comes with an Idempotency-Key that this user has sent with another call, or with other values.',
    message: 'This key was sent with another request before. Send this one with a key of its own.',
  },
  FILE_LOCKED: {
    status: 423,
    when: 'A write to a locked file, or to the settlement statement of a file whose settlement is locked.',
    message: 'Restricted Access, File is locked',
  },
  FILE_IN_USE: {
    status: 423,
    when: 'A write or a take-over while somebody else holds the file and the caller may not take it.',
    message: 'Somebody else has this file open.',
  },
  RATE_LIMITED: {
    status: 429,
    when: 'The user or the tenant sent more requests in the window than allowed.',
    message: 'Too many requests. Please wait a moment and try again.',
  },
  INTERNAL: {
    status: 500,
    when: 'Anything unforeseen. The cause goes to the log with the request id, never into the answer.',
    message: 'Something went wrong. Please try again.',
  },
  MAINTENANCE_MODE: {
    status: 503,
    when: 'The token says the tenant is under maintenance and does not allow maintenance access (core.md §4).',
    message: 'The system is down for maintenance. Please contact support.',
  },
  TENANT_BUSY: {
    status: 503,
    when: 'The company has as many calls at the database as one company may have on a node, or they wait for a lock too long.',
    message: 'Your company has more work under way than this server takes at once. Please try again in a moment.',
  },
  UNAVAILABLE: {
    status: 503,
    when: 'The database or another service the call needs does not answer.',
    message: 'The service is not available right now. Please try again.',
  },
} as const satisfies Record<string, ErrorCodeRule>;

export type ErrorCode = keyof typeof errorCodes;

/** True when the text is one of our codes: an answer of a proxy in between need not be. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text);
}
