import { CompanyInfoCard } from '@closewright/ui/company-info-card';
import { send } from '../api/index.ts';

export interface CompanyCardProps {
  companyID: number;
  companyName: string;
}

/** The hover card of a company: phone, fax and e-mail, asked for each time it opens. */
export function CompanyCard({ companyID, companyName }: CompanyCardProps) {
  return (
    <CompanyInfoCard
      name={companyName}
      load={(signal) => send('getCompanyInfo', { params: { companyID } }, { signal })}
    />
  );
}
