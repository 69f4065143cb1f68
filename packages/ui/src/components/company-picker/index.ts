export { type Company, type CompanySearchField, displayName, isValidCompany } from './company.ts';
export { type CompanyPickerMessages, companyPickerMessages } from './company-picker.messages.ts';
export {
  CompanyPicker,
  type CompanyPickerProps,
  type CompanySearchRequest,
  type CompanySearchResult,
  companyLimits,
} from './company-picker.tsx';
