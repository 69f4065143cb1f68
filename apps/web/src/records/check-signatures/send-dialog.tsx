import type { CheckSignatureRow } from '@closewright/contract/check-signatures';
import { signatureLimits } from '@closewright/domain/check-signatures';
import { DialogMessage } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { call, queryFor } from '../../lib/api/index.ts';
import { base64Of } from '../../lib/base64-of.ts';
import { readingWords } from '../../lib/reading-words.ts';
import { RecordDialog } from '../dialog/record-dialog.tsx';
import { useRecordDialog } from '../dialog/use-record-dialog.ts';
import type { Layout } from '../form/layout.ts';

export interface SendDialogProps {
  dialog: DialogControl<CheckSignatureRow>;
}

type Typed = { usersID: number | null; content: string | null };

const layout: Layout = [
  ['usersID', 12, { autoFocus: true }],
  ['content', 12],
];

/** Sends the image of somebody's signature, who has it on paper and has not sent it. */
export function SendDialog({ dialog }: SendDialogProps) {
  const users = useQuery(queryFor('listUsers')).data ?? [];
  const form = useRecordDialog<Typed, CheckSignatureRow>({
    dialog,
    guard: false,
    fields: {
      usersID: { kind: 'choice', label: 'Signature of', required: true, missing: 'Choose whose it is' },
      content: { kind: 'text', label: 'Image', required: true },
    },
    options: {
      usersID: users.map(({ usersID, displayName, isActive }) => {
        return { value: usersID, label: displayName, inactive: !isActive };
      }),
    },
    begin: { usersID: null, content: null },
    async send({ usersID, content }) {
      if (usersID === null || content === null) return null;
      return call('askCheckSignature', { body: { kind: 'image', usersID, content } });
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Send"
      lead={<DialogMessage>Another person approves it. Only its owner may look at it here.</DialogMessage>}
      parts={{
        content: (part) => (
          <FileUpload
            {...part}
            accept={['.png', '.jpg', '.jpeg']}
            maxSize={signatureLimits.bytes}
            multiple={false}
            messages={readingWords}
            upload={async (file): Promise<undefined> => {
              form.set({ content: await base64Of(file) });
            }}
            onItemsChange={(items) => {
              if (items.length === 0) form.set({ content: null });
            }}
          />
        ),
      }}
    />
  );
}
