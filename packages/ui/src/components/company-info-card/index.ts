export { companyInfoCardMessages } from './company-info-card.messages.ts';
export { type CompanyInfo, CompanyInfoCard, type CompanyInfoCardProps } from './company-info-card.tsx';
