import { onDemand } from '../../lib/on-demand.ts';
import { type DialogResult, dialogs } from '../../services/dialogs/index.ts';
import { templateDialogMessages } from './template-dialog.messages.ts';
import type { TemplateDialogProps } from './template-dialog.tsx';
import type { DocumentTemplate } from './template-search.ts';

export type AskTemplatesOptions = Omit<TemplateDialogProps, 'dialog'>;

// Tree, list and preview come with the first question.
const TemplateDialog = onDemand<TemplateDialogProps>(() => import('./template-dialog.tsx'));

/**
 * Lets people look through the templates of a region and pick several. Resolves with them in the order they were picked, or as
 * dismissed. One at a time.
 */
export function askTemplates(options: AskTemplatesOptions): Promise<DialogResult<readonly DocumentTemplate[]>> {
  return dialogs.open<AskTemplatesOptions, readonly DocumentTemplate[]>(TemplateDialog, options, {
    title: { ...templateDialogMessages, ...options.messages }.title,
    size: { width: '85%', height: '85%', minWidth: 900 },
    key: 'document-templates',
    name: 'document-templates',
  });
}
