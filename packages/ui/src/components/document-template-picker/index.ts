export {
  type DocumentTemplatePickerMessages,
  documentTemplatePickerMessages,
} from './document-template-picker.messages.ts';
export { DocumentTemplatePicker, type DocumentTemplatePickerProps } from './document-template-picker.tsx';
export { DocumentTemplatesPicker, type DocumentTemplatesPickerProps } from './document-templates-picker.tsx';
export {
  type DocumentTemplate,
  type SearchTemplates,
  type TemplateSearchRequest,
  type TemplateSearchResult,
  templateLimits,
} from './template-search.ts';
