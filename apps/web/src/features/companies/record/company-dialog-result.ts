/** What Edit Company ended with; closed without either, it has no result. */
export interface CompanyDialogResult {
  what: 'saved' | 'merged';
  companyID: number;
  companyName: string;
}
