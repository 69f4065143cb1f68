export { type AskTemplatesOptions, askTemplates } from './ask-templates.ts';
export {
  type DocumentTemplatePickerMessages,
  documentTemplatePickerMessages,
} from './document-template-picker.messages.ts';
export { DocumentTemplatePicker, type DocumentTemplatePickerProps } from './document-template-picker.tsx';
export { DocumentTemplatesPicker, type DocumentTemplatesPickerProps } from './document-templates-picker.tsx';
export type { TemplateCategory } from './template-categories.tsx';
export { type TemplateDialogMessages, templateDialogMessages } from './template-dialog.messages.ts';
export type { PreviewTemplate } from './template-preview.tsx';
export {
  type BrowseTemplates,
  type DocumentTemplate,
  type SearchTemplates,
  type TemplateBrowseRequest,
  type TemplateSearchRequest,
  type TemplateSearchResult,
  templateLimits,
} from './template-search.ts';
