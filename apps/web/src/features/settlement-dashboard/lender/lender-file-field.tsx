import { mostDisclosureBytes } from '@closewright/contract/lender-disclosures';
import { FieldModeScope } from '@closewright/ui/field-mode';
import { FileUpload, type Upload } from '@closewright/ui/file-upload';
import { ApiError, messageOf, send } from '../../../lib/api/index.ts';
import { base64Of } from '../../../lib/base64-of.ts';
import { type LenderFile, lenderFile } from './use-lender-comparison.ts';

export interface LenderFileFieldProps {
  params: { ordersID: number; loanID: number };
  onRead(file: LenderFile): void;
}

/** The words of a field that sends nothing to keep. */
const words = {
  hint: 'of the lender, or drop it here: UCD XML, or our own JSON. Nothing of it is stored.',
  drop: 'Drop to compare',
  progress: (name: string) => `Reading ${name}`,
  started: (name: string) => `Reading ${name}`,
  retry: (name: string) => `Read ${name} again`,
  states: {
    waiting: 'Waiting',
    sending: 'Reading',
    paused: 'Paused',
    done: 'Compared',
    failed: 'Not read',
    cancelled: 'Cancelled',
  },
};

/** The file of a lender. What is refused stays with its reason, and so does what was compared before. */
export function LenderFileField({ params, onRead }: LenderFileFieldProps) {
  const read: Upload = async (file, { signal }) => {
    const content = await base64Of(file);
    try {
      onRead(lenderFile(file.name, await send('compareLenderDisclosure', { params, body: { content } }, { signal })));
    } catch (error) {
      throw new Error(refusalOf(error));
    }
    return file.name;
  };
  return (
    <FieldModeScope mode="edit">
      <FileUpload
        label="Lender’s file"
        upload={read}
        accept={['.xml', '.json']}
        maxSize={mostDisclosureBytes}
        multiple={false}
        // What was refused, or compared before, stays in the list.
        maxFiles={Number.POSITIVE_INFINITY}
        concurrency={1}
        messages={words}
      />
    </FieldModeScope>
  );
}

/** Why a file was refused, in the words of its field. */
const refusalOf = (error: unknown): string =>
  (error instanceof ApiError && error.modelState.content?.[0]) || messageOf(error);
