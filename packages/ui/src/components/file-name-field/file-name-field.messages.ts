import { type FileNameRefusal, FORBIDDEN } from '../../lib/parse/file-name.ts';

export const fileNameFieldMessages: Record<FileNameRefusal, string> = {
  'leading-dot': 'A file name may not start with a dot.',
  'trailing-dot': 'A file name may not end with a dot.',
  reserved: 'This name is reserved: com0 to com9, con, lpt0 to lpt9, nul, prn.',
  characters: `A file name may not contain ${FORBIDDEN}`,
  control: 'Remove the line breaks and tabs.',
  'too-long': 'Use at most 255 characters.',
};
