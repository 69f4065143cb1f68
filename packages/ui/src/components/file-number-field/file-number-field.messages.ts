export const fileNumberFieldMessages = {
  required: 'File Number is required',
  short: (minLength: number) => `File Number must have at least ${minLength} characters`,
  locked: 'Restricted Access, File is locked',
  inUse: 'File Number is already in use',
  missing: 'File Number does not exist',
  offline: 'The file number could not be checked. It is checked again when you leave the field.',
  checking: 'Checking',
  exists: 'File exists.',
  free: 'File number is free.',
  /** Title of the question after several were pasted. */
  pasted: (count: number) => `Use ${count} file numbers?`,
  numbers: 'Pasted file numbers',
};

export type FileNumberFieldMessages = typeof fileNumberFieldMessages;
